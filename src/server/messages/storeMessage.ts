import type { EnquiryState } from '#contract/staff/enquiries.ts'
import { addEvent, changeEnquiry, orderedId } from '../enquiries/changeEnquiry.ts'
import { addToSearch } from '../enquiries/notes.ts'
import { promisedAt, readOffice } from '../enquiries/office.ts'
import { recordChange } from '../store/changes.ts'
import type { EnquiryMessageRow } from '../store/messageTables.ts'
import { nextVersion, versionColumns } from '../store/ownVersion.ts'
import type { Tx } from '../store/tables.ts'
import { type NewFile, storeFile } from './attachments.ts'

/** A message to be stored. */
export type NewMessageRow = Omit<EnquiryMessageRow, 'id' | 'received_at'>

/** The columns that a call or a visit leaves empty. */
export const enteredMessage = {
  kind: 'message',
  from_name: '',
  from_address: '',
  address: '',
  to_addresses: '[]',
  subject: '',
  quoted: '',
  message_id: '',
  in_reply_to: '',
  message_references: '',
  is_from_other: 0,
  answer_id: null,
  held_because: null,
  suggestion: null,
} as const

/** Stores a message with its files; the same one a second time, by its mark, is left out. Returns its id if it is new. */
export async function storeMessage(
  tx: Tx,
  message: NewMessageRow,
  files: readonly NewFile[],
  now: number,
  id = orderedId(now),
): Promise<string | undefined> {
  const added = await tx
    .insertInto('enquiry_message')
    .values({ ...message, id, received_at: now })
    .onConflict((conflict) => conflict.column('mark').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return undefined
  const { enquiry_id } = message
  for (const file of files)
    await storeFile(tx, { enquiry_id, message_id: id, answer_id: null, author: message.author }, file, now)
  if (enquiry_id === null) await recordChange(tx, 'mail', id, 'new', now)
  else await addMessageToSearch(tx, enquiry_id, message)
  return id
}

/** Lets a search for the enquiry find a message's words and sender. */
export async function addMessageToSearch(
  tx: Tx,
  enquiryId: string,
  { subject, text, from_name, from_address }: Pick<NewMessageRow, 'subject' | 'text' | 'from_name' | 'from_address'>,
): Promise<void> {
  await addToSearch(tx, enquiryId, [subject, text, from_name, from_address].filter(Boolean).join('\n'))
}

/** A message of the client's: by which way, when, and who entered it. */
interface ClientMessage {
  channel: EnquiryMessageRow['channel']
  at: number
  actor: string
}

const mostTries = 5

/**
 * Opens an enquiry again because the client wrote: it is unread and waits for the office from now on, or since an earlier
 * message that is still unanswered. Spam stays spam.
 */
export async function clientWrote(tx: Tx, id: string, message: ClientMessage, now: number): Promise<void> {
  // A colleague's change that comes in between is not undone.
  for (let tries = 0; tries < mostTries; tries += 1) if (await openAgain(tx, id, message, now)) return
  throw new Error('An enquiry was changed too often while a message came in.')
}

/** Returns whether it is done; not if somebody changed the enquiry meanwhile. */
async function openAgain(tx: Tx, id: string, { channel, at, actor }: ClientMessage, now: number): Promise<boolean> {
  const row = await tx
    .selectFrom('enquiry')
    .select(['state', 'due_at', 'snoozed_until', 'active_at', 'read_at', ...versionColumns])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return true
  const state: EnquiryState = row.state === 'new' || row.state === 'spam' ? row.state : 'inProgress'
  const wasOurTurn = (row.state === 'new' || row.state === 'inProgress') && row.snoozed_until === null
  const promised = wasOurTurn && row.due_at !== null ? row.due_at : promisedAt(at, await readOffice(tx))
  const changed = await tx
    .updateTable('enquiry')
    .set({
      state,
      active_at: Math.max(row.active_at, at),
      due_at: state === 'spam' ? null : promised,
      snoozed_until: null,
      ...nextVersion(row, actor),
      // A member has read what he entered.
      ...(actor === mailActor ? { read_at: null } : {}),
      ...(state === 'spam' ? {} : { handled_at: null }),
    })
    .where('id', '=', id)
    .where('version', '=', row.version)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return false
  await addEvent(tx, id, actor, 'message', now, '', channel)
  if (state !== row.state) await addEvent(tx, id, actor, 'state', now, row.state, state)
  await recordChange(tx, 'enquiry', id, 'changed', now)
  return true
}

/** In events, who a message is from that no member entered. */
export const mailActor = 'mail'

/** Opens an enquiry again because an answer was not delivered: it waits for the office as before it was answered. */
export async function answerCameBack(tx: Tx, id: string, now: number): Promise<void> {
  const row = await tx.selectFrom('enquiry').select('state').where('id', '=', id).executeTakeFirst()
  if (!row) return
  await addEvent(tx, id, mailActor, 'bounce', now)
  if (row.state === 'answered' || row.state === 'waiting' || row.state === 'closed')
    await changeEnquiry(tx, id, { state: 'inProgress', snoozedUntil: null, isAnswer: true }, mailActor, now)
  await tx.updateTable('enquiry').set({ read_at: null }).where('id', '=', id).execute()
  await recordChange(tx, 'enquiry', id, 'changed', now)
}
