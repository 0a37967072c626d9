import { mailActor, recordAudit } from '../audit/audit.ts'
import type { Bounce, RecipientState } from '../store/subscriberTables.ts'
import type { Tx } from '../store/tables.ts'
import { noteBounce } from './bounces.ts'

/** The result of the email to a recipient. */
export interface RecipientResult {
  state: Extract<RecipientState, 'sent' | 'unsure' | 'skipped' | 'failed'>
  /** The mail server refused the address itself. */
  refused?: Exclude<Bounce, 'complaint'> | undefined
}

/** Records it with the result of the mail queue, in the same transaction. */
export async function recordRecipient(
  tx: Tx,
  id: string,
  { state, refused }: RecipientResult,
  now: number,
): Promise<void> {
  const sent_at = state === 'sent' || state === 'unsure' || refused !== undefined ? now : null
  await tx.updateTable('newsletter_recipient').set({ state, sent_at }).where('id', '=', id).execute()
  if (refused === undefined) return
  const ended = await noteBounce(tx, id, refused, now)
  if (ended !== undefined) await recordAudit(tx, mailActor, 'subscriber bounced', ended, now)
}
