import type { FastifyInstance } from 'fastify'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { Listing } from '#contract/staff/listing.ts'
import {
  newSubscriber,
  type SubscriberCounts,
  type SubscriberMonth,
  subscriberSearch,
  subscriberStates,
} from '#contract/staff/subscribers.ts'
import { recordAudit } from '../audit/audit.ts'
import { HttpError } from '../http/errors.ts'
import { addByHand } from '../subscriptions/addByHand.ts'
import { listSubscribers, subscriberGrowth } from '../subscriptions/listSubscribers.ts'
import { unsubscribe } from '../subscriptions/subscriptions.ts'
import type { Desk } from './desk.ts'
import { addStaffCall } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

/** How far back growth is shown. */
const monthsShown = 12

/** Adds the list of subscribers: counted, searched, added to, and taken off. */
export function addSubscriberCalls(app: FastifyInstance, desk: Desk): void {
  const { store, wakeMailer } = desk.backend

  addStaffCall(app, desk, 'subscribers', undefined, async () => {
    const rows = await store.db
      .selectFrom('subscriber')
      .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute()
    const counts = subscriberStates.map((state) => [state, Number(rows.find((row) => row.state === state)?.count ?? 0)])
    return { body: Object.fromEntries(counts) as SubscriberCounts }
  })

  addStaffCall(app, desk, 'searchSubscribers', subscriberSearch, async ({ body: { cursor, limit, ...filter } }) => {
    return { body: await listSubscribers(store.db, filter, cursor, limit) }
  })

  addStaffCall(app, desk, 'subscriberGrowth', undefined, async ({ now }) => {
    const answer: Listing<SubscriberMonth> = { items: await subscriberGrowth(store.db, monthsShown, now) }
    return { body: answer }
  })

  addStaffCall(app, desk, 'addSubscriber', newSubscriber, async ({ body, actor, now }) => {
    const { result } = await store.write(async (tx) => {
      const added = await addByHand(tx, body, uuidv7(now), now)
      if (added.result === 'asked' || added.result === 'confirmed')
        await recordAudit(tx, actor, `subscriber add ${body.consent?.way ?? 'asked'}`, added.id, now)
      return added
    })
    if (result !== 'asked' && result !== 'confirmed')
      throw new HttpError(result === 'badAddress' ? 400 : 409, staffTexts.subscriber[result])
    wakeMailer()
    return {}
  })

  addStaffCall(app, desk, 'removeSubscriber', undefined, async ({ id, actor, now }) => {
    const isKnown = await store.write(async (tx) => {
      if ((await unsubscribe(tx, id, now)) === 'missing') return false
      await recordAudit(tx, actor, 'subscriber remove', id, now)
      return true
    })
    if (!isKnown) throw new HttpError(404, staffTexts.unknownRecord)
    return {}
  })
}
