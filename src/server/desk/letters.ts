import { StartFailure } from '../startFailure.ts'
import type { LetterRow } from '../store/tables.ts'
import { type Command, textOf } from './command.ts'
import { outputHelp, outputOptions, printRows, type Row } from './output.ts'
import { periodHelp, periodOf, periodOptions } from './period.ts'

const states = ['waiting', 'sent', 'dead'] as const

/** `letters`: what was sent, what waits, and what was given up. */
export const letters: Command = {
  usage: 'letters',
  summary: 'list the letters: sent, waiting, or dead (given up)',
  options: { ...outputOptions, ...periodOptions, state: { type: 'string' } },
  help: { ...outputHelp, ...periodHelp, state: 'only sent, waiting or dead ones' },
  positionals: [0, 0],
  async run({ open, values, terminal }) {
    const { since, until } = periodOf(values)
    const wanted = textOf(values, 'state')
    if (wanted !== undefined && !states.some((one) => one === wanted))
      throw new TypeError(`--state must be one of ${states.join(', ')}`)
    const { db } = await open()
    const rows = await db
      .selectFrom('letter')
      .selectAll()
      .where('created_at', '>=', since)
      .where('created_at', '<=', until)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const shown = rows.filter((row) => wanted === undefined || stateOf(row) === wanted)
    printRows(shown.map(letterRow), values, terminal)
    return 0
  },
}

/** `letter retry`: a letter that was given up, or waits for its next attempt, is due now. */
export const letterRetry: Command = {
  usage: 'letter retry <id>|dead',
  summary: 'try a letter again now, or all that were given up',
  options: {},
  positionals: [1, 1],
  async run({ open, terminal, positionals: [id = ''] }) {
    const store = await open()
    const now = Date.now()
    const { numUpdatedRows } = await store.write((tx) => {
      const again = tx
        .updateTable('letter')
        .set({ next_at: now, dead_at: null, attempts: 0 })
        .where('sent_at', 'is', null)
      return (id === 'dead' ? again.where('dead_at', 'is not', null) : again.where('id', '=', id)).executeTakeFirst()
    })
    if (id !== 'dead' && numUpdatedRows === 0n)
      throw new StartFailure(`No unsent letter ${id}. List them with: desk letters --state waiting`)
    terminal.out(`${numUpdatedRows} to be sent within seconds, if SMTP_URL is set and the desk runs.\n`)
    return 0
  },
}

/** A letter as the command line shows it. */
export function letterRow(row: LetterRow): Row {
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

function stateOf(row: LetterRow): (typeof states)[number] {
  if (row.sent_at !== null) return 'sent'
  return row.dead_at === null ? 'waiting' : 'dead'
}
