import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { cliIn } from './cli/testing/testCli.ts'
import { type Config, readConfig } from './config.ts'
import { startHostileSmtp, tarpit } from './mail/testing/hostileSmtp.ts'
import { start } from './start.ts'
import { explainError } from './startupError.ts'
import { migrate } from './store/migrate.ts'
import { secretConflict, secretInFile } from './store/secret.ts'
import { openSqlite } from './store/sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-start-'))
afterAll(() => rmSync(folder, { recursive: true }))

const configure = (env: Record<string, string>) =>
  readConfig({ DATA_DIR: join(folder, 'data'), PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env }, 'none')
const isArticle = () => true
const timeouts = { timeout: 10_000 }
async function explanation(config: Config): Promise<string | undefined> {
  const running = await start(config, isArticle).catch((error: unknown) => explainError(error, config))
  if (typeof running !== 'object') return running
  await running.stop()
  return 'it started'
}

test('it starts, prints its address and data file, serves, and stops', async () => {
  const running = await start(configure({}), isArticle)
  const [, address = ''] = /ready: (\S+)/.exec(running.greeting) ?? []
  expect(running.greeting).toContain(join(folder, 'data', 'desk.db'))
  expect(running.greeting).toContain('emails stay in the database until SMTP_URL is set')
  expect((await fetch(`${address}/ready`)).status).toBe(200)
  for (const name of ['secret', 'desk.db', 'desk.db-wal']) {
    expect([name, statSync(join(folder, 'data', name)).mode & 0o777]).toEqual([name, 0o600])
  }
  await running.stop()
  await expect(fetch(`${address}/health`)).rejects.toThrow()
})

test('as long as nobody has signed in, it prints a link to the workplace that works once', async () => {
  const env = { DATA_DIR: join(folder, 'workplace'), STAFF: 'owner:asha@example.com' }
  const running = await start(configure(env), isArticle)
  const [, address = '', token = ''] = /(http:\S+)\/desk\/sign-in#(\S+)/.exec(running.greeting) ?? []
  const headers = { 'content-type': 'application/json', 'desk-request': '1', origin: address }
  const redeem = () =>
    fetch(`${address}/api/staff/sign-in/redeem`, { method: 'POST', headers, body: JSON.stringify({ token }) })
  const [first, second] = [await redeem(), await redeem()]
  expect([first.status, second.status]).toEqual([200, 410])
  // Plain HTTP on this machine: a browser would not keep a cookie that is for TLS only.
  expect(first.headers.getSetCookie().at(-1)).toMatch(
    /^desk-session=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
  )
  await running.stop()
  const again = await start(configure(env), isArticle)
  expect(again.greeting).not.toContain('sign-in#')
  await again.stop()
  expect(() => configure({ ...env, PUBLIC_URL: 'http://desk.example.com' })).toThrow(/PUBLIC_URL must begin with https/)
})

test('a truncated secret is rejected: with an empty one anybody could sign links', async () => {
  const DATA_DIR = join(folder, 'cut-short')
  await (await start(configure({ DATA_DIR }), isArticle)).stop()
  writeFileSync(join(DATA_DIR, 'secret'), '')
  expect(await explanation(configure({ DATA_DIR }))).toMatch(/secret .*cut-short.secret is damaged/)
})

test('a secret is written atomically, and the first of two wins', () => {
  const file = join(folder, 'first', 'secret')
  expect(() => secretInFile(file, 'lost')).toThrow('ENOENT')
  mkdirSync(join(folder, 'first'))
  expect([secretInFile(file, 'one'), secretInFile(file, 'two')]).toEqual(['one', 'one'])
  expect(readdirSync(join(folder, 'first'))).toEqual(['secret'])
})

test('stopping finishes the requests that were accepted', async () => {
  const running = await start(configure({}), isArticle)
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
  const rows = await store.db.selectFrom('enquiry').select('id').execute()
  await store.close()
  expect(accepted).toBeGreaterThan(0)
  expect(rows).toHaveLength(accepted)
})

