import { createHash } from 'node:crypto'
import { subscribeTexts } from '#content/texts/subscribe.ts'
import type { Message, SubscriptionBody } from '#contract/calls.ts'
import { isEmailAddress, normalisedAddress } from './emailAddress.ts'
import type { Answer } from './idempotency.ts'
import { queueLetter } from './letters.ts'
import { Refusal } from './refusal.ts'
import type { SubscriberRow, Tx } from './store/tables.ts'
import { texts } from './texts.ts'
import type { Written } from './written.ts'

const hour = 3_600_000

/** What a subscriber agreed to: the words beside the box, and their fingerprint as version. */
const consentText = `${subscribeTexts.title}: ${subscribeTexts.lead}`
const consentVersion = createHash('sha256').update(consentText).digest('hex').slice(0, 12)

/**
 * Subscribes an address. When letters can be sent, it is asked to confirm, and the answer is the same for every address
 * whether it is known or not. Otherwise it is subscribed at once, and a known one is refused with 409.
 */
export async function subscribe(tx: Tx, body: SubscriptionBody, written: Written, confirms: boolean): Promise<Answer> {
  const email = body.email.trim()
  if (!isEmailAddress(email)) throw new Refusal(400, texts.notAnAddress)
  const { row, isNew } = await findOrInsert(tx, email, written, confirms)
  if (confirms) {
    if (row.state === 'unsubscribed') await ask(tx, row, email, written)
    if (row.state !== 'confirmed') await queueOncePerHour(tx, row.id, written.receivedAt)
    return answer(texts.confirmationSent, row.id)
  }
  if (row.state === 'confirmed' && !isNew) throw new Refusal(409, texts.alreadySubscribed)
  if (!isNew) await ask(tx, row, email, written)
  await setState(tx, row.id, 'confirmed', written.receivedAt)
  return answer(texts.subscribed, row.id)
}

/** Confirms a subscription that still waits for it. Answers whether it is confirmed now. */
export async function confirmSubscription(tx: Tx, id: string, revision: number, now: number): Promise<boolean> {
  const row = await subscriberOf(tx, id)
  if (!row || row.revision !== revision || row.state === 'unsubscribed') return false
  if (row.state === 'pending') await setState(tx, id, 'confirmed', now)
  return true
}

/** Ends a subscription; once more does no harm. Answers whether there is such a subscriber. */
export async function unsubscribe(tx: Tx, id: string, now: number): Promise<boolean> {
  const row = await subscriberOf(tx, id)
  if (row && row.state !== 'unsubscribed') await setState(tx, id, 'unsubscribed', now)
  return row !== undefined
}

async function findOrInsert(tx: Tx, email: string, written: Written, confirms: boolean) {
  const address = normalisedAddress(email)
  const fresh: SubscriberRow = {
    id: written.id,
    email,
    address,
    state: confirms ? 'pending' : 'confirmed',
    revision: 1,
    consent_version: consentVersion,
    consent_text: consentText,
    requested_at: written.writtenAt,
    confirmed_at: null,
    unsubscribed_at: null,
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

/** Takes down a new consent of somebody who is known; older links no longer confirm it. */
async function ask(tx: Tx, row: SubscriberRow, email: string, written: Written): Promise<void> {
  const consent = { consent_version: consentVersion, consent_text: consentText, requested_at: written.writtenAt }
  const change = { ...consent, email, state: 'pending' as const, revision: row.revision + 1, unsubscribed_at: null }
  await tx.updateTable('subscriber').set(change).where('id', '=', row.id).execute()
}

async function setState(tx: Tx, id: string, state: 'confirmed' | 'unsubscribed', now: number): Promise<void> {
  const time = state === 'confirmed' ? { confirmed_at: now } : { unsubscribed_at: now }
  await tx
    .updateTable('subscriber')
    .set({ state, ...time })
    .where('id', '=', id)
    .execute()
}

/** Nobody can have a stranger's mailbox filled through us. */
async function queueOncePerHour(tx: Tx, id: string, now: number): Promise<void> {
  const recent = await tx
    .selectFrom('letter')
    .select('id')
    .where('subject_id', '=', id)
    .where('created_at', '>', now - hour)
    .executeTakeFirst()
  if (!recent) await queueLetter(tx, 'confirmation', id, now)
}

function subscriberOf(tx: Tx, id: string): Promise<SubscriberRow | undefined> {
  return tx.selectFrom('subscriber').selectAll().where('id', '=', id).executeTakeFirst()
}

function answer(message: string, subject: string): Answer {
  const body: Message = { message }
  return { status: 200, body, subject }
}
