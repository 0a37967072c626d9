import 'fake-indexeddb/auto'
import { set } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { isIdempotencyKey } from '#contract/idempotencyKey.ts'
import { loadDraft, saveDraft } from './drafts.ts'
import type { OutboxEnv } from './env.ts'
import { editId, type Item, itemLock, type OutboxEvent, subscribe } from './item.ts'
import { discard, edit, list, replay, sendNow } from './replay.ts'
import { enquiryItem, fakeEnv, json, memoryLocks } from './testing/fakeEnv.ts'

vi.stubGlobal('self', { location: { origin: 'https://desk.example' } })

const refused: Item = {
  ...enquiryItem('a', { writtenAt: 7 }),
  attempts: 4,
  state: { name: 'needs-attention', status: 422 },
}
const body = { name: 'Asha Rao', email: 'asha@example.com', message: 'Better words', contactNumber: 'N/A' }
const inFlight: Item = {
  ...enquiryItem('a'),
  state: { name: 'sending', leaseUntil: fakeEnv(() => Promise.reject()).now() + 5000, leaseId: 'b', firstTry: false },
}

test('OB-21 an edited item has a new key, keeps its place and passes', async () => {
  const keys: string[] = []
  const env = fakeEnv(async (_, init) => {
    keys.push(new Headers(init.headers).get('Idempotency-Key') ?? '')
    return json(201, {})
  })
  await set('a', refused, env.items)
  expect(await edit('a', body, env)).toBe('done')
  const [item, ...more] = await list(env)
  expect(more).toEqual([])
  expect(item).toMatchObject({ body, writtenAt: 7, attempts: 0, state: { name: 'waiting', nextTryAt: env.now() } })
  expect(isIdempotencyKey(item?.key ?? '')).toBe(true)
  await replay(env)
  expect(keys).toEqual([item?.key])
  expect(await list(env)).toEqual([])
})

test('an edited item whose answer was lost keeps its key: where the first text arrived, the second is refused and kept', async () => {
  const delivered = new Map<string, string>()
  let answers = false
  const env = fakeEnv(async (_, init) => {
    const key = new Headers(init.headers).get('Idempotency-Key') ?? ''
    const text = String(init.body)
    const first = delivered.get(key) ?? text
    delivered.set(key, first)
    if (!answers) throw new TypeError('the answer was lost')
    return first === text ? json(201, {}) : json(422, { message: 'We have already received an earlier version.' })
  })
  await set('a', enquiryItem('a'), env.items)
  await replay(env)
  expect(await edit('a', body, env)).toBe('done')
  answers = true
  await replay(env)
  expect(delivered.size).toBe(1)
  expect(await list(env)).toMatchObject([{ key: 'a', body, state: { name: 'needs-attention', status: 422 } }])
  // A visitor who wants the second version as well edits it again.
  expect(await edit('a', body, env)).toBe('done')
  await replay(env)
  expect(delivered.size).toBe(2)
  expect(await list(env)).toEqual([])
})

test('OB-22 a discarded item is gone and never sent', async () => {
  const fetch = vi.fn(async () => json(201, {}))
  const env = fakeEnv(fetch)
  await set('a', enquiryItem('a'), env.items)
  expect(await discard('a', env)).toBe('done')
  await replay(env)
  expect(fetch).not.toHaveBeenCalled()
})

test('what was sent meanwhile can neither be edited nor discarded', async () => {
  const env = fakeEnv(async () => json(201, {}))
  expect(await edit('a', body, env)).toBe('gone')
  expect(await discard('a', env)).toBe('gone')
  expect(await list(env)).toEqual([])
})

test('what is in flight is left alone, by its lease', async () => {
  const env = fakeEnv(async () => json(201, {}))
  await set('a', inFlight, env.items)
  expect(await edit('a', body, env)).toBe('sending')
  expect(await discard('a', env)).toBe('sending')
  expect(await list(env)).toEqual([inFlight])
})

test('what is in flight is left alone, by its lock; what a closed page left is not', async () => {
  const locks = memoryLocks()
  const env = fakeEnv(async () => json(201, {}), { locks })
  await set('a', inFlight, env.items)
  await locks.request(itemLock('a'), {}, async () => {
    expect(await edit('a', body, env)).toBe('sending')
    expect(await discard('a', env)).toBe('sending')
  })
  expect(await discard('a', env)).toBe('done')
})

test('every listener hears of an edit and of a discard', async () => {
  const heard: OutboxEvent[] = []
  const stop = subscribe((change) => heard.push(change))
  const env = fakeEnv(async () => json(201, {}))
  await set('a', { ...refused, about: { blogId: 'blog1' } }, env.items)
  await edit('a', body, env)
  const newKey = (await list(env))[0]?.key ?? ''
  await discard(newKey, env)
  stop()
  expect(heard).toEqual([
    { what: 'edited', key: 'a', newKey, kind: 'enquiry', about: { blogId: 'blog1' } },
    { what: 'discarded', key: newKey, kind: 'enquiry', about: { blogId: 'blog1' } },
  ])
})

test.each([
  ['sent as it stood', (env: OutboxEnv) => sendNow('a', env)],
  ['discarded', (env: OutboxEnv) => discard('a', env)],
  ['edited elsewhere', (env: OutboxEnv) => edit('a', body, env)],
])('a change that was begun goes with its item when that is %s', async (_, happen) => {
  const env = fakeEnv(async () => json(201, {}))
  await set('a', refused, env.items)
  saveDraft(editId('a'), { message: 'Half of a better', contactNumber: '+1 555' }, env)
  await happen(env)
  expect(loadDraft(editId('a'), env)).toBeUndefined()
})

test('a change that was begun stays while its item is refused again', async () => {
  const env = fakeEnv(async () => json(422, {}))
  await set('a', refused, env.items)
  saveDraft(editId('a'), { message: 'Half of a better' }, env)
  await sendNow('a', env)
  expect(loadDraft(editId('a'), env)).toEqual({ message: 'Half of a better' })
})
