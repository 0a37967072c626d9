import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type DataSubject, findDataSubject } from '../privacy/dataSubject.ts'
import { type Identity, identityOf } from '../privacy/identity.ts'
import { erase } from '../privacy/tombstones.ts'
import { StartupError } from '../startupError.ts'
import { removeBeforeRestore } from '../store/beforeRestore.ts'
import { tombstoneFile } from '../store/openStore.ts'
import { loadSecret } from '../store/secret.ts'
import type { Store } from '../store/store.ts'
import type { Command, CommandContext } from './command.ts'

const yes = { yes: { type: 'boolean' } } as const
const yesHelp = { yes: 'do it; without it the command only says what it would erase' }
const checkpointTries = 12

/** `comment erase`: removes a comment's text and its author's details for good; replies to it stay. */
export const commentErase: Command = {
  usage: 'comment erase <id> --yes',
  summary: "erase one comment's text and author for good; its replies stay",
  options: yes,
  help: yesHelp,
  positionals: [1, 1],
  audit: ({ positionals: [id = ''] }) => id,
  async run(context) {
    const [id = ''] = context.positionals
    const { db } = await context.open()
    const row = await db.selectFrom('comment').select('state').where('id', '=', id).executeTakeFirst()
    if (!row) throw new StartupError(`There is no comment ${id}. List them with: desk comments`)
    return eraseNow(context, { kind: 'comment', value: id })
  },
}

/** `enquiry delete`: removes one enquiry for good, by its reference or id. */
export const enquiryDelete: Command = {
  usage: 'enquiry delete <reference or id> --yes',
  summary: 'delete one enquiry and its email for good',
  options: yes,
  help: yesHelp,
  positionals: [1, 1],
  audit: ({ positionals: [id = ''] }) => id,
  async run(context) {
    const [id = ''] = context.positionals
    const { db } = await context.open()
    const row = await db
      .selectFrom('enquiry')
      .select('reference')
      .where(({ eb, or }) => or([eb('id', '=', id), eb('reference', '=', id.toUpperCase())]))
      .executeTakeFirst()
    const identity = row && identityOf('reference', row.reference)
    if (!identity) throw new StartupError(`There is no enquiry ${id}. List them with: desk enquiries`)
    return eraseNow(context, identity)
  },
}

/** Erases what is stored under an identity, or only says what it would erase without --yes. */
export async function eraseNow(
  { config, open, terminal, values, noteChange }: CommandContext,
  identity: Identity,
): Promise<number> {
  const store = await open()
  if (!values.yes) {
    terminal.out(`This would erase ${countOf(await findDataSubject(store.db, identity))}. Add --yes to do it.\n`)
    return 1
  }
  const secret = await loadSecret(config, store)
  const erased = await erase(store, identity, secret, tombstoneFile(config), Date.now())
  noteChange()
  terminal.out(`Erased ${countOf(erased)}.\n`)
  for (const file of removeBeforeRestore(config.dataDir, Number.POSITIVE_INFINITY))
    terminal.out(`Removed ${file}, which still contained it.\n`)
  if (!(await emptyLog(store))) {
    terminal.err(
      'The write-ahead log beside the database still contains it, because another program is reading the database (a backup, or a sqlite3 shell). Close that program, then run this command again.\n',
    )
    return 1
  }
  terminal.out('Older backups still contain it: delete them in time. Restoring one here erases it again.\n')
  return 0
}

/** Whether the write-ahead log, which holds the old rows, could be emptied. A reader keeps SQLite from doing it. */
export async function emptyLog(store: Store): Promise<boolean> {
  if (store.dialect !== 'sqlite') return true
  for (let tries = 1; ; tries += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(store.db)
    if (rows[0]?.busy === 0) return true
    if (tries === checkpointTries) return false
    await sleep(200)
  }
}

/** The records found, in words. */
export function countOf(subject: DataSubject): string {
  const { enquiries, notes, answers, messages, calls, comments, reports, subscriptions, newsletters, emails } = subject
  const counts = [
    [enquiries.length, 'enquiries'],
    [comments.length, 'comments'],
    [reports.length, 'reports of them'],
    [subscriptions.length, 'subscriptions'],
    [newsletters.length, 'newsletters sent'],
    [emails.length, 'emails'],
    [notes.length, 'notes'],
    [answers.length, 'answers'],
    [messages.length, 'messages'],
    [calls.length, 'booked calls'],
  ]
  return counts.map(([count, name]) => `${count} ${name}`).join(', ')
}
