import { recordChange } from '../store/changes.ts'
import type { EnquiryMessageRow } from '../store/messageTables.ts'
import type { Tx } from '../store/tables.ts'
import { addMessageToSearch, answerCameBack, clientWrote, mailActor } from './storeMessage.ts'

/** Puts a held email into a conversation, as if it had come there. Returns whether both exist. */
export async function attachMail(tx: Tx, id: string, enquiryId: string, now: number): Promise<boolean> {
  const enquiry = await tx.selectFrom('enquiry').select('address').where('id', '=', enquiryId).executeTakeFirst()
  const mail = enquiry && (await takeHeld(tx, id, enquiryId, enquiry.address, now))
  if (!mail) return false
  await addMessageToSearch(tx, enquiryId, mail)
  if (mail.kind === 'message')
    await clientWrote(tx, enquiryId, { channel: 'mail', at: mail.received_at, actor: mailActor }, now)
  else if (mail.kind === 'bounce') await answerCameBack(tx, enquiryId, now)
  else await recordChange(tx, 'enquiry', enquiryId, 'changed', now)
  return true
}

/** Makes a held email the beginning of an enquiry that a member entered. Returns whether it was still held. */
export async function beginWithMail(tx: Tx, id: string, enquiryId: string, now: number): Promise<boolean> {
  const enquiry = await tx
    .selectFrom('enquiry')
    .select(['address', 'message'])
    .where('id', '=', enquiryId)
    .executeTakeFirst()
  const mail = enquiry && (await takeHeld(tx, id, enquiryId, enquiry.address, now))
  if (!mail) return false
  if (enquiry.message === '')
    await tx.updateTable('enquiry').set({ message: mail.text }).where('id', '=', enquiryId).execute()
  await addMessageToSearch(tx, enquiryId, mail)
  return true
}

/** Removes a held email for good. Its sender may send it again. Returns whether it was still held. */
export async function removeMail(tx: Tx, id: string, now: number): Promise<boolean> {
  const removed = await tx
    .deleteFrom('enquiry_message')
    .where('id', '=', id)
    .where('enquiry_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (removed) await recordChange(tx, 'mail', id, 'gone', now)
  return removed !== undefined
}

async function takeHeld(
  tx: Tx,
  id: string,
  enquiryId: string,
  address: string,
  now: number,
): Promise<EnquiryMessageRow | undefined> {
  const mail = await tx
    .updateTable('enquiry_message')
    .set(({ eb }) => ({
      enquiry_id: enquiryId,
      held_because: null,
      suggestion: null,
      is_from_other: eb.case().when('address', '=', address).then(0).else(1).end(),
    }))
    .where('id', '=', id)
    .where('enquiry_id', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!mail) return undefined
  await tx.updateTable('attachment').set({ enquiry_id: enquiryId }).where('message_id', '=', id).execute()
  await recordChange(tx, 'mail', id, 'gone', now)
  return mail
}
