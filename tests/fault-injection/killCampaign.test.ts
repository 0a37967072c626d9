import { expect, test } from 'vitest'
import { startTestCluster } from '#server/store/testing/testPostgres.ts'
import { type KillCounts, killRounds } from './killRounds.ts'

// The whole campaign: npm run bench -- kill
const sound = { missing: 0, doubled: 0, changed: 0, emailsWrong: 0 }
const wasOne = ({ acknowledged, unanswered }: KillCounts, rounds: number) =>
  acknowledged >= rounds * 24 && unanswered >= rounds

test('OB-26 killed under load, again and again, the server loses and doubles nothing that it acknowledged', {
  timeout: 120_000,
}, async () => {
  const counts = await killRounds(6)
  expect(counts).toMatchObject(sound)
  expect(wasOne(counts, 6), JSON.stringify(counts)).toBe(true)
})

test('API-10 the same on PostgreSQL, which loses its power together with the server', {
  timeout: 120_000,
}, async () => {
  const cluster = await startTestCluster({ durable: true })
  try {
    const env = { DATABASE_URL: await cluster.database('killed') }
    const counts = await killRounds(3, env, { off: cluster.powerOff, on: cluster.powerOn })
    expect(counts).toMatchObject(sound)
    expect(wasOne(counts, 3), JSON.stringify(counts)).toBe(true)
  } finally {
    await cluster.stop()
  }
})
