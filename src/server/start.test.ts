import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Config, readConfig } from './config.ts'
import { secretInFile } from './secretFile.ts'
import { start } from './start.ts'
import { remedyFor } from './startFailure.ts'
import { migrate } from './store/migrate.ts'
import { openSqlite } from './store/sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-start-'))
afterAll(() => rmSync(folder, { recursive: true }))

const configure = (env: Record<string, string>) =>
  readConfig({ DATA_DIR: join(folder, 'data'), PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env }, 'none')
const blogs = new Set(['blog1'])
async function remedy(config: Config): Promise<string | undefined> {
  const running = await start(config, blogs).catch((error: unknown) => remedyFor(error, config))
  if (typeof running !== 'object') return running
  await running.stop()
  return 'it started'
}

test('it starts, tells where it is and where the data lies, serves, and stops', async () => {
  const running = await start(configure({}), blogs)
  const [, address = ''] = /ready: (\S+)/.exec(running.greeting) ?? []
  expect(running.greeting).toContain(join(folder, 'data', 'desk.db'))
  expect(running.greeting).toContain('letters stay in the database until SMTP_URL is set')
  expect((await fetch(`${address}/ready`)).status).toBe(200)
  for (const name of ['secret', 'desk.db', 'desk.db-wal']) {
    expect([name, statSync(join(folder, 'data', name)).mode & 0o777]).toEqual([name, 0o600])
  }
  await running.stop()
  await expect(fetch(`${address}/health`)).rejects.toThrow()
})

test('a secret that a full disk cut short is refused: with an empty one anybody could sign links', async () => {
  const DATA_DIR = join(folder, 'cut-short')
  mkdirSync(DATA_DIR)
  writeFileSync(join(DATA_DIR, 'secret'), '')
  expect(await remedy(configure({ DATA_DIR }))).toMatch(/secret .*cut-short.secret is damaged/)
})

test('a secret appears whole or not at all, and the first of two stays', () => {
  const file = join(folder, 'first', 'secret')
  expect(() => secretInFile(file, 'lost')).toThrow('ENOENT')
  mkdirSync(join(folder, 'first'))
  expect([secretInFile(file, 'one'), secretInFile(file, 'two')]).toEqual(['one', 'one'])
  expect(readdirSync(join(folder, 'first'))).toEqual(['secret'])
})

test('stopping finishes the requests that were accepted', async () => {
  const running = await start(configure({}), blogs)
  const [, address = ''] = /ready: (\S+)/.exec(running.greeting) ?? []
  const body = JSON.stringify({ name: 'a', email: 'b', message: 'c', contactNumber: 'd' })
  const send = () =>
    fetch(`${address}/api/contact`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  const sent = Array.from({ length: 20 }, send)
  await Promise.race(sent)
  const stopped = running.stop()
  const answers = await Promise.allSettled(sent)
  await stopped
  const accepted = answers.filter((one) => one.status === 'fulfilled' && one.value.status === 201).length
  const store = openSqlite(join(folder, 'data', 'desk.db'))
  const stored = await store.db.selectFrom('enquiry').select('id').execute()
  await store.close()
  expect(accepted).toBeGreaterThan(0)
  expect(stored).toHaveLength(accepted)
})

test('while it stops, a request that had begun is finished and its connection closed, so that nothing holds the stop up', async () => {
  const running = await start(configure({}), blogs)
  const [, port = ''] = /ready: \S+:(\d+)/.exec(running.greeting) ?? []
  const socket = connect(Number(port), '127.0.0.1')
  const received: string[] = []
  socket.on('data', (chunk) => received.push(String(chunk)))
  const body = JSON.stringify({ name: 'a', email: 'b', message: 'late', contactNumber: 'd' })
  const head = `Host: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
  socket.write(`POST /api/contact HTTP/1.1\r\n${head}${body.slice(0, 9)}`)
  await new Promise((resolve) => setTimeout(resolve, 100))
  const stopped = running.stop()
  await new Promise((resolve) => setTimeout(resolve, 100))
  socket.write(body.slice(9))
  await Promise.all([stopped, once(socket, 'close')])
  expect(received.join('')).toMatch(/^HTTP\/1\.1 201 [\s\S]*connection: close/i)
})

test('a busy port is one line that names the remedy', async () => {
  const first = await start(configure({}), blogs)
  const [, port = ''] = /ready: \S+:(\d+)/.exec(first.greeting) ?? []
  expect(await remedy(configure({ PORT: port }))).toBe(
    `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${Number(port) + 1} npm start`,
  )
  await first.stop()
})

test('a data folder that is none, and a database that is none, are one line that names the remedy', async () => {
  writeFileSync(join(folder, 'file'), '')
  expect(await remedy(configure({ DATA_DIR: join(folder, 'file') }))).toMatch(/cannot be written \(\w+\).*set DATA_DIR/)
  mkdirSync(join(folder, 'damaged'))
  writeFileSync(join(folder, 'damaged', 'desk.db'), 'no database '.repeat(1000))
  expect(await remedy(configure({ DATA_DIR: join(folder, 'damaged') }))).toMatch(/cannot be opened.*Restore a backup/)
})

test('a database of a newer version is refused with the reason', async () => {
  const newer = join(folder, 'newer')
  mkdirSync(newer)
  const store = openSqlite(join(newer, 'desk.db'))
  await migrate(store, [
    ['0001-desk', async () => undefined],
    ['9999-future', async () => undefined],
  ])
  await store.close()
  expect(await remedy(configure({ DATA_DIR: newer }))).toMatch(/"9999-future".*Install the newer version/)
})

test('a PostgreSQL that is not there, and a site that was not built, are one line each', async () => {
  expect(await remedy(configure({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }))).toMatch(
    /database cannot be used \(ECONNREFUSED\).*Check that it runs/,
  )
  expect(await remedy(configure({ SITE_DIR: join(folder, 'site') }))).toMatch(/site.json is missing.*npm run build/)
})