test('during shutdown, a request under way is finished and its connection closed, so that nothing delays the shutdown', async () => {
  const running = await start(configure({}), isArticle)
  const [, port = ''] = /ready: \S+:(\d+)/.exec(running.greeting) ?? []
  const socket = connect(Number(port), '127.0.0.1')
  const chunks: string[] = []
  socket.on('data', (chunk) => chunks.push(String(chunk)))
  const body = JSON.stringify({ name: 'a', email: 'b', message: 'late', contactNumber: 'd' })
  const type = 'Content-Type: application/json\r\nExpect: 100-continue'
  const head = `Host: x\r\n${type}\r\nContent-Length: ${body.length}\r\n\r\n`
  socket.write(`POST /api/contact HTTP/1.1\r\n${head}${body.slice(0, 9)}`)
  await vi.waitFor(() => expect(chunks.join('')).toMatch(/^HTTP\/1\.1 100 /), timeouts)
  const stopped = running.stop()
  const refused = () => expect(once(connect(Number(port), '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED')
  await vi.waitFor(refused, timeouts)
  socket.write(body.slice(9))
  await Promise.all([stopped, once(socket, 'close')])
  expect(chunks.join('')).toMatch(/\nHTTP\/1\.1 201 [\s\S]*connection: close/i)
})

test('stopping while the mail server hangs waits for no deadline, and the email is kept, its attempt not counted', async () => {
  await using hostile = await startHostileSmtp(tarpit)
  const DATA_DIR = join(folder, 'hanging')
  const running = await start(configure({ DATA_DIR, SMTP_URL: hostile.url }), isArticle)
  const payload = { name: 'a', email: 'b', message: 'c', contactNumber: 'd' }
  expect((await running.app.inject({ method: 'POST', url: '/api/contact', payload })).statusCode).toBe(201)
  await vi.waitFor(() => expect(hostile.open.size).toBe(1), timeouts)
  await running.stop()
  const store = openSqlite(join(DATA_DIR, 'desk.db'))
  expect(await store.db.selectFrom('mail_queue').select(['attempts', 'sent_at']).execute()).toEqual([
    { attempts: 0, sent_at: null },
  ])
  await store.close()
})

test('an unreadable secret is reported in one line that says what to do', () => {
  mkdirSync(join(folder, 'unreadable', 'secret'), { recursive: true })
  expect(() => secretInFile(join(folder, 'unreadable', 'secret'), 'fresh')).toThrow(
    /secret cannot be read \(\w+\)\. Change its owner/,
  )
})

test('a port in use is reported in one line that says what to do', async () => {
  const first = await start(configure({}), isArticle)
  const [, port = ''] = /ready: \S+:(\d+)/.exec(first.greeting) ?? []
  expect(await explanation(configure({ PORT: port }))).toBe(
    `Port ${port} is in use, by another start of this program or by another one. Stop that, or choose another port: PORT=${Number(port) + 1} npm start`,
  )
  await first.stop()
})

test('a host that is no name of a machine is reported in one line that says what to do', async () => {
  expect(await explanation(configure({ HOST: 'http://localhost' }))).toMatch(
    /^HOST=http:\/\/localhost cannot be found \(E\w+\)\. Name an address of this machine, or leave HOST unset/,
  )
})

test('a data folder that is a file, and a damaged database, are reported in one line that says what to do', async () => {
  writeFileSync(join(folder, 'file'), '')
  expect(await explanation(configure({ DATA_DIR: join(folder, 'file') }))).toMatch(
    /cannot be written \(\w+\).*set DATA_DIR/,
  )
  mkdirSync(join(folder, 'damaged'))
  writeFileSync(join(folder, 'damaged', 'desk.db'), 'no database '.repeat(1000))
  expect(await explanation(configure({ DATA_DIR: join(folder, 'damaged') }))).toMatch(
    /cannot be opened.*Restore a backup/,
  )
})

test('a database of a newer version is rejected with the reason', async () => {
  const newer = join(folder, 'newer')
  mkdirSync(newer)
  const store = openSqlite(join(newer, 'desk.db'))
  await migrate(store, [
    ['0001-desk', async () => undefined],
    ['9999-future', async () => undefined],
  ])
  await store.close()
  expect(await explanation(configure({ DATA_DIR: newer }))).toMatch(/"9999-future".*Install the newer version/)
})

test('an unreachable PostgreSQL, and a site that was not built, are reported in one line each', async () => {
  expect(await explanation(configure({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }))).toMatch(
    /database cannot be used \(ECONNREFUSED\).*Check that it is running/,
  )
  expect(await explanation(configure({ SITE_DIR: join(folder, 'site') }))).toMatch(
    /site.json is missing.*npm run build/,
  )
})

test('a SECRET that is not the generated one is warned of at the start and by doctor, with what to do', async () => {
  const DATA_DIR = join(folder, 'two-secrets')
  await (await start(configure({ DATA_DIR }), isArticle)).stop()
  const env = { DATA_DIR, SECRET: 'another secret, also of forty characters' }
  const advice =
    /SECRET is not the secret that .*two-secrets.secret holds.*Unset SECRET; or, .*delete .*two-secrets.secret/
  expect((await cliIn(env)('doctor')).out).toMatch(advice)
  const config = readConfig(env, 'none')
  const store = openSqlite(join(DATA_DIR, 'desk.db'))
  expect(await secretConflict(config, store)).toMatch(advice)
  expect(await secretConflict(readConfig({ DATA_DIR }, 'none'), store)).toBeUndefined()
  await store.close()
})
