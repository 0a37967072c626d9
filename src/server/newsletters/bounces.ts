import { recordChange } from '../store/changes.ts'
import type { Bounce } from '../store/subscriberTables.ts'
import type { Tx } from '../store/tables.ts'

/** So many newsletters in a row that come back softly mean that the mailbox is gone. */
const mostSoft = 3

/**
 * Notes that the email to a recipient came back, or was called spam. After a hard bounce, or three soft ones in a row, the
 * subscriber has 'bounced'; after a complaint 'complained'. A repeated report changes nothing, so a webhook may be
 * delivered twice. Returns the id of the subscriber that gets no more newsletters because of it, if any.
 */
export async function noteBounce(
  tx: Tx,
  recipientId: string,
  bounce: Bounce,
  now: number,
): Promise<string | undefined> {
  const recipient = await tx
    .updateTable('newsletter_recipient')
    .set({ bounce })
    .where('id', '=', recipientId)
    // A complaint outweighs a hard bounce, and that a soft one.
    .where(({ eb, or }) => or([eb('bounce', 'is', null), eb('bounce', 'in', weaker[bounce])]))
    .returning(['newsletter_id', 'subscriber_id', 'sent_at'])
    .executeTakeFirst()
  if (!recipient) return undefined
  await recordChange(tx, 'newsletter', recipient.newsletter_id, 'changed', now)
  const { subscriber_id } = recipient
  if (bounce === 'complaint') return endBy(tx, subscriber_id, 'complained', now)
  if (bounce === 'soft' && !(await hasBouncedSoftly(tx, subscriber_id))) return undefined
  return endBy(tx, subscriber_id, 'bounced', now, recipient.sent_at ?? now)
}

const weaker: Readonly<Record<Bounce, readonly Bounce[]>> = {
  soft: ['soft'],
  hard: ['soft'],
  complaint: ['soft', 'hard'],
}

/**
 * Ends a subscription because of a bounce or a complaint. A bounce concerns confirmed ones only, and not one that was
 * confirmed after the email was sent: the mailbox works again. Returns the id if it was ended now.
 */
export async function endBy(
  tx: Tx,
  id: string,
  state: 'bounced' | 'complained',
  now: number,
  sentAt = now,
): Promise<string | undefined> {
  const ended = await tx
    .updateTable('subscriber')
    .set({ state, unsubscribed_at: now })
    .where('id', '=', id)
    .where('state', '!=', state)
    .$if(state === 'bounced', (query) => query.where('state', '=', 'confirmed').where('confirmed_at', '<=', sentAt))
    .returning('id')
    .executeTakeFirst()
  return ended?.id
}

/** Whether the last newsletters, as many as count, all came back. Those before the last confirmation do not count. */
async function hasBouncedSoftly(tx: Tx, subscriberId: string): Promise<boolean> {
  const rows = await tx
    .selectFrom('newsletter_recipient as recipient')
    .innerJoin('subscriber', 'subscriber.id', 'recipient.subscriber_id')
    .select('recipient.bounce')
    .where('recipient.subscriber_id', '=', subscriberId)
    .whereRef('recipient.sent_at', '>=', 'subscriber.confirmed_at')
    .orderBy('recipient.sent_at', 'desc')
    .limit(mostSoft)
    .execute()
  return rows.length === mostSoft && rows.every(({ bounce }) => bounce !== null)
}
