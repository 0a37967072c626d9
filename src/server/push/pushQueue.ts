import type { ExpressionBuilder } from 'kysely'
import { type PushKind, pushKinds, pushLifetime } from '#contract/staff/push.ts'
import { clockSlack } from '../mail/mailQueue.ts'
import type { PushDeviceRow, PushMessageRow } from '../store/staffTables.ts'
import type { Store } from '../store/store.ts'
import type { Tables, Tx } from '../store/tables.ts'
import { quietHoursOf, removeDevice } from './devices.ts'
import { findNews } from './pushNews.ts'
import { quietUntil } from './quietHours.ts'
import type { PushOutcome } from './sendPush.ts'

const minute = 60_000
const hour = 60 * minute
const lifetime = pushLifetime * 1000
const delays = [15_000, minute, 5 * minute, 15 * minute, hour, 3 * hour]
/** After it, another instance may take a message over; longer than any attempt. */
const lease = minute
/** A flood of enquiries must not make a phone ring all the time: what arrives within it is one notification. */
const gap = minute

/** Rows written at once, so that other writes never wait long. */
const batchSize = 1000

/** The message that is due for a device now. */
export interface DuePush {
  device: PushDeviceRow
  news: Pick<PushMessageRow, 'kind' | 'source_id' | 'enquiry_id'>[]
  attempts: number
}

/** Queues a message for every device about everything since then that it wants to be told of, and that is not queued yet. */
export async function queueNews(store: Store, since: number, now: number): Promise<void> {
  for (const kind of pushKinds) while ((await queueBatch(store, kind, since, now)) === batchSize);
}

/** Queues so many messages at most; how many there were to queue. */
async function queueBatch(store: Store, kind: PushKind, since: number, now: number): Promise<number> {
  const news = await findNews(store, kind, since, now, batchSize)
  if (news.length === 0) return 0
  const messages = news.map((one) => ({ ...one, next_at: now, attempts: 0, done_at: null }))
  await store.write((tx) =>
    tx
      .insertInto('push_message')
      .values(messages)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
  return news.length
}

/** Messages that are due now, or were queued before the clock was turned back. */
function isDue(now: number) {
  return ({ eb, or }: ExpressionBuilder<Tables, 'push_message'>) =>
    or([eb('next_at', '<=', now), eb('push_message.created_at', '>', now + clockSlack)])
}

/** A device that something is due for. */
export async function deviceWithDue({ db }: Store, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('push_message')
    .select('session_id')
    .where('done_at', 'is', null)
    .where(isDue(now))
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst()
  return row?.session_id
}

/**
 * Claims all that is due for the device, for the time of a lease; `undefined` if there is nothing to send now: it is put off
 * in quiet hours and shortly after another message, and dropped when somebody has seen to it or it is no news any more.
 */
export function claimPush(store: Store, sessionId: string, now: number): Promise<DuePush | undefined> {
  return store.write(async (tx) => {
    const device = await tx
      .selectFrom('push_device')
      .selectAll()
      .where('session_id', '=', sessionId)
      .$if(store.dialect === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
    if (!device) return undefined
    const due = await tx
      .selectFrom('push_message')
      .leftJoin('enquiry', 'enquiry.id', 'push_message.enquiry_id')
      .leftJoin('comment', 'comment.id', 'push_message.comment_id')
      .select(['source_id', 'kind', 'enquiry_id', 'push_message.created_at', 'attempts'])
      .select(['enquiry.read_at', 'enquiry.assignee', 'comment.state as comment_state'])
      .where('session_id', '=', sessionId)
      .where('done_at', 'is', null)
      .where(isDue(now))
      .execute()
    // From now on `next_at` counts again, or a message of the time ahead would be due during its own attempt.
    const ahead = due.filter(({ created_at }) => created_at > now)
    await change(tx, sessionId, idsOf(ahead), { created_at: now })
    const isNews = (row: (typeof due)[number]) => row.created_at + lifetime > now && isStillSo(row, device)
    await change(tx, sessionId, idsOf(due.filter((row) => !isNews(row))), { done_at: now })
    const news = due.filter(isNews)
    const quiet = await quietHoursOf(tx, device.address)
    const pushedAt = device.pushed_at ?? 0
    const until = (quiet && quietUntil(quiet, now)) ?? (pushedAt > now + clockSlack ? 0 : pushedAt + gap)
    const attempts = Math.max(0, ...news.map((row) => row.attempts)) + 1
    const isHeld = until > now
    await change(tx, sessionId, idsOf(news), isHeld ? { next_at: until } : { next_at: now + lease, attempts })
    return isHeld || news.length === 0 ? undefined : { device, news, attempts }
  })
}

/** Stores what became of a message. A failed one is sent again with growing delays, and finally given up. */
export function recordPush(store: Store, { device, news, attempts }: DuePush, outcome: PushOutcome, now: number) {
  const { session_id } = device
  const ids = idsOf(news)
  return store.write(async (tx) => {
    if (outcome.state === 'gone') return removeDevice(tx, session_id)
    const delay = outcome.state === 'failed' ? delays[attempts - 1] : undefined
    if (delay !== undefined && outcome.state === 'failed')
      return change(tx, session_id, ids, { next_at: now + Math.max(delay, outcome.retryAfter ?? 0) })
    await change(tx, session_id, ids, { done_at: now })
    if (outcome.state === 'sent')
      await tx.updateTable('push_device').set({ pushed_at: now }).where('session_id', '=', session_id).execute()
  })
}

/** Whether somebody has yet to see to it, and the device still wants to hear of it. */
function isStillSo(
  row: { kind: PushKind; read_at: number | null; assignee: string | null; comment_state: string | null },
  { address, kinds }: PushDeviceRow,
): boolean {
  if (!kinds.includes(` ${row.kind} `)) return false
  if (row.kind === 'assignment') return row.assignee === address
  return row.kind === 'comment' ? row.comment_state === 'held' : row.read_at === null
}

function idsOf(rows: readonly { source_id: string }[]): string[] {
  return rows.map(({ source_id }) => source_id)
}

async function change(
  tx: Tx,
  sessionId: string,
  ids: readonly string[],
  set: { done_at: number } | { created_at: number } | { next_at: number; attempts?: number },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('push_message')
    .set(set)
    .where('session_id', '=', sessionId)
    .where('source_id', 'in', ids)
    .execute()
}
