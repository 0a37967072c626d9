import type { FastifyBaseLogger } from 'fastify'
import type { Retention } from '../config.ts'
import { deleteEnquiries } from '../enquiries/deleteEnquiries.ts'
import { loggable } from '../http/errors.ts'
import { forgetRecipients } from '../newsletters/forgetRecipients.ts'
import { forgetStaleKeys } from '../people/personKeys.ts'
import { beforeRestoreDays, removeBeforeRestore } from '../store/beforeRestore.ts'
import type { Store } from '../store/store.ts'
import { deleteEnded } from './deleteEnded.ts'
import { TrustedClock } from './trustedClock.ts'

const day = 86_400_000
const sixHours = day / 4
/** Rows deleted per transaction, so that other writes never wait long. */
const batchSize = 1000

const jumped =
  'nothing was deleted for its age: the clock is more than two days past the last time that was known. If it is wrong, set it right and restart. If it is right (the server was off for long), do nothing: deleting goes on after two days'

/** Applies the retention periods; `undefined`, and nothing is deleted, if the clock cannot be trusted. */
export async function applyInTime(
  store: Store,
  retention: Retention,
  clock: TrustedClock,
  now: number,
  uptime: number,
): Promise<Record<string, number> | undefined> {
  return (await clock.check(now, uptime)) ? applyRetention(store, retention, now) : undefined
}

/** Deletes what is older than its retention period; 0 days means forever. Returns how many rows of each kind changed. */
export async function applyRetention(store: Store, retention: Retention, now: number): Promise<Record<string, number>> {
  const before = (days: number) => (days === 0 ? 0 : now - days * day)
  const inBatches = async (step: () => Promise<number>) => {
    let total = 0
    for (let count = batchSize; count === batchSize; total += count) count = await step()
    return total
  }
  return {
    keys: await inBatches(() => deleteKeys(store, before(retention.keys))),
    networks: await clearNetworks(store, before(retention.networks)),
    emails: await inBatches(() => deleteEmails(store, before(retention.emails))),
    unconfirmed: await inBatches(() => deleteUnconfirmed(store, before(retention.unconfirmed))),
    heldMails: await inBatches(() => deleteHeldMails(store, before(retention.emails))),
    newsletters: await forgetRecipients(store, before(retention.newsletters)),
    enquiries: await inBatches(() => deleteHandled(store, before(retention.handledEnquiries), now)),
    rateLimits: await deleteRateLimits(store, now),
    staff: await deleteEnded(store, now),
  }
}

/**
 * Applies the retention periods shortly after the start and then every six hours, unless the clock seems to be wrong.
 * Returns a function that stops it.
 */
export function startRetention(
  store: Store,
  retention: Retention,
  dataDir: string,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): () => void {
  const clock = new TrustedClock(store)
  const run = async () => {
    try {
      const deleted = await applyInTime(store, retention, clock, Date.now(), performance.now())
      if (!deleted) return log.warn(jumped)
      // Throws as well, where the folder cannot be read or written: nobody else would catch it, which ends the process.
      const files = removeBeforeRestore(dataDir, Date.now() - beforeRestoreDays * day).length
      log.info({ deleted: { ...deleted, files } }, 'retention periods applied')
    } catch (error) {
      log.warn({ problem: loggable(error) }, 'retention periods could not be applied')
    }
  }
  const first = setTimeout(() => void run(), 10_000).unref()
  const rest = setInterval(() => void run(), sixHours).unref()
  return () => {
    clearTimeout(first)
    clearInterval(rest)
  }
}

function deleteKeys(store: Store, before: number): Promise<number> {
  return store.write(async (tx) => {
    const old = tx.selectFrom('idempotency').select('key').where('created_at', '<', before).limit(batchSize)
    const { numDeletedRows } = await tx.deleteFrom('idempotency').where('key', 'in', old).executeTakeFirst()
    return Number(numDeletedRows)
  })
}

