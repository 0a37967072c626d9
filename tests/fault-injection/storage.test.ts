import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { cliIn } from '#server/cli/testing/testCli.ts'
import { openSqlite } from '#server/store/sqlite.ts'
import { startTestCluster } from '#server/store/testing/testPostgres.ts'
import { testBackend } from '#server/testing/testBackend.ts'
import { startProduct } from '../support/product.ts'
import { smallDisk } from '../support/smallDisk.ts'

afterEach(() => vi.unstubAllEnvs())

const says = { message: 'We cannot store anything at the moment. Please try again in a few seconds.' }
const enquiry = (message: string) => ({ name: 'Asha', email: 'a@example.org', message, contactNumber: '1' })
const headers = () => ({ 'content-type': 'application/json', 'idempotency-key': uuidv7() })
const longest = { timeout: 30_000 }
const long = 'A long story. '.repeat(2000)

/** The answers to a writer, a reader and a watcher. */
async function answers(url: string, body: object) {
  const contact = await fetch(`${url}/api/contact`, { method: 'POST', headers: headers(), body: JSON.stringify(body) })
  return {
    write: contact.status,
    retryAfter: contact.headers.get('retry-after'),
    body: (await contact.json()) as object,
    read: (await fetch(`${url}/api/comments/blog1`)).status,
    health: (await fetch(`${url}/health`)).status,
    ready: (await fetch(`${url}/ready`)).status,
  }
}
const refused = { write: 503, retryAfter: expect.stringMatching(/^\d+$/), body: says, read: 200, health: 200 }

test('a full database refuses what does not fit with 503 and Retry-After, still reads, keeps what it acknowledged, and writes again when there is room', async () => {
  const store = openSqlite(':memory:')
  await using server = await disposable({ store })
  const pages = async (most: number) => void (await sql.raw(`pragma max_page_count = ${most}`).execute(store.db))
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db)
  await pages((rows[0]?.page_count ?? 0) + 20)
  let acknowledged = 0
  while (acknowledged < 200 && (await answers(server.url, enquiry(long))).write === 201) acknowledged += 1
  expect(await answers(server.url, enquiry(long))).toMatchObject(refused)
  expect(await store.db.selectFrom('enquiry').select('id').execute()).toHaveLength(acknowledged)
  await pages(100_000)
  expect(await answers(server.url, enquiry(long))).toMatchObject({ write: 201, ready: 200 })
})

test('a SQLite connection that may only read refuses with 503 and Retry-After, and the next write has a new one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pravasi-desk-read-'))
  const store = openSqlite(join(folder, 'desk.db'))
  {
    await using server = await disposable({ store })
    await sql`pragma query_only = on`.execute(store.db)
    expect(await answers(server.url, enquiry('read-only'))).toMatchObject(refused)
    expect(await answers(server.url, enquiry('writable'))).toMatchObject({ write: 201, ready: 200 })
    expect(await store.db.selectFrom('enquiry').select('message').execute()).toEqual([{ message: 'writable' }])
  }
  rmSync(folder, { recursive: true })
})

/** Only root may mount a disk; otherwise the database's own size limit is used. */
test.runIf(smallDiskIsPossible())(
  'a real disk that is full refuses with 503 and Retry-After too, and takes writes again once it has room',
  async () => {
    using disk = smallDisk(1500)
    if (!disk) throw new Error('no disk could be mounted, although one could before')
    const env = { DATA_DIR: join(disk.folder, 'data'), LIMITS: 'off' }
    await using product = await startProduct(env)
    let acknowledged = 0
    while (acknowledged < 200 && (await answers(product.url, enquiry(long))).write === 201) acknowledged += 1
    expect(acknowledged).toBeGreaterThan(0)
    expect(await answers(product.url, enquiry(long))).toMatchObject({ ...refused, ready: 503 })
    disk.grow()
    expect(await answers(product.url, enquiry(long))).toMatchObject({ write: 201, ready: 200 })
    expect(await product.cli('enquiries')).toHaveLength(acknowledged + 1)
  },
)

test.runIf(smallDiskIsPossible())(
  'no room for a temporary copy is not taken for a damaged backup, and changes nothing',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pravasi-desk-copy-'))
    await using server = await disposable({ store: openSqlite(join(folder, 'desk.db')) })
    expect(await answers(server.url, enquiry('A plot'))).toMatchObject({ write: 201 })
    const cli = cliIn({ DATA_DIR: folder })
    const file = join(folder, 'backup.db')
    expect(await cli('backup', file)).toMatchObject({ code: 0 })
    const dated = join(folder, 'dated/')
    expect(await cli('backup', dated, '--keep', '1')).toMatchObject({ code: 0 })
    for (const kilobytes of [200, 800]) {
      using disk = smallDisk(kilobytes)
      vi.stubEnv('TMPDIR', disk?.folder)
      const said = { code: 1, err: expect.stringContaining(`no room for a copy of the backup in ${disk?.folder} (`) }
      expect(await cli('backup', join(folder, `${kilobytes}.db`), '--verify')).toMatchObject(said)
      if (kilobytes === 200) {
        expect(await cli('restore', file, '--yes')).toMatchObject(said)
        // Whether the new one is empty cannot be seen, so the old one stays.
        expect(await cli('backup', dated, '--keep', '1')).toMatchObject(said)
        expect(readdirSync(dated)).toHaveLength(2)
      }
      expect(readdirSync(disk?.folder ?? '')).toEqual([])
      vi.unstubAllEnvs()
    }
    expect(readdirSync(folder).filter((name) => name.startsWith('before-restore'))).toEqual([])
  },
)

test('API-10 a PostgreSQL that turned read-only refuses with 503 and Retry-After, still reads, and writes again without a restart', async () => {
  const cluster = await startTestCluster()
  try {
    const url = await cluster.database('failover')
    await using product = await startProduct({ DATABASE_URL: url })
    expect(await answers(product.url, enquiry('before'))).toMatchObject({ write: 201, ready: 200 })
    await turn(cluster.url, 'failover', 'on')
    await expect
      .poll(() => answers(product.url, enquiry('meanwhile')), longest)
      .toMatchObject({ ...refused, ready: 503 })
    await turn(cluster.url, 'failover', 'off')
    await expect.poll(() => answers(product.url, enquiry('after')), longest).toMatchObject({ write: 201, ready: 200 })
    const kept = (await product.cli('enquiries')) as { message: string }[]
    // A write may have come through before the product said that it is ready: then it was made again.
    expect(new Set(kept.map(({ message }) => message))).toEqual(new Set(['before', 'after']))
  } finally {
    await cluster.stop()
  }
})

/** As when the main server becomes a standby: open connections break, new ones may only read. */
async function turn(url: string, database: string, readOnly: 'on' | 'off'): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`alter database ${database} set default_transaction_read_only = ${readOnly}`)
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])
  await client.end()
}

function smallDiskIsPossible(): boolean {
  using disk = smallDisk(100)
  return disk !== undefined
}

async function disposable(overrides: Parameters<typeof testBackend>[0]) {
  const server = await testBackend(overrides)
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  return { url, [Symbol.asyncDispose]: server.close }
}
