import { expect, test } from 'vitest'
import { networkOr } from './networkOr.ts'

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
