import type { Tx } from '../store/tables.ts'
import type { Command } from './command.ts'

/** `handle`: marks enquiries and reports as done, or as open again. */
export const handle: Command = {
  usage: 'handle <reference or id> …',
  summary: 'mark enquiries or reports as handled',
  options: { undo: { type: 'boolean' } },
  help: { undo: 'mark them as open again' },
  positionals: [1, 1000],
  async run({ open, terminal, values, positionals }) {
    const store = await open()
    const handledAt = values.undo ? null : Date.now()
    const unknown: string[] = []
    for (const id of positionals) {
      const marked = await store.write((tx) => mark(tx, id, handledAt))
      if (!marked) unknown.push(id)
    }
    const done = positionals.length - unknown.length
    terminal.out(`${done} marked as ${values.undo ? 'open' : 'handled'}.\n`)
    if (unknown.length > 0) terminal.err(`No enquiry or report: ${unknown.join(', ')}\n`)
    return unknown.length === 0 ? 0 : 1
  },
}

async function mark(tx: Tx, id: string, handledAt: number | null): Promise<boolean> {
  const reference = id.toUpperCase()
  const enquiries = await tx
    .updateTable('enquiry')
    .set({ handled_at: handledAt })
    .where(({ eb, or }) => or([eb('id', '=', id), eb('reference', '=', reference)]))
    .executeTakeFirst()
  const reports = await tx.updateTable('report').set({ handled_at: handledAt }).where('id', '=', id).executeTakeFirst()
  return enquiries.numUpdatedRows + reports.numUpdatedRows > 0n
}
