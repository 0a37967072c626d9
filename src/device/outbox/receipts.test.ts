import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import type { OutboxEnv } from './env.ts'
import type { Item } from './item.ts'
import { addReceiptIn, claimUnseenReceipts, clearReceipts, receipts, unseenFrom } from './receipts.ts'
import { replay, storedItems } from './replay.ts'
import { send } from './send.ts'
import { enquiryItem, fakeEnv, filled, json } from './testing/fakeEnv.ts'

vi.stubGlobal('self', { location: { origin: 'https://desk.example' } })

const addReceipt = (item: Item, answer: unknown, replayed: boolean, env: OutboxEnv) =>
  env.transact(['receipts'], ({ receipts }) => addReceiptIn(receipts, item, answer, replayed, env.now()))
const noFetch = () => Promise.reject(new Error('not called'))

test('the last fifty receipts stay, newest first, until they are cleared', async () => {
  let clock = 0
  const env = fakeEnv(noFetch, { now: () => clock })
  for (clock = 1; clock <= 60; clock += 1) await addReceipt(enquiryItem(`m${clock}`), {}, false, env)
  const kept = await receipts(env)
  expect(kept).toHaveLength(50)
  expect(kept[0]?.key).toBe('m60')
  expect(kept.at(-1)?.key).toBe('m11')
  await clearReceipts(env)
  expect(await receipts(env)).toEqual([])
})

test('a receipt holds kind, time and reference and nothing that was written', async () => {
  const env = fakeEnv(noFetch)
  await addReceipt(enquiryItem('a'), { reference: 'PD-1', message: 'private' }, true, env)
  await addReceipt(
    { ...enquiryItem('b'), kind: 'comment', body: { text: 'x', username: '', phone: '', email: '' } },
    { _id: 'c7', text: 'x' },
    true,
    env,
  )
  const at = env.now()
  const kept = (await receipts(env)).sort((a, b) => (a.key < b.key ? -1 : 1))
  expect(kept).toEqual([
    { key: 'a', kind: 'enquiry', at, reference: 'PD-1', unseen: true },
    { key: 'b', kind: 'comment', at, reference: 'c7', unseen: true },
  ])
})

test('when two tabs ask at once, one of them gets the receipt of what was sent after it had been saved', async () => {
  const env = fakeEnv(noFetch)
  await addReceipt(enquiryItem('a'), {}, true, env)
  const claimed = await Promise.all([claimUnseenReceipts(env), claimUnseenReceipts(env)])
  expect(claimed.flat()).toHaveLength(1)
})

test('what is sent at once is reported by its form only', async () => {
  let clock = 1_000_000
  const env = fakeEnv(async () => json(201, {}), { now: () => clock })
  const { key: _, ...written } = enquiryItem('a')
  expect((await send(written, env)).state).toBe('sent')
  await expect.poll(() => unseenFrom(env)).toBeUndefined()
  clock += 60_000
  expect(await claimUnseenReceipts(env)).toEqual([])
})

test('OB-25 what a page had sent when it ended, before its form could say so, is shown by the next page', async () => {
  let clock = 1_000_000
  const env = fakeEnv(noFetch, { now: () => clock })
  // The transaction of its last moment.
  await addReceipt(enquiryItem('a'), {}, false, env)
  expect(await claimUnseenReceipts(env)).toEqual([])
  clock = (await unseenFrom(env)) ?? 0
  expect(await claimUnseenReceipts(env)).toHaveLength(1)
  expect(await claimUnseenReceipts(env)).toEqual([])
})

test('an item that two tabs sent, where Web Locks are missing, has one receipt, which is shown once', async () => {
  const env = fakeEnv(noFetch)
  for (let tab = 0; tab < 2; tab += 1) {
    await addReceipt(enquiryItem('a'), {}, true, env)
    expect(await claimUnseenReceipts(env)).toHaveLength(tab === 0 ? 1 : 0)
  }
})

test('OB-07 an item leaves the device together with its receipt, or not at all: no crash lies between them', async () => {
  const env = await filled(
    fakeEnv(async () => json(201, {})),
    enquiryItem('a'),
  )
  const put = IDBObjectStore.prototype.put
  const crash = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    if (typeof value === 'object' && 'unseen' in value) throw new DOMException('The page is gone.', 'AbortError')
    return put.call(this, value, key)
  })
  await replay(env)
  crash.mockRestore()
  expect([(await storedItems(env)).length, (await receipts(env)).length]).toEqual([1, 0])
  // Its lease ends; the server knows the key and answers as before.
  await replay({ ...env, now: () => env.now() + 3_600_000 })
  expect([(await storedItems(env)).length, (await receipts(env)).length]).toEqual([0, 1])
})
