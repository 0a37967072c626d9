import { alert } from './alert.ts'
import { audit } from './auditTrail.ts'
import { backup } from './backups.ts'
import { beginAnew } from './beginAnew.ts'
import { ban, bans, commentsModerate, unban } from './bulkModeration.ts'
import type { Command } from './command.ts'
import { comments, moderation } from './comments.ts'
import { copy } from './copy.ts'
import { personErase, personExport, personShow } from './dataSubjects.ts'
import { doctor } from './doctor.ts'
import { emailDiscard, emailRelease, emailResend } from './emailActions.ts'
import { emails } from './emails.ts'
import { enquiries } from './enquiries.ts'
import { commentErase, enquiryDelete } from './erase.ts'
import { handle } from './handle.ts'
import { importFlamingo, importListmonk } from './imports.ts'
import { limits, limitsReset } from './limits.ts'
import { migration } from './migration.ts'
import { newsletterResume, newsletterStop, newsletters } from './newsletters.ts'
import { reports } from './reports.ts'
import { restore } from './restore.ts'
import { show } from './show.ts'
import { signIn } from './signIn.ts'
import { subscribers } from './subscribers.ts'

/** All commands by name, in the order of the help. */
export const commands: Readonly<Record<string, Command>> = {
  enquiries,
  comments,
  reports,
  subscribers,
  newsletters,
  emails,
  show,
  handle,
  'comment delete': moderation('delete', 'delete a comment; its replies stay'),
  'comment restore': moderation('restore', 'show a deleted or held comment'),
  'comment erase': commentErase,
  'enquiry delete': enquiryDelete,
  'comments moderate': commentsModerate,
  ban,
  unban,
  bans,
  limits,
  'limits reset': limitsReset,
  'email resend': emailResend,
  'email release': emailRelease,
  'email discard': emailDiscard,
  'newsletter stop': newsletterStop,
  'newsletter resume': newsletterResume,
  'person show': personShow,
  'person export': personExport,
  'person erase': personErase,
  'import listmonk': importListmonk,
  'import flamingo': importFlamingo,
  backup,
  restore,
  'begin-anew': beginAnew,
  copy,
  migrate: migration,
  'sign-in': signIn,
  audit,
  alert,
  doctor,
}

/** The command with this name. */
export function commandNamed(name: string): Command | undefined {
  // `Object.hasOwn`: 'constructor' is no command.
  return Object.hasOwn(commands, name) ? commands[name] : undefined
}
