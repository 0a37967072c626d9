import 'fake-indexeddb/auto'
import { set } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { isIdempotencyKey } from '#contract/idempotencyKey.ts'
import { type Change, subscribe } from './changes.ts'
import { editId, flushDrafts, loadDraft, saveDraft } from './drafts.ts'
import { drain } from './drain.ts'
import { discard, edit } from './edit.ts'
import type { Item } from './item.ts'
import { itemLock } from './locks.ts'
import type { Means } from './means.ts'
import { list, sendNow } from './outbox.ts'
import { enquiryItem, json, memoryLocks, testMeans } from './testMeans.ts'

vi.stubGlobal('self', { location: { origin: 'https://desk.example' } })

const refused: Item = {
  ...enquiryItem('a', { writtenAt: 7 }),
  attempts: 4,
  state: { name: 'needs-attention', status: 422 },
}
const body = { name: 'Asha Rao', email: 'asha@example.com', message: 'Better words', contactNumber: 'N/A' }
const inFlight: Item = {
  ...enquiryItem('a'),
  state: { name: 'sending', leaseUntil: testMeans(() => Promise.reject()).now() + 5000, holder: 'b', firstTry: false },
}

test('OB-21 an edited item has a new key, keeps its place and passes', async () => {
  const keys: string[] = []
  const means = testMeans(async (_, init) => {
    keys.push(new Headers(init.headers).get('Idempotency-Key') ?? '')
    return json(201, {})
  })
  await set('a', refused, means.items)
  expect(await edit('a', body, means)).toBe('done')
  const [item, ...more] = await list(means)
  expect(more).toEqual([])
  expect(item).toMatchObject({ body, writtenAt: 7, attempts: 0, state: { name: 'waiting', nextTryAt: means.now() } })
  expect(isIdempotencyKey(item?.key ?? '')).toBe(true)
  await drain(means)
  expect(keys).toEqual([item?.key])
  expect(await list(means)).toEqual([])
})

test('an edited item whose answer was lost keeps its key: where the first text arrived, the second is refused and kept', async () => {
  const received = new Map<string, string>()
  let answers = false
  const means = testMeans(async (_, init) => {
    const key = new Headers(init.headers).get('Idempotency-Key') ?? ''
    const text = String(init.body)
    const first = received.get(key) ?? text
    received.set(key, first)
    if (!answers) throw new TypeError('the answer was lost')
    return first === text ? json(201, {}) : json(422, { message: 'We have already received an earlier version.' })
  })
  await set('a', enquiryItem('a'), means.items)
  await drain(means)
  expect(await edit('a', body, means)).toBe('done')
  answers = true
  await drain(means)
  expect(received.size).toBe(1)
  expect(await list(means)).toMatchObject([{ key: 'a', body, state: { name: 'needs-attention', status: 422 } }])
  // Who wants the second version as well says so.
  expect(await edit('a', body, means)).toBe('done')
  await drain(means)
  expect(received.size).toBe(2)
  expect(await list(means)).toEqual([])
})

test('OB-22 a discarded item is gone and never sent', async () => {
  const fetch = vi.fn(async () => json(201, {}))
  const means = testMeans(fetch)
  await set('a', enquiryItem('a'), means.items)
  expect(await discard('a', means)).toBe('done')
  await drain(means)
  expect(fetch).not.toHaveBeenCalled()
})

test('what was sent meanwhile can neither be edited nor discarded', async () => {
  const means = testMeans(async () => json(201, {}))
  expect(await edit('a', body, means)).toBe('gone')
  expect(await discard('a', means)).toBe('gone')
  expect(await list(means)).toEqual([])
})

test('what is in flight is left alone, by its lease', async () => {
  const means = testMeans(async () => json(201, {}))
  await set('a', inFlight, means.items)
  expect(await edit('a', body, means)).toBe('sending')
  expect(await discard('a', means)).toBe('sending')
  expect(await list(means)).toEqual([inFlight])
})

test('what is in flight is left alone, by its lock; what a closed page left is not', async () => {
  const locks = memoryLocks()
  const means = testMeans(async () => json(201, {}), { locks })
  await set('a', inFlight, means.items)
  await locks.request(itemLock('a'), {}, async () => {
    expect(await edit('a', body, means)).toBe('sending')
    expect(await discard('a', means)).toBe('sending')
  })
  expect(await discard('a', means)).toBe('done')
})

test('every listener hears of an edit and of a discard', async () => {
  const heard: Change[] = []
  const stop = subscribe((change) => heard.push(change))
  const means = testMeans(async () => json(201, {}))
  await set('a', { ...refused, about: { blogId: 'blog1' } }, means.items)
  await edit('a', body, means)
  const newKey = (await list(means))[0]?.key ?? ''
  await discard(newKey, means)
  stop()
  expect(heard).toEqual([
    { what: 'edited', key: 'a', newKey, kind: 'enquiry', about: { blogId: 'blog1' } },
    { what: 'discarded', key: newKey, kind: 'enquiry', about: { blogId: 'blog1' } },
  ])
})

test.each([
  ['sent as it stood', (means: Means) => sendNow('a', means)],
  ['discarded', (means: Means) => discard('a', means)],
  ['edited elsewhere', (means: Means) => edit('a', body, means)],
])('a change that was begun goes with its item when that is %s', async (_, happen) => {
  const means = testMeans(async () => json(201, {}))
  await set('a', refused, means.items)
  saveDraft(editId('a'), { message: 'Half of a better', contactNumber: '+1 555' })
  await flushDrafts()
  await happen(means)
  expect(await loadDraft(editId('a'))).toBeUndefined()
})

test('a change that was begun stays while its item is refused again', async () => {
  const means = testMeans(async () => json(422, {}))
  await set('a', refused, means.items)
  saveDraft(editId('a'), { message: 'Half of a better' })
  await sendNow('a', means)
  expect(await loadDraft(editId('a'))).toEqual({ message: 'Half of a better' })
})
