import { backup, restore } from './backups.ts'
import type { Command } from './command.ts'
import { comments, moderation } from './comments.ts'
import { copy } from './copy.ts'
import { doctor } from './doctor.ts'
import { enquiries } from './enquiries.ts'
import { handle } from './handle.ts'
import { letterRetry, letters } from './letters.ts'
import { migration } from './migration.ts'
import { personErase, personExport, personShow } from './persons.ts'
import { reports } from './reports.ts'
import { show } from './show.ts'
import { subscribers } from './subscribers.ts'

/** Every command of the desk by the words that call it, in the order of the help. */
export const commands: Readonly<Record<string, Command>> = {
  enquiries,
  comments,
  reports,
  subscribers,
  letters,
  show,
  handle,
  'comment delete': moderation('delete', 'delete a comment; its replies stay'),
  'comment restore': moderation('restore', 'show a deleted or held comment'),
  'letter retry': letterRetry,
  'person show': personShow,
  'person export': personExport,
  'person erase': personErase,
  backup,
  restore,
  copy,
  migrate: migration,
  doctor,
}
