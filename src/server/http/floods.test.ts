import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffHeader, staffHeaderValue, staffUrl } from '#contract/staff/roles.ts'
import { readConfig } from '../config.ts'
import { type Running, start } from '../start.ts'
import { startTestCluster, type TestCluster } from '../store/testing/testPostgres.ts'

const json = { 'content-type': 'application/json' }
const enquiry = (size: number) => ({ name: 'Asha', email: '', message: 'x'.repeat(size), contactNumber: '' })
/** Sources of the floods: thousands of networks of one /48, or four addresses. */
const attackers: readonly (readonly [string, (index: number) => string])[] = [
  ['one /48', (index) => `2001:db8:1:${(index % 65_536).toString(16)}::1`],
  ['four IPv4 addresses', (index) => `203.0.113.${index % 4}`],
]
const seconds = 3
const fewest = 60

describe.each(['SQLite', 'PostgreSQL'])('with small budgets, in %s,', (database) => {
  let cluster: TestCluster | undefined
  let folder: string
  let running: Running
  beforeAll(async () => {
    cluster = database === 'PostgreSQL' ? await startTestCluster() : undefined
  })
  afterAll(() => cluster?.stop())
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'desk-flood-'))
    const url = await cluster?.database(`flood${Math.round(performance.now())}`)
    const env = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', TRUST_PROXY: '1' }
    const small = { VOLUME_NETWORK: '2M/1d', VOLUME_THREAD: '2M/1d', VOLUME_TOTAL: '2M/1d', LIMITS_TOTAL: '30/1m' }
    const staff = { STAFF: 'owner:asha@example.com', PUBLIC_URL: 'https://desk.example.com' }
    const config = readConfig({ ...env, ...small, ...staff, ...(url && { DATABASE_URL: url }) }, 'none')
    running = await start(config, (id) => id === 'blog1')
  })
  afterEach(async () => {
    await running.stop()
    rmSync(folder, { recursive: true })
  })

  const post = async (url: string, payload: object, address: string, headers = {}) =>
    (
      await running.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { ...json, 'x-forwarded-for': address, ...headers },
      })
    ).statusCode
  const ownOrigin = { origin: 'https://desk.example.com', [staffHeader]: staffHeaderValue }
  const askForLink = (email: string, address: string) => post(staffUrl('requestLink'), { email }, address, ownOrigin)

  test.each(attackers)(
    'floods from %s keep out neither a short enquiry nor the owner, although they fill every budget',
    async (_from, of) => {
      const floods = [
        (index: number) => post('/api/contact', enquiry(900_000), of(index)),
        (index: number) => post('/api/comments/blog1', { text: 'ﷺ'.repeat(300_000) }, of(index)),
        (index: number) => post('/api/contact', enquiry(2000), of(index)),
        (index: number) => askForLink(`stranger${index}@example.com`, of(index)),
        (index: number) => askForLink('asha@example.com', of(index)),
      ]
      const end = performance.now() + seconds * 1000
      let sent = 0
      const attack = async (flood: (typeof floods)[number]) => {
        // On a busy machine so few fit into the time that no budget would be full.
        for (let index = 0; performance.now() < end || sent < fewest; index += 1) {
          await flood(index)
          sent += 1
        }
      }
      const visits: number[] = []
      const visit = async () => {
        for (let visitor = 1; performance.now() < end || sent < fewest; visitor += 1) {
          visits.push(await post('/api/contact', enquiry(2000), `198.51.${visitor % 250}.${visitor % 7}`))
          await new Promise((resolve) => setImmediate(resolve))
        }
      }
      await Promise.all([...floods.map(attack), visit()])
      expect(visits.length).toBeGreaterThan(2)
      expect(visits.filter((status) => status !== 201)).toEqual([])
      const [, token = ''] = /sign-in#(\S+)/.exec(running.greeting) ?? []
      expect(await post(staffUrl('redeemLink'), { token }, '198.51.100.1', ownOrigin)).toBe(200)
      const ready = (await running.app.inject('/ready')).json()
      expect(ready).toMatchObject({
        database: 'ok',
        status: 'degraded',
        budgets: expect.arrayContaining([expect.stringContaining('VOLUME_TOTAL')]),
      })
    },
  )
})
