import { currentActor } from '../audit/audit.ts'
import { setHandled } from '../enquiries/changeEnquiry.ts'
import { recordChange } from '../store/changes.ts'
import type { Tx } from '../store/tables.ts'
import type { Command } from './command.ts'

/** `handle`: marks enquiries and reports as handled, or as open again. */
export const handle: Command = {
  usage: 'handle <reference or id> …',
  summary: 'mark enquiries or reports as handled',
  options: { undo: { type: 'boolean' } },
  help: { undo: 'mark them as open again' },
  positionals: [1, 1000],
  audit: ({ positionals }) => positionals.join(' '),
  async run({ open, terminal, values, noteChange, positionals }) {
    const store = await open()
    const now = Date.now()
    const actor = currentActor(process.env)
    const unknown: string[] = []
    for (const id of positionals) {
      const marked = await store.write((tx) => mark(tx, id, values.undo !== true, actor, now))
      if (marked) noteChange()
      else unknown.push(id)
    }
    const done = positionals.length - unknown.length
    terminal.out(`${done} marked as ${values.undo ? 'open' : 'handled'}.\n`)
    if (unknown.length > 0) terminal.err(`No enquiry or report: ${unknown.join(', ')}\n`)
    return unknown.length === 0 ? 0 : 1
  },
}

async function mark(tx: Tx, id: string, isHandled: boolean, actor: string, now: number): Promise<boolean> {
  const reference = id.toUpperCase()
  const enquiries = await tx
    .selectFrom('enquiry')
    .select(['id', 'handled_at'])
    .where(({ eb, or }) => or([eb('id', '=', id), eb('reference', '=', reference)]))
    .execute()
  for (const row of enquiries) await setHandled(tx, row, isHandled, actor, now)
  const handled_at = isHandled ? now : null
  const reports = await tx.updateTable('report').set({ handled_at }).where('id', '=', id).executeTakeFirst()
  if (reports.numUpdatedRows > 0n) await recordChange(tx, 'comment', '', 'changed', now)
  return enquiries.length > 0 || reports.numUpdatedRows > 0n
}
