import { recordAudit } from '../audit/audit.ts'
import type { EnquiryAnswerRow, Tx } from '../store/tables.ts'
import { answerCameBack, enteredMessage, mailActor, storeMessage } from './storeMessage.ts'

/** The answer that an email of ours carried, also when it was sent again; `undefined` if it carried none. */
export async function answerOf(
  tx: Tx,
  emailId: string,
): Promise<Pick<EnquiryAnswerRow, 'id' | 'enquiry_id'> | undefined> {
  const email = await tx
    .selectFrom('mail_queue')
    .select('subject_id')
    .where('id', '=', emailId)
    .where('kind', '=', 'answer')
    .executeTakeFirst()
  return tx
    .selectFrom('enquiry_answer')
    .select(['id', 'enquiry_id'])
    .where(({ eb, or }) => or([eb('email_id', '=', emailId), ...(email ? [eb('id', '=', email.subject_id)] : [])]))
    .executeTakeFirst()
}

/** Opens the enquiry of an answer that was not delivered, and notes it. */
export async function noteFailure(tx: Tx, enquiryId: string, now: number): Promise<void> {
  await answerCameBack(tx, enquiryId, now)
  await recordAudit(tx, mailActor, 'answer not delivered', enquiryId, now)
}

/** Opens the enquiry of an answer that no mail server took; its delivery says why. */
export async function answerGivenUp(tx: Tx, emailId: string, now: number): Promise<void> {
  const answer = await answerOf(tx, emailId)
  if (answer) await noteFailure(tx, answer.enquiry_id, now)
}

/**
 * A bounce of an answer that was reported without its message: it is in the conversation as one, once for each answer.
 * Returns whether the email carried an answer.
 */
export async function reportFailure(tx: Tx, emailId: string, now: number): Promise<boolean> {
  const answer = await answerOf(tx, emailId)
  if (!answer) return false
  const { id: answer_id, enquiry_id } = answer
  const row = { ...enteredMessage, kind: 'bounce', direction: 'in', channel: 'mail', author: '', text: '' } as const
  const known = await tx
    .selectFrom('enquiry_message')
    .select('id')
    .where('enquiry_id', '=', enquiry_id)
    .where('answer_id', '=', answer_id)
    .where('kind', '=', 'bounce')
    .executeTakeFirst()
  if (known) return true
  await storeMessage(tx, { ...row, enquiry_id, answer_id, mark: `bounce ${emailId}`, sent_at: now }, [], now)
  await noteFailure(tx, enquiry_id, now)
  return true
}