function clearNetworks(store: Store, before: number): Promise<number> {
  return store.write(async (tx) => {
    const counts: number[] = []
    for (const table of ['comment', 'report'] as const) {
      const query = tx
        .updateTable(table)
        .set({ network: null, network_56: null, network_48: null })
        .where('network', 'is not', null)
        .where('created_at', '<', before)
      counts.push(Number((await query.executeTakeFirst()).numUpdatedRows))
    }
    return counts.reduce((sum, count) => sum + count, 0)
  })
}

/** Keeps an email that was given up as long as its enquiry is open: it may be the only notice of it. */
function deleteEmails(store: Store, before: number): Promise<number> {
  return store.write(async (tx) => {
    const open = tx.selectFrom('enquiry').select('id').where('handled_at', 'is', null)
    const toOpen = tx.selectFrom('enquiry_answer').select('id').where('enquiry_id', 'in', open)
    const old = tx
      .selectFrom('mail_queue')
      .select('id')
      .where(({ eb, and, or }) =>
        or([
          eb('sent_at', '<', before),
          and([eb('dead_at', '<', before), eb('subject_id', 'not in', open), eb('subject_id', 'not in', toOpen)]),
        ]),
      )
      .limit(batchSize)
    const { numDeletedRows } = await tx
      .deleteFrom('mail_queue')
      .where('id', 'in', old)
      // Checked again, in case it is sent once more while this runs.
      .where(({ eb, or }) => or([eb('sent_at', '<', before), eb('dead_at', '<', before)]))
      .executeTakeFirst()
    return Number(numDeletedRows)
  })
}

/** Emails that nobody has put into a conversation. */
function deleteHeldMails(store: Store, before: number): Promise<number> {
  return store.write(async (tx) => {
    const old = tx
      .selectFrom('enquiry_message')
      .select('id')
      .where('enquiry_id', 'is', null)
      .where('received_at', '<', before)
      .limit(batchSize)
    const { numDeletedRows } = await tx
      .deleteFrom('enquiry_message')
      .where('id', 'in', old)
      // Checked again, in case a member puts it into a conversation while this runs.
      .where('enquiry_id', 'is', null)
      .executeTakeFirst()
    return Number(numDeletedRows)
  })
}

function deleteUnconfirmed(store: Store, before: number): Promise<number> {
  return store.write(async (tx) => {
    const unsent = tx
      .selectFrom('mail_queue')
      .select('subject_id')
      .where('kind', '=', 'confirmation')
      .where('sent_at', 'is', null)
      .where('dead_at', 'is', null)
    const old = tx
      .selectFrom('subscriber')
      .select('id')
      .where('state', '=', 'pending')
      .where('asked_at', '<', before)
      // Nobody was asked yet as long as mail is not set up.
      .where('id', 'not in', unsent)
      .limit(batchSize)
    const deleted = await tx
      .deleteFrom('subscriber')
      .where('id', 'in', old)
      // Checked again, in case the subscriber confirms, or is asked once more, while this runs.
      .where('state', '=', 'pending')
      .where('asked_at', '<', before)
      .returning('id')
      .execute()
    const ids = deleted.map(({ id }) => id)
    if (ids.length > 0) {
      await tx.deleteFrom('mail_queue').where('subject_id', 'in', ids).execute()
      await forgetStaleKeys(tx)
    }
    return ids.length
  })
}

function deleteHandled(store: Store, before: number, now: number): Promise<number> {
  return store.write(async (tx) => {
    const rows = await tx
      .selectFrom('enquiry')
      .select('id')
      .where('handled_at', '<', before)
      .limit(batchSize)
      // Locked until they are deleted: one that its client opens again at this moment is passed over.
      .$if(store.dialect === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute()
    await deleteEnquiries(
      tx,
      rows.map(({ id }) => id),
      now,
    )
    return rows.length
  })
}

function deleteRateLimits(store: Store, now: number): Promise<number> {
  return store.write(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('rate_limit')
      .where('expire', '<', now - day)
      .executeTakeFirst()
    return Number(numDeletedRows)
  })
}
