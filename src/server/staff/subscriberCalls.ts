import type { FastifyInstance } from 'fastify'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { Listing } from '#contract/staff/listing.ts'
import {
  type ImportOutcome,
  type ImportReport,
  importOutcomes,
  listKinds,
  mostListBytes,
  mostRowsShown,
  newSubscriber,
  type SubscriberCounts,
  type SubscriberMonth,
  subscriberSearch,
  subscriberStates,
} from '#contract/staff/subscribers.ts'
import { recordAudit } from '../audit/audit.ts'
import { HttpError } from '../http/errors.ts'
import { type CsvTable, parseCsv } from '../imports/csvFile.ts'
import { importSubscribers, planImport } from '../imports/importSubscribers.ts'
import { type PlannedSubscriber, usualColumns } from '../imports/planSubscribers.ts'
import { unknownType } from '../messages/fileType.ts'
import { StartupError } from '../startupError.ts'
import { addByHand } from '../subscriptions/addByHand.ts'
import { listSubscribers, subscriberGrowth } from '../subscriptions/listSubscribers.ts'
import { unsubscribe } from '../subscriptions/subscriptions.ts'
import type { Desk } from './desk.ts'
import { addStaffCall } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

/** How far back growth is shown. */
const monthsShown = 12

/** Adds the list of subscribers: counted, searched, added to, and taken off, imported. */
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
  // The parameter of their paths is the kind of the list.
  app.register(async (scope) => {
    const options = { parseAs: 'buffer', bodyLimit: mostListBytes } as const
    scope.addContentTypeParser(unknownType, options, (_request, body, done) => done(null, body))

    addStaffCall(scope, desk, 'tryImport', undefined, async ({ request, id, now }) => {
      const { planned, isLatin } = await plan(request.body, id, now)
      return { body: reportOf(planned, isLatin) }
    })

    addStaffCall(scope, desk, 'importSubscribers', undefined, async ({ request, id, actor, now }) => {
      const { planned, isLatin } = await plan(request.body, id, now)
      await store.write((tx) => recordAudit(tx, actor, 'import listmonk', '', now))
      await importSubscribers(store, planned)
      return { body: reportOf(planned, isLatin) }
    })
  })

  async function plan(content: unknown, kindName: string, now: number) {
    const kind = listKinds.find((one) => one === kindName)
    if (!kind) throw new HttpError(404, staffTexts.unknownRecord)
    if (!Buffer.isBuffer(content) || content.length === 0) throw new HttpError(400, staffTexts.noFile)
    const table = tableOf(content)
    const first = (names: readonly string[]) => names.find((name) => table.columns.includes(name))
    const email = first(usualColumns.email)
    if (email === undefined) throw new HttpError(422, staffTexts.noEmailColumn(table.columns.join(', ').slice(0, 300)))
    const { status, created, updated } = usualColumns
    const columns = { email, status: first(status), created: first(created), updated: first(updated) }
    return { planned: await planImport(desk.backend, table, columns, kind, now), isLatin: table.isLatin }
  }
}

function tableOf(content: Buffer): CsvTable {
  try {
    return parseCsv(staffTexts.theFile, content)
  } catch (error) {
    if (error instanceof StartupError) throw new HttpError(422, error.message)
    throw error
  }
}

function reportOf(planned: readonly PlannedSubscriber[], isLatin: boolean): ImportReport {
  const of = (outcome: ImportOutcome) => planned.filter((one) => one.outcome === outcome)
  const rest = planned.filter(({ outcome }) => outcome !== 'fault')
  const shown = [...of('fault'), ...rest].slice(0, mostRowsShown)
  return {
    rows: shown.map(({ row, email, outcome, why }) => ({ row, email, outcome, why })),
    counts: Object.fromEntries(importOutcomes.map((one) => [one, of(one).length])) as ImportReport['counts'],
    isLatin,
  }
}
