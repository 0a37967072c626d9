import 'fake-indexeddb/auto'
import { afterAll, expect, test, vi } from 'vitest'
import { ifFree } from '#device/locks.ts'
import { itemLock, replayLock } from './item.ts'
import { replay, storedItems } from './replay.ts'
import { send } from './send.ts'
import { enquiryItem, fakeEnv, filled, memoryLocks } from './testing/fakeEnv.ts'

vi.stubGlobal('self', { location: { origin: 'https://desk.example' } })
afterAll(() => void vi.unstubAllGlobals())

/** As behind a proxy that stalls: headers and half of a body come at once, and then nothing until the request is ended. */
function stalled(status: number, { signal }: RequestInit): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"reference":'))
      signal?.addEventListener('abort', () => controller.error(signal.reason))
    },
  })
  return new Response(body, { status })
}

const timeouts = { firstTry: 200, replay: () => 200 }
const report = { kind: 'report', body: { reason: 'spam' }, path: '/api/report', page: '/blogs/nri-wills' } as const

test('an answer whose body never ends counts by its status when the try is over, and its lock is free', async () => {
  const env = fakeEnv(async (_url, init) => stalled(201, init), { locks: memoryLocks(), timeouts })
  expect(await send(report, env)).toEqual({ state: 'sent', status: 201, answer: undefined })
  expect(await storedItems(env)).toEqual([])
  // A second one waits for no lock.
  expect(await send(report, env)).toMatchObject({ state: 'sent' })
})

test('on replay, an answer whose body never ends holds up neither the items behind it nor the other tabs', async () => {
  const fetch = vi.fn(async (_url: string, init: RequestInit) =>
    String(init.body).includes('stalls') ? stalled(503, init) : new Response('{}', { status: 201 }),
  )
  const items = [enquiryItem('stalls', { writtenAt: 1 }), enquiryItem('next', { writtenAt: 2 })]
  const env = await filled(fakeEnv(fetch, { locks: memoryLocks(), timeouts }), ...items)
  await replay(env)
  expect(fetch).toHaveBeenCalledTimes(2)
  expect((await storedItems(env)).map(({ key, state }) => [key, state.name])).toEqual([['stalls', 'waiting']])
  for (const name of [replayLock, itemLock('stalls')])
    expect(await ifFree(env, name, async () => 'free', 'held')).toBe('free')
})
