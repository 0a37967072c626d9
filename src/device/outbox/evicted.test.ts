import 'fake-indexeddb/auto'
import { clear } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import type { OutboxEnv } from './env.ts'
import { subscribe } from './item.ts'
import { claimUnseenReceipts, referenceOf } from './receipts.ts'
import { discard, list, replay, storedItems } from './replay.ts'
import { sendText } from './send.ts'
import { json, memoryLocks, testTimeout } from './testing/fakeEnv.ts'
import { noNetwork, onDisk, sender, typed, written } from './testing/typedEnquiry.ts'

vi.stubGlobal('self', { location: { origin: 'https://desk.example' } })

/** Another page without Web Locks, which takes the item over because its lease has ended. */
const afterLease = (env: OutboxEnv, answer: () => Promise<Response>): OutboxEnv => ({
  ...env,
  now: () => env.now() + 3 * testTimeout,
  fetch: answer,
})

test.each([
  ['with Web Locks', memoryLocks()],
  ['without', undefined],
] as const)(
  'OB-01 what was evicted during the first try is stored again before it is said to be saved, %s',
  async (_, locks) => {
    const env = typed(
      async () => {
        for (const store of [env.items, env.receipts, env.keys]) await clear(store)
        return noNetwork()
      },
      { locks },
    )
    expect((await sendText(sender(), written, env)).state).toBe('saved')
    expect(await list(env)).toMatchObject([{ body: written.body, attempts: 1, state: { name: 'waiting' } }])
    expect(onDisk(env)).toBeUndefined()
  },
)

test('OB-07 what another page has delivered during the first try is reported as sent, with its reference, once', async () => {
  const env = typed(async () => {
    await replay(afterLease(env, async () => json(201, { reference: 'PD-7F3K-2QX9' })))
    return noNetwork()
  })
  const heard: string[] = []
  const stop = subscribe(({ what }) => heard.push(what))
  const delivery = await sendText(sender(), written, env)
  stop()
  expect(delivery.state === 'sent' && referenceOf(delivery.answer)).toBe('PD-7F3K-2QX9')
  expect(heard).toEqual(['sending', 'sending', 'sent'])
  expect(await storedItems(env)).toEqual([])
  expect(await claimUnseenReceipts(env)).toEqual([])
})

test('what another page has taken over and the visitor has discarded does not come back', async () => {
  const env = typed(async () => {
    const next = afterLease(env, noNetwork)
    await replay(next)
    for (const { key } of await list(next)) await discard(key, next)
    vi.spyOn(env, 'now').mockReturnValue(next.now())
    return noNetwork()
  })
  await sendText(sender(), written, env)
  expect(await storedItems(env)).toEqual([])
})
