import type { NewSubscriber } from '#contract/staff/subscribers.ts'
import { isEmailAddress, mailboxOf, normalisedAddress } from '../mail/emailAddress.ts'
import type { Tx } from '../store/tables.ts'
import { askToConfirm, isBarred } from './confirmations.ts'
import { statedConsent } from './listSubscribers.ts'
import { askedConsent, findOrInsert } from './subscriptions.ts'

/**
 * 'asked' to confirm by email, or 'confirmed' by a stated consent. Otherwise nothing was changed: 'already' on the list; 'often'
 * asked; 'left' the list, from which only a confirmation leads back; 'barred', because its owner asked never to be mailed
 * or complained.
 */
export type AddResult = 'badAddress' | 'asked' | 'confirmed' | 'already' | 'often' | 'left' | 'barred'

/** Adds an address that a member enters. */
export async function addByHand(
  tx: Tx,
  { email, consent }: NewSubscriber,
  newId: string,
  now: number,
): Promise<{ result: AddResult; id: string }> {
  if (!isEmailAddress(email)) return { result: 'badAddress', id: '' }
  const address = normalisedAddress(email)
  const sameMailbox = await tx
    .selectFrom('subscriber')
    .select(['state', 'confirmed_at'])
    .where('mailbox', '=', mailboxOf(address))
    .execute()
  // Under any `+tag`.
  if (sameMailbox.some(isBarred)) return { result: 'barred', id: '' }
  const stored = await tx.selectFrom('subscriber').selectAll().where('address', '=', address).executeTakeFirst()
  if (stored?.state === 'confirmed') return { result: 'already', id: stored.id }
  const isEnded = stored?.state === 'unsubscribed' || stored?.state === 'bounced'
  if (consent && isEnded) return { result: 'left', id: stored.id }
  const words = consent
    ? { consent_version: statedConsent, consent_text: `Stated to the office (${consent.way}): ${consent.note}` }
    : askedConsent
  const times = { requested_at: now, received_at: now }
  const { row } = await findOrInsert(tx, newId, { email, ...words, ...times })
  if (consent) {
    const confirmed = await tx
      .updateTable('subscriber')
      .set({ ...words, ...times, state: 'confirmed', confirmed_at: now, asked: 0, revision: row.revision + 1 })
      .where('id', '=', row.id)
      // Compare and set: its owner may end it at the same moment.
      .where('state', '=', 'pending')
      .where('revision', '=', row.revision)
      .returning('id')
      .executeTakeFirst()
    return { result: confirmed ? 'confirmed' : 'already', id: row.id }
  }
  const renewal = { ...words, ...times, revision: row.revision + 1, confirmed_at: null, unsubscribed_at: null }
  const change = isEnded ? { ...renewal, email, state: 'pending' as const } : {}
  return { result: (await askToConfirm(tx, row, change, now)) ? 'asked' : 'often', id: row.id }
}
