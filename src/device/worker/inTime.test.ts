import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js'
import { inTime, notesFetch } from './inTime.ts'

const fetch = vi.fn<typeof globalThis.fetch>()
const url = new URL('https://desk.example/contact')
const options = () => ({ request: new Request(url), url, event: new Event('fetch') }) as RouteHandlerCallbackOptions
const hangs = inTime(() => new Promise(() => {}))
const answers = inTime(async () => new Response('stored'))
const textOf = async (answer: Promise<Response>) => (await answer).text()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetch)
  fetch.mockImplementation(async () => new Response('of the network'))
})
afterEach(async () => {
  // Storage that answers is waited for again.
  await answers(options())
  fetch.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what is stored comes without asking the network', async () => {
  expect(await textOf(answers(options()))).toBe('stored')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetch).not.toHaveBeenCalled()
})

test('where storage hangs the network answers after four seconds, and the next file at once, until storage answers again', async () => {
  const first = textOf(hangs(options()))
  await vi.advanceTimersByTimeAsync(3999)
  expect(fetch).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await first).toBe('of the network')
  const next = textOf(hangs(options()))
  await vi.advanceTimersByTimeAsync(0)
  expect(await next).toBe('of the network')
  expect(await textOf(answers(options()))).toBe('stored')
  fetch.mockClear()
  void hangs(options())
  await vi.advanceTimersByTimeAsync(3999)
  expect(fetch).not.toHaveBeenCalled()
})

test('what is not stored is asked of a slow line once', async () => {
  let arrive = (_: Response) => {}
  const line = new Promise<Response>((resolve) => {
    arrive = resolve
  })
  const slow = inTime(async ({ request, event }) => {
    await notesFetch.requestWillFetch?.({ request, event } as never)
    return line
  })
  const answer = textOf(slow(options()))
  await vi.advanceTimersByTimeAsync(20_000)
  arrive(new Response('slow'))
  expect(await answer).toBe('slow')
  expect(fetch).not.toHaveBeenCalled()
})

test('without a connection what is stored comes however long it takes', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  let find = (_: Response) => {}
  const storage = new Promise<Response>((resolve) => {
    find = resolve
  })
  const late = inTime(() => storage)
  const answer = textOf(late(options()))
  await vi.advanceTimersByTimeAsync(9000)
  find(new Response('stored'))
  expect(await answer).toBe('stored')
})

test('an answer that fails fails at once', async () => {
  const fails = inTime(async () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError')))
  await expect(fails(options())).rejects.toThrow('Unexpected')
})
