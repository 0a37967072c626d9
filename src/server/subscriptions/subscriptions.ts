import { createHash } from 'node:crypto'
import { langAt, sourceLanguage } from '#content/languages.ts'
import { subscribeTexts } from '#content/texts/subscribe.ts'
import type { Message, SubscriptionBody } from '#contract/calls.ts'
import { HttpError } from '../http/errors.ts'
import type { Answer } from '../http/idempotency.ts'
import { texts } from '../http/texts.ts'
import type { WriteContext } from '../http/writes.ts'
import { isEmailAddress, mailboxOf, normalisedAddress } from '../mail/emailAddress.ts'
import type { SubscriberRow } from '../store/subscriberTables.ts'
import type { Tx } from '../store/tables.ts'
import { askToConfirm, isBarred } from './confirmations.ts'

/** The consent of a subscriber: the words beside the form, with their hash as a version. */
const consentText = `${subscribeTexts.title}: ${subscribeTexts.lead}`
const consentVersion = createHash('sha256').update(consentText).digest('hex').slice(0, 12)
/** The consent of somebody whom a member entered, given by confirming. */
export const askedConsent = { consent_version: consentVersion, consent_text: `Entered by the office. ${consentText}` }

/**
 * Subscribes an address (API-02). Its owner is asked to confirm; until then nothing else is mailed to it. If mail is configured, the
 * response is the same for new, known and barred addresses, so it reveals nothing. Otherwise the question waits in the
 * queue until it is, and a known address gets a 409.
 */
export async function subscribe(
  tx: Tx,
  body: SubscriptionBody,
  context: WriteContext,
  confirms: boolean,
): Promise<Answer> {
  const email = body.email.trim()
  if (!isEmailAddress(email)) throw new HttpError(400, texts.notAnAddress)
  const { row, isNew } = await findOrInsert(tx, context.id, consentOf(email, context))
  // A returning subscriber agrees to today's consent text. The new revision invalidates older confirmation links.
  const renewal = {
    ...consentOf(email, context),
    revision: row.revision + 1,
    confirmed_at: null,
    unsubscribed_at: null,
  }
  const isEnded = row.state === 'unsubscribed' || row.state === 'bounced'
  if (!confirms && !isNew && (row.state === 'confirmed' || row.state === 'pending'))
    throw new HttpError(409, texts.alreadySubscribed)
  const change = isEnded ? { ...renewal, state: 'pending' as const } : { language: langAt(context.page) }
  if (row.state !== 'confirmed') await askToConfirm(tx, row, change, context.receivedAt)
  return answer(confirms ? texts.confirmationSent : texts.subscribed, row.id)
}

/** Confirms a pending subscription. Returns whether it is confirmed now. */
export async function confirmSubscription(tx: Tx, id: string, revision: number, now: number): Promise<boolean> {
  const row = await subscriberOf(tx, id)
  if (!row || row.revision !== revision) return false
  if (row.state === 'pending') await confirm(tx, id, now)
  return row.state === 'pending' || row.state === 'confirmed'
}

/**
 * Ends a subscription; repeating it is harmless. Ending one that was never confirmed bars the address from all further
 * emails. Returns the resulting state, or 'missing' if there is no such subscriber.
 */
export async function unsubscribe(tx: Tx, id: string, now: number): Promise<'missing' | 'unsubscribed' | 'barred'> {
  const row = await subscriberOf(tx, id)
  if (!row) return 'missing'
  // A complaint stays one: it bars the address, whatever was pressed since.
  if (row.state === 'complained') return 'barred'
  const change = { state: 'unsubscribed', unsubscribed_at: now } as const
  if (row.state !== 'unsubscribed') await tx.updateTable('subscriber').set(change).where('id', '=', id).execute()
  return isBarred({ ...row, ...change }) ? 'barred' : 'unsubscribed'
}

type Consent = Pick<SubscriberRow, 'email' | 'consent_version' | 'consent_text' | 'requested_at' | 'received_at'> &
  Partial<Pick<SubscriberRow, 'language'>>

/** The subscriber with this address, or a new pending one who is not asked yet. */
export async function findOrInsert(
  tx: Tx,
  id: string,
  consent: Consent,
): Promise<{ row: SubscriberRow; isNew: boolean }> {
  const address = normalisedAddress(consent.email)
  const fresh: SubscriberRow = {
    language: sourceLanguage.code,
    ...consent,
    id,
    address,
    mailbox: mailboxOf(address),
    state: 'pending',
    revision: 1,
    confirmed_at: null,
    unsubscribed_at: null,
    asked: 0,
    asked_at: consent.received_at,
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

/** The record of consent, with the time of the visitor's device and of this server: the first may be wrong. */
function consentOf(email: string, context: WriteContext): Consent {
  return {
    email,
    consent_version: consentVersion,
    consent_text: consentText,
    requested_at: context.writtenAt,
    received_at: context.receivedAt,
    language: langAt(context.page),
  }
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
