import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cliIn } from '../cli/testing/testCli.ts'
import { readConfig } from '../config.ts'
import { type Running, start } from '../start.ts'
import { openStore } from './openStore.ts'
import { hasServer } from './postgres.ts'
import { startPgBouncer, type TestPooler } from './testing/testPgBouncer.ts'
import { startTestCluster, type TestCluster } from './testing/testPostgres.ts'

const isArticle = (id: string) => id === 'blog1'
const json = { 'content-type': 'application/json' }
let cluster: TestCluster
beforeAll(async () => {
  cluster = await startTestCluster()
})
afterAll(() => cluster.stop())

describe.each(['session', 'transaction'] as const)('PgBouncer in %s mode, as it is installed:', (mode) => {
  let pooler: TestPooler
  let url: string
  let folder: string
  let running: Running[] = []
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'desk-pooled-'))
    pooler = await startPgBouncer(cluster.url, mode)
    url = pooler.through(await cluster.database(`${mode}${Math.round(performance.now())}`))
  })
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop()
    await pooler.stop()
    rmSync(folder, { recursive: true })
  })
  const env = (more: Record<string, string> = {}) => {
    const own = { DATABASE_URL: url, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' }
    return { ...own, DATABASE_CONNECTIONS: '8', ...more }
  }
  const started = async (more?: Record<string, string>) => {
    const one = await start(readConfig(env(more), 'none'), isArticle)
    running = [...running, one]
    return one.app
  }

  test('two instances answer 200 writes at once, each without an error of the server', async () => {
    const apps = [await started(), await started()]
    const payload = { name: 'Asha', email: '', message: 'x'.repeat(30_000), contactNumber: '' }
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const call =
          index % 2 ? { url: '/api/contact', payload } : { url: '/api/comments/blog1', payload: { text: `${index}` } }
        const answer = await apps[Math.floor(index / 2) % 2]?.inject({ method: 'POST', headers: json, ...call })
        return answer?.statusCode
      }),
    )
    expect(statuses.filter((status) => ![201, 202, 429].includes(status ?? 0))).toEqual([])
    expect(statuses.filter((status) => status === 201 || status === 202).length).toBeGreaterThanOrEqual(20)
    const ready = await apps[0]?.inject('/ready')
    expect(ready?.json()).toMatchObject({ status: 'ready' })
  })

  test('doctor says that there is a pooler, and the command line sees a server that runs behind it', async () => {
    const app = await started()
    await app.inject('/ready')
    const { out } = await cliIn(env())('doctor')
    expect(out).toMatch(/ok {4}database .*through a connection pooler/)
    const store = openStore(readConfig(env(), 'none'), () => undefined)
    for (let index = 0; index < 5; index += 1) expect(await hasServer(store)).toBe(true)
    await store.close()
  })

  test('a transaction that does nothing is ended by the database, and its limits do not stay on the connection', async () => {
    const store = openStore(readConfig(env({ DATABASE_CONNECTIONS: '2' }), 'none'), () => undefined, { isServer: true })
    const shown = await store.write(async (tx) => {
      const { rows } = await sql<{ a: string; b: string }>`select current_setting('statement_timeout') a,
        current_setting('idle_in_transaction_session_timeout') b`.execute(tx)
      return rows[0]
    })
    expect(shown).toEqual({ a: '15s', b: '15s' })
    const { rows } = await sql<{ a: string }>`select current_setting('statement_timeout') a`.execute(store.db)
    expect(rows).toEqual([{ a: '0' }])
    await store.close()
  })
})

test('the database that is asked directly is told from one behind a pooler', async () => {
  const { out } = await cliIn({ DATABASE_URL: await cluster.database('direct') })('doctor')
  expect(out).toMatch(/ok {4}database/)
  expect(out).not.toContain('pooler')
})
