import { createHash } from 'node:crypto'
import { subscribeTexts } from '#content/texts/subscribe.ts'
import type { Message, SubscriptionBody } from '#contract/calls.ts'
import { askToConfirm, isBarred } from './confirmations.ts'
import { isEmailAddress, mailboxOf, normalisedAddress } from './emailAddress.ts'
import type { Answer } from './idempotency.ts'
import { Refusal } from './refusal.ts'
import type { SubscriberRow, Tx } from './store/tables.ts'
import { texts } from './texts.ts'
import type { Written } from './written.ts'

/** What a subscriber agreed to: the words beside the box, and their fingerprint as version. */
const consentText = `${subscribeTexts.title}: ${subscribeTexts.lead}`
const consentVersion = createHash('sha256').update(consentText).digest('hex').slice(0, 12)

/**
 * Subscribes an address. When letters can be sent, it is asked to confirm, and the answer is the same for every address
 * whether it is known, barred or not. Otherwise it is subscribed at once, and a known one is refused with 409.
 */
export async function subscribe(tx: Tx, body: SubscriptionBody, written: Written, confirms: boolean): Promise<Answer> {
  const email = body.email.trim()
  if (!isEmailAddress(email)) throw new Refusal(400, texts.notAnAddress)
  const { row, isNew } = await findOrInsert(tx, email, written, confirms)
  // Who is asked anew agrees to what stands beside the box now; older links no longer confirm it.
  const anew = { ...consentOf(email, written), revision: row.revision + 1, confirmed_at: null, unsubscribed_at: null }
  if (confirms) {
    const change = row.state === 'unsubscribed' ? { ...anew, state: 'pending' as const } : {}
    if (row.state !== 'confirmed') await askToConfirm(tx, row, change, written.receivedAt)
    return answer(texts.confirmationSent, row.id)
  }
  if (row.state === 'confirmed' && !isNew) throw new Refusal(409, texts.alreadySubscribed)
  if (!isBarred(row)) await confirm(tx, row.id, written.receivedAt, isNew ? {} : anew)
  return answer(texts.subscribed, row.id)
}

/** Confirms a subscription that still waits for it. Answers whether it is confirmed now. */
export async function confirmSubscription(tx: Tx, id: string, revision: number, now: number): Promise<boolean> {
  const row = await subscriberOf(tx, id)
  if (!row || row.revision !== revision || row.state === 'unsubscribed') return false
  if (row.state === 'pending') await confirm(tx, id, now)
  return true
}

/**
 * Ends a subscription; once more does no harm. One that was never confirmed bars the address: it gets no letter again.
 * Answers what the subscriber is now, 'missing' when there is none.
 */
export async function unsubscribe(tx: Tx, id: string, now: number): Promise<'missing' | 'unsubscribed' | 'barred'> {
  const row = await subscriberOf(tx, id)
  if (!row) return 'missing'
  const change = { state: 'unsubscribed', unsubscribed_at: now } as const
  if (row.state !== 'unsubscribed') await tx.updateTable('subscriber').set(change).where('id', '=', id).execute()
  return isBarred({ ...row, ...change }) ? 'barred' : 'unsubscribed'
}

async function findOrInsert(tx: Tx, email: string, written: Written, confirms: boolean) {
  const address = normalisedAddress(email)
  const fresh: SubscriberRow = {
    ...consentOf(email, written),
    id: written.id,
    address,
    mailbox: mailboxOf(address),
    state: confirms ? 'pending' : 'confirmed',
    revision: 1,
    confirmed_at: null,
    unsubscribed_at: null,
    asked: 0,
    asked_at: written.receivedAt,
  }
  const inserted = await tx
    .insertInto('subscriber')
    .values(fresh)
    .onConflict((conflict) => conflict.column('address').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (inserted) return { row: inserted, isNew: true }
  const row = await tx.selectFrom('subscriber').selectAll().where('address', '=', address).executeTakeFirstOrThrow()
  return { row, isNew: false }
}

/** What is taken down of a consent. */
function consentOf(email: string, written: Written) {
  return { email, consent_version: consentVersion, consent_text: consentText, requested_at: written.writtenAt }
}

async function confirm(tx: Tx, id: string, now: number, change: Partial<SubscriberRow> = {}): Promise<void> {
  await tx
    .updateTable('subscriber')
    .set({ ...change, state: 'confirmed', confirmed_at: now, asked: 0 })
    .where('id', '=', id)
    .execute()
}

function subscriberOf(tx: Tx, id: string): Promise<SubscriberRow | undefined> {
  return tx.selectFrom('subscriber').selectAll().where('id', '=', id).executeTakeFirst()
}

function answer(message: string, subject: string): Answer {
  const body: Message = { message }
  return { status: 200, body, subject }
}
