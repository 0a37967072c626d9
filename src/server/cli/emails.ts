import type { Store } from '../store/store.ts'
import type { EmailRow } from '../store/tables.ts'
import { type Command, choiceOf } from './command.ts'
import {
  limited,
  limitHelp,
  limitOption,
  outputHelp,
  outputOptions,
  periodHelp,
  periodOf,
  periodOptions,
  printRows,
  type Row,
} from './listing.ts'

const states = ['waiting', 'held', 'sent', 'dead'] as const

/** `emails`: lists sent, waiting, held and given-up emails. */
export const emails: Command = {
  usage: 'emails',
  summary: 'list the emails: sent, waiting, held (until you release them), or dead (given up)',
  options: { ...outputOptions, ...periodOptions, ...limitOption, state: { type: 'string' } },
  help: { ...outputHelp, ...periodHelp, ...limitHelp, state: 'only waiting, held, sent or dead ones' },
  positionals: [0, 0],
  async run({ open, values, terminal }) {
    const { since, until } = periodOf(values)
    const wanted = choiceOf(values, 'state', states)
    const { db } = await open()
    const rows = await db
      .selectFrom('mail_queue')
      .selectAll()
      .where('created_at', '>=', since)
      .where('created_at', '<=', until)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const shown = rows.filter((row) => wanted === undefined || stateOf(row) === wanted)
    printRows(limited(shown, values).map(emailRow), values, terminal)
    return 0
  },
}

/** A queued email as the command line shows it. */
export function emailRow(row: EmailRow): Row {
  const state = stateOf(row)
  return {
    id: row.id,
    kind: row.kind,
    state,
    created: new Date(row.created_at),
    attempts: row.attempts,
    next: state === 'waiting' ? new Date(row.next_at) : null,
    sent: row.sent_at === null ? null : new Date(row.sent_at),
    error: row.error,
    about: row.subject_id,
  }
}

/** The email with this id; `undefined` if there is none. */
export function findEmail({ db }: Store, id: string): Promise<EmailRow | undefined> {
  return db.selectFrom('mail_queue').selectAll().where('id', '=', id).executeTakeFirst()
}

function stateOf(row: EmailRow): (typeof states)[number] {
  if (row.sent_at !== null) return 'sent'
  if (row.dead_at !== null) return 'dead'
  return row.held_at === null ? 'waiting' : 'held'
}
