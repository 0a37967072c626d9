import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { callPath } from '#contract/calls.ts'
import { challengeHeader, solutionHeader } from '#contract/proofOfWork.ts'
import type { OutboxEnv } from './env.ts'
import type { Item, Submission } from './item.ts'
import { list, replay, replayInWorker } from './replay.ts'
import { send } from './send.ts'
import { fakeEnv, filled, json } from './testing/fakeEnv.ts'

vi.stubGlobal('self', { location: { origin: 'https://desk.example' } })

const body = { text: 'Too fast', username: '', phone: '', email: '' }
const written: Submission = { kind: 'comment', body, path: callPath.comments('blog1'), page: '/blogs/a' }
const waiting: Item = {
  ...written,
  key: 'a',
  writtenAt: 1,
  attempts: 0,
  failures: { connection: 0, server: 0 },
  state: { name: 'waiting', nextTryAt: 0, waitsFor: 'connection' },
}
const held = { _id: 'c1', held: true }
const shown = { _id: 'c1' }

/** A server that challenges every write, and answers a solution as given. */
function challenging(answerSolution: () => Promise<Response>) {
  const seen: { key: string | null; solution: string | null }[] = []
  const fetch: OutboxEnv['fetch'] = async (_, init) => {
    const headers = new Headers(init.headers)
    const solution = headers.get(solutionHeader)
    seen.push({ key: headers.get('Idempotency-Key'), solution })
    return solution === null ? json(202, held, { [challengeHeader]: 'challenge' }) : answerSolution()
  }
  return { seen, fetch }
}
const solves = { solve: async (challenge: string) => `${challenge} solved` }

test('a challenged write is proven at once, under the same key and without anything to do for its writer', async () => {
  const { seen, fetch } = challenging(async () => json(201, shown))
  const env = fakeEnv(fetch, solves)
  expect(await send(written, env)).toEqual({ state: 'sent', status: 201, answer: shown })
  expect(seen.map(({ solution }) => solution)).toEqual([null, 'challenge solved'])
  expect(new Set(seen.map(({ key }) => key)).size).toBe(1)
  expect(await list(env)).toEqual([])
})

test.each([
  ['page', replay],
  ['worker', replayInWorker],
] as const)('a queued comment is proven when the %s replays it', async (_, replayed) => {
  const { seen, fetch } = challenging(async () => json(201, shown))
  const env = await filled(fakeEnv(fetch, solves), waiting)
  await replayed(env)
  expect(seen).toEqual([
    { key: 'a', solution: null },
    { key: 'a', solution: 'challenge solved' },
  ])
  expect(await list(env)).toEqual([])
})

test('where the challenge cannot be solved, the server has the text and holds it for review', async () => {
  const { seen, fetch } = challenging(async () => json(201, shown))
  const env = fakeEnv(fetch, { solve: () => Promise.reject(new Error('no Web Crypto')) })
  expect(await send(written, env)).toEqual({ state: 'sent', status: 202, answer: held })
  expect(seen).toHaveLength(1)
  expect(await list(env)).toEqual([])
})

test('a solution that is refused leaves the comment with the server for review', async () => {
  for (const status of [403, 429, 503]) {
    const env = fakeEnv(challenging(async () => json(status, { message: 'No' })).fetch, solves)
    expect(await send(written, env)).toEqual({ state: 'sent', status: 202, answer: held })
  }
})

test('a connection lost between challenge and solution keeps the item, and the next replay proves it', async () => {
  let isThere = false
  const { seen, fetch } = challenging(async () => {
    if (!isThere) throw new TypeError('Failed to fetch')
    return json(201, shown)
  })
  let clock = Date.now()
  const env = fakeEnv(fetch, { ...solves, now: () => clock })
  expect(await send(written, env)).toEqual({ state: 'saved' })
  isThere = true
  clock += 60_000
  await replay(env)
  expect(new Set(seen.map(({ key }) => key)).size).toBe(1)
  expect(seen).toHaveLength(4)
  expect(await list(env)).toEqual([])
})
