import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryCaches } from '#offline/testing/memoryCaches.ts'
import { visitedCache } from '#offline/visited.ts'
import { networkOrVisited } from './visited.ts'

const address = 'https://desk.example/articles/old.json'
const fetch = vi.fn<typeof globalThis.fetch>()

beforeEach(async () => {
  const caches = memoryCaches()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', fetch)
  await (await caches.open(visitedCache)).put('/articles/old.json', new Response('kept'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const answer = async (init?: RequestInit) => (await networkOrVisited(new Request(address, init))).text()

test('an article that was read before comes from the network, and as it was kept where the server fails', async () => {
  fetch.mockResolvedValueOnce(new Response('new'))
  expect(await answer()).toBe('new')
  fetch.mockResolvedValueOnce(new Response('Bad gateway', { status: 502 }))
  expect(await answer()).toBe('kept')
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await answer()).toBe('kept')
})

test('after four seconds without an answer the kept copy is shown', async () => {
  vi.useFakeTimers()
  fetch.mockReturnValueOnce(new Promise(() => {}))
  const waited = answer()
  await vi.advanceTimersByTimeAsync(4000)
  expect(await waited).toBe('kept')
})

test('a request that refreshes the copy is never answered with the copy', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(answer({ cache: 'reload' })).rejects.toThrow('Failed to fetch')
})
