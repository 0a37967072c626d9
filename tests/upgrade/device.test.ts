// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { enquiryDraftId } from '#content/storageKeys.ts'
import { openDatabase, upgrades } from '#device/db.ts'
import { cases, ticks } from '#device/kept.ts'
import { localStore } from '#device/localStore.ts'
import { loadComments } from '#device/offline/comments.ts'
import { listeningIn } from '#device/offline/listening.ts'
import { marksOn } from '#device/offline/marks.ts'
import { isOptedOut } from '#device/offline/offlineOptOut.ts'
import { placeIn } from '#device/offline/progress.ts'
import { recentSearches } from '#device/offline/recentSearches.ts'
import { loadDraft } from '#device/outbox/drafts.ts'
import { browserEnv, type OutboxEnv, storesIn } from '#device/outbox/env.ts'
import { receipts } from '#device/outbox/receipts.ts'
import { list, replayConnected } from '#device/outbox/replay.ts'
import { memoryLocks } from '#device/outbox/testing/fakeEnv.ts'
import { allOf } from '#device/records.ts'
import { sharedText } from '#device/shares.ts'
import { type DeviceData, frozenDevice, versions } from './frozen.ts'

const article = '/blogs/nri-wills'

/** Puts on an empty device what that version had written there. */
async function putBack({ databaseVersion, stores, local }: DeviceData): Promise<void> {
  localStorage.clear()
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
  const ended = (request: IDBOpenDBRequest) =>
    new Promise<IDBDatabase>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  await ended(indexedDB.deleteDatabase('site'))
  const opening = indexedDB.open('site', databaseVersion)
  opening.onupgradeneeded = () => {
    for (const [name, records] of Object.entries(stores)) {
      const store = opening.result.createObjectStore(name)
      for (const [key, record] of Object.entries(records)) store.put(record, key)
    }
  }
  ;(await ended(opening)).close()
}

test.each(versions)(
  'OB-06 what a device has of %s goes through an upgrade beside two open tabs and the worker, which go on: what waits is sent once, all else is there',
  async (version) => {
    const data = frozenDevice(version)
    await putBack(data)
    const sent: string[] = []
    const locks = memoryLocks()
    const fetch = async (_url: string, { headers }: RequestInit) => {
      sent.push((headers as Record<string, string>)['Idempotency-Key'] ?? '')
      return Response.json({ reference: 'PD-2' }, { status: 201 })
    }
    const contexts = ['tab', 'other tab', 'worker'].map(
      (): OutboxEnv => ({ ...browserEnv, ...storesIn(openDatabase('site')), fetch, locks }),
    )
    const waiting = Object.keys(data.stores.items ?? {}).sort()
    for (const context of contexts) expect((await list(context)).map(({ key }) => key).sort()).toEqual(waiting)

    // A version after this one adds a store.
    const steps = [...upgrades, (database: IDBDatabase) => void database.createObjectStore('later')]
    const next = openDatabase<'items' | 'later'>('site', steps)
    expect((await allOf(next.store('items'))).length).toBe(waiting.length)
    expect(await allOf(next.store('later'))).toEqual([])

    // Contexts of before go on, and so does one that starts only now: so one goes back on a device.
    const late = { ...browserEnv, ...storesIn(openDatabase('site')), fetch, locks }
    await Promise.all([...contexts, late].map((context) => replayConnected(context)))
    expect(sent.sort()).toEqual(waiting)
    for (const context of [...contexts, late]) {
      expect(await list(context)).toEqual([])
      expect(await receipts(context)).toHaveLength(Object.keys(data.stores.receipts ?? {}).length + waiting.length)
      expect(loadDraft(enquiryDraftId, context)?.message).toBe('Typed, not sent.')
    }
    expect(await sharedText()).toBe('A text that was shared.')
    expect((await loadComments('blog1'))?.comments).toMatchObject([{ text: 'Seen before.' }])
    expect(await isOptedOut()).toBe(true)
    expect(marksOn(article)).toMatchObject([{ exact: 'a will', note: 'Ask about this.' }])
    expect([placeIn('nri-wills')?.fraction, listeningIn('nri-wills')?.passage]).toEqual([0.4, 2])
    expect([ticks.get(article), recentSearches(), cases.get('case')?.kind]).toEqual([
      ['passport'],
      ['power of attorney'],
      'pravasi-case',
    ])
    const { 'draft:enquiry': _, ...others } = data.local
    expect({ ...localStorage }).toMatchObject(others)
  },
)

test.each(versions)('a record in local storage of %s takes the step of a version after this one', async (version) => {
  await putBack(frozenDevice(version))
  const isNext = (value: unknown): value is { done: string[] } => Array.isArray((value as { done?: unknown })?.done)
  const next = localStore({ prefix: 'ticks:', isValid: isNext, upgrades: [(old) => ({ done: old })] })
  expect(next.get(article)).toEqual({ done: ['passport'] })
  // Once it is written in the new shape, a tab of before takes it for none, and changes nothing by reading.
  next.set(article, { done: ['passport', 'photograph'] })
  expect(ticks.get(article)).toBe(undefined)
  expect(next.get(article)).toEqual({ done: ['passport', 'photograph'] })
})
