import type { FastifyBaseLogger } from 'fastify'
import type { Retention } from './config.ts'
import { loggable } from './http/errors.ts'
import type { Store } from './store/store.ts'

const day = 86_400_000
const sixHours = day / 4
/** Rows per transaction: no write has to wait long. */
const atOnce = 1000

/** Forgets what has been kept long enough; 0 days is for ever. Answers how many rows of each kind were touched. */
export async function forgetOld(store: Store, retention: Retention, now: number): Promise<Record<string, number>> {
  const before = (days: number) => (days === 0 ? 0 : now - days * day)
  const inSteps = async (step: () => Promise<number>) => {
    let all = 0
    for (let touched = atOnce; touched === atOnce; all += touched) touched = await step()
    return all
  }
  return {
    keys: await inSteps(() => forgetKeys(store, before(retention.keys))),
    networks: await forgetNetworks(store, before(retention.networks)),
    letters: await inSteps(() => forgetLetters(store, before(retention.letters))),
    unconfirmed: await inSteps(() => forgetUnconfirmed(store, before(retention.unconfirmed))),
    enquiries: await inSteps(() => forgetEnquiries(store, before(retention.handledEnquiries))),
    allowances: await forgetAllowances(store, now),
  }
}

/** Forgets at the start and every six hours. Answers what stops it. */
export function keepForgetting(
  store: Store,
  retention: Retention,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): () => void {
  const run = () => {
    forgetOld(store, retention, Date.now()).then(
      (forgotten) => log.info({ forgotten }, 'old records forgotten'),
      (error: unknown) => log.warn({ problem: loggable(error) }, 'old records could not be forgotten'),
    )
  }
  const first = setTimeout(run, 10_000).unref()
  const rest = setInterval(run, sixHours).unref()
  return () => {
    clearTimeout(first)
    clearInterval(rest)
  }
}

function forgetKeys(store: Store, before: number): Promise<number> {
  return store.write(async (tx) => {
    const old = tx.selectFrom('idempotency').select('key').where('created_at', '<', before).limit(atOnce)
    const { numDeletedRows } = await tx.deleteFrom('idempotency').where('key', 'in', old).executeTakeFirst()
    return Number(numDeletedRows)
  })
}

function forgetNetworks(store: Store, before: number): Promise<number> {
  return store.write(async (tx) => {
    const counts: number[] = []
    for (const table of ['comment', 'report'] as const) {
      const query = tx
        .updateTable(table)
        .set({ network: null })
        .where('network', 'is not', null)
        .where('created_at', '<', before)
      counts.push(Number((await query.executeTakeFirst()).numUpdatedRows))
    }
    return counts.reduce((sum, count) => sum + count, 0)
  })
}

/** A letter that was given up stays while it tells of an enquiry that nobody has dealt with. */
function forgetLetters(store: Store, before: number): Promise<number> {
  return store.write(async (tx) => {
    const open = tx.selectFrom('enquiry').select('id').where('handled_at', 'is', null)
    const old = tx
      .selectFrom('letter')
      .select('id')
      .where(({ eb, and, or }) =>
        or([eb('sent_at', '<', before), and([eb('dead_at', '<', before), eb('subject_id', 'not in', open)])]),
      )
      .limit(atOnce)
    const { numDeletedRows } = await tx.deleteFrom('letter').where('id', 'in', old).executeTakeFirst()
    return Number(numDeletedRows)
  })
}

function forgetUnconfirmed(store: Store, before: number): Promise<number> {
  return store.write(async (tx) => {
    const old = tx
      .selectFrom('subscriber')
      .select('id')
      .where('state', '=', 'pending')
      .where('asked_at', '<', before)
      .limit(atOnce)
    const gone = await tx
      .deleteFrom('subscriber')
      .where('id', 'in', old)
      // Once more, for one that is confirmed at this moment.
      .where('state', '=', 'pending')
      .returning('id')
      .execute()
    const ids = gone.map(({ id }) => id)
    if (ids.length > 0) await tx.deleteFrom('letter').where('subject_id', 'in', ids).execute()
    return ids.length
  })
}

function forgetEnquiries(store: Store, before: number): Promise<number> {
  return store.write(async (tx) => {
    const rows = await tx.selectFrom('enquiry').select('id').where('handled_at', '<', before).limit(atOnce).execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    await tx.deleteFrom('letter').where('subject_id', 'in', ids).execute()
    await tx.deleteFrom('enquiry').where('id', 'in', ids).execute()
    return ids.length
  })
}

function forgetAllowances(store: Store, now: number): Promise<number> {
  return store.write(async (tx) =>
    Number(
      (
        await tx
          .deleteFrom('allowance')
          .where('expire', '<', now - day)
          .executeTakeFirst()
      ).numDeletedRows,
    ),
  )
}
