import { expect, test, vi } from 'vitest'
import { beginsWithin, networkOr } from './networkOr.ts'

const stored = async () => new Response('stored')
const textOf = async (response: Promise<Response>) => (await response).text()

test('the page comes from the server while it answers, and from this device when it does not', async () => {
  expect(await textOf(networkOr(stored, async () => new Response('new')))).toBe('new')
  expect(await textOf(networkOr(stored, async () => new Response('gone', { status: 404 })))).toBe('gone')
  expect(await textOf(networkOr(stored, async () => new Response('proxy', { status: 502 })))).toBe('stored')
  expect(await textOf(networkOr(stored, () => Promise.reject(new TypeError('Failed to fetch'))))).toBe('stored')
  expect(
    (
      await networkOr(
        async () => undefined,
        () => Promise.reject(new TypeError()),
      )
    ).type,
  ).toBe('error')
})

test('an answer that does not begin in time is given up; one that has begun may take its time', async () => {
  vi.useFakeTimers()
  const asked: AbortSignal[] = []
  const never = beginsWithin(4000, (signal) => {
    asked.push(signal)
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new TypeError('aborted'))))
  })
  const begun = beginsWithin(4000, async (signal) => {
    asked.push(signal)
    return new Response('slow')
  })
  expect((await begun).status).toBe(200)
  const refused = expect(never).rejects.toThrow('aborted')
  await vi.advanceTimersByTimeAsync(60_000)
  await refused
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, false])
  vi.useRealTimers()
})
