import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { version } from '../version.ts'

let server: TestBackend
const lines: string[] = []
beforeAll(async () => {
  const options = {
    siteOrigins: ['https://site.example.com'],
    logger: { level: 'debug', stream: { write: (line: string) => void lines.push(line) } },
  }
  server = await testBackend({ options })
})
afterAll(() => server.close())

test('comments have an ETag: unchanged they are answered with 304, after a write with the new list', async () => {
  await server.post('/api/comments/blog1', { text: 'One' })
  const first = await server.app.inject('/api/comments/blog1')
  const tag = { 'if-none-match': String(first.headers.etag) }
  const again = await server.app.inject({ url: '/api/comments/blog1', headers: tag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await server.post('/api/comments/blog1', { text: 'Two' })
  const changed = await server.app.inject({ url: '/api/comments/blog1', headers: tag })
  expect(changed.statusCode).toBe(200)
  expect(changed.json<Comment[]>().map((one) => one.text)).toEqual(['One', 'Two'])
})

test('a change by another process is seen: the cache is checked against the version in the database', async () => {
  await server.app.inject('/api/comments/blog1')
  await server.store.write(async (tx) => {
    await tx.updateTable('comment').set({ text: 'Edited' }).execute()
    await tx.updateTable('thread').set({ version: 'another' }).execute()
  })
  expect((await server.app.inject('/api/comments/blog1')).body).toContain('Edited')
})

test('a long thread is sent compressed to clients that accept it', async () => {
  for (let index = 0; index < 12; index += 1) await server.post('/api/comments/blog2', { text: `${index} `.repeat(60) })
  const plain = await server.app.inject('/api/comments/blog2')
  const compressed = await server.app.inject({ url: '/api/comments/blog2', headers: { 'accept-encoding': 'gzip, br' } })
  expect(compressed.headers['content-encoding']).toBe('br')
  expect(compressed.headers.vary).toContain('Accept-Encoding')
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body)
  const refused = await server.app.inject({
    url: '/api/comments/blog2',
    headers: { 'accept-encoding': 'br;q=0, gzip;q=0' },
  })
  expect(refused.headers['content-encoding']).toBeUndefined()
})

test.each(['/api/staff/session', '/api/%73taff/session', '/%61pi/staff/session', '/api/staf%66/session'])(
  'CORS opens no call of the workplace, however it is written: %s',
  async (url) => {
    const headers = { origin: 'https://site.example.com' }
    const answers = [
      await server.app.inject({ url, headers }),
      await server.app.inject({
        url,
        method: 'OPTIONS',
        headers: { ...headers, 'access-control-request-method': 'POST' },
      }),
    ]
    for (const answer of answers) expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  },
)

test('CORS allows pages of the configured origin, and no others', async () => {
  const headers = { origin: 'https://site.example.com', 'access-control-request-method': 'POST' }
  const asked = await server.app.inject({ method: 'OPTIONS', url: '/api/contact', headers })
  expect(asked.statusCode).toBe(204)
  expect(asked.headers['access-control-allow-origin']).toBe('https://site.example.com')
  expect(asked.headers['access-control-allow-headers']).toContain('Idempotency-Key')
  expect(asked.headers['access-control-allow-headers']).toContain('Written-On-Page')
  const answered = await server.post('/api/contact', '{', { origin: 'https://site.example.com' })
  expect(answered.headers['access-control-allow-origin']).toBe('https://site.example.com')
  expect(answered.headers['access-control-expose-headers']).toContain('Retry-After')
  const foreign = await server.app.inject({ url: '/api/comments/blog1', headers: { origin: 'https://evil.example' } })
  expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
  expect(foreign.headers.vary).toContain('Origin')
})

test('/health checks the process, /ready the database', async () => {
  expect((await server.app.inject('/health')).json()).toEqual({ status: 'ok' })
  await server.store.write((tx) => tx.deleteFrom('mail_queue').execute())
  expect((await server.app.inject('/ready')).json()).toEqual({
    status: 'ready',
    version,
    schema: 'current',
    database: 'ok',
    disk: 'ok',
    mail: { oldestWaiting: null, dead: 0, held: 0 },
  })
  const broken = await testBackend()
  await broken.store.close()
  const refused = await broken.app.inject('/ready')
  expect([refused.statusCode, refused.json<{ database: string }>().database]).toEqual([503, 'failing'])
})

test('the log says what happened, without personal data', async () => {
  lines.length = 0
  const visitor = { name: 'Asha Rao', email: 'asha@example.org', message: 'my secret', contactNumber: '+1 555 0100' }
  await server.post('/api/contact?email=asha@example.org', visitor, { 'x-forwarded-for': '203.0.113.9' })
  await server.app.inject('/api/comments/asha@example.org?name=Asha')
  const log = lines.join('')
  expect(log).toContain('"route":"/api/contact","status":201')
  expect(log).toContain('"status":404')
  // Fewer digits could also occur in a process id or a timestamp.
  const secrets = ['Asha', 'asha', 'my secret', '555 0100', '5550100', '127.0.0.1', '203.0.113']
  for (const secret of secrets) expect(log).not.toContain(secret)
})
