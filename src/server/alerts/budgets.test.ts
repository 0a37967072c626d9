import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cliIn } from '../cli/testing/testCli.ts'
import { createByteBudgets } from '../http/byteBudgets.ts'
import { metricsText, RequestCounter } from '../metrics/metrics.ts'
import { openSqlite } from '../store/sqlite.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { Health } from './health.ts'
import { problemsIn } from './problems.ts'

const enquiry = (size: number) => ({ name: 'Asha', email: '', message: 'x'.repeat(size), contactNumber: '' })
let folder: string
let server: TestBackend
let health: Health
let cli: ReturnType<typeof cliIn>
let lines: string[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-budgets-'))
  cli = cliIn({ DATA_DIR: folder })
  lines = []
  const store = openSqlite(join(folder, 'desk.db'))
  health = new Health(store, { mailConfigured: false, now: Date.now, onError: () => undefined })
  const total = [{ bytes: 100_000, seconds: 86_400 }]
  const budgets = createByteBudgets({ network: [], thread: [], total }, store)
  const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } }
  server = await testBackend({ store, options: { budgets, health, trustProxy: 1, logger } })
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

test('a budget that strangers filled shows in /ready, alert, metrics and doctor, and desk limits lists and empties it', async () => {
  expect((await cli('limits', '--json')).out).toBe('[]\n')
  expect((await cli('doctor')).out).toMatch(/ok {4}limits/)
  await server.post('/api/contact', enquiry(110_000))
  const ready = await server.app.inject('/ready')
  expect([ready.statusCode, ready.json()]).toMatchObject([
    200,
    { status: 'degraded', budgets: ['VOLUME_TOTAL of enquiry (90 %)'] },
  ])
  expect(problemsIn(await health.report())['budget full']).toContain('VOLUME_TOTAL of enquiry (90 %)')
  expect(await metricsText(new RequestCounter(), health, Date.now())).toMatch(
    /^desk_budget_used_ratio\{scope="total",kind="enquiry",article=""\} 0\.9/m,
  )
  expect((await cli('doctor')).out).toMatch(/fail {2}limits .*VOLUME_TOTAL of enquiry \(90 %\).*desk limits reset/)
  expect((await cli('limits')).out).toMatch(/enquiry, all together .*90 %/)
  expect((await cli('limits', 'reset')).out).toMatch(/^1 emptied/)
  expect((await server.app.inject('/ready')).json()).not.toHaveProperty('budgets')
  expect((await server.post('/api/contact', enquiry(110_000))).statusCode).toBe(201)
})

test('a proxy that writes no addresses is told of by log, /ready, alert and doctor, without quoting it', async () => {
  for (let index = 0; index < 3; index += 1)
    await server.post('/api/contact', enquiry(10), { 'x-forwarded-for': `visitor ${index} of Asha` })
  expect((await server.app.inject('/ready')).json()).toMatchObject({ status: 'degraded', addresses: 'unparsed' })
  expect(Object.keys(problemsIn(await health.report()))).toContain('addresses unparsed')
  expect(lines.filter((line) => line.includes('X-Forwarded-For'))).toHaveLength(1)
  expect(lines.join('')).not.toContain('of Asha')
  await expect.poll(async () => (await cli('doctor')).out).toMatch(/fail {2}limits .*X-Forwarded-For/)
})
