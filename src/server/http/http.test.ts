import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { type TestBackend, testBackend } from '../testBackend.ts'

let desk: TestBackend
const lines: string[] = []
beforeAll(async () => {
  const options = {
    siteOrigins: ['https://site.example.com'],
    logger: { level: 'debug', stream: { write: (line: string) => void lines.push(line) } },
  }
  desk = await testBackend({ options })
})
afterAll(() => desk.close())

test('comments carry an ETag: unchanged they answer 304, after a write the new list', async () => {
  await desk.post('/api/comments/blog1', { text: 'One' })
  const first = await desk.app.inject('/api/comments/blog1')
  const tag = { 'if-none-match': String(first.headers.etag) }
  const again = await desk.app.inject({ url: '/api/comments/blog1', headers: tag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await desk.post('/api/comments/blog1', { text: 'Two' })
  const changed = await desk.app.inject({ url: '/api/comments/blog1', headers: tag })
  expect(changed.statusCode).toBe(200)
  expect(changed.json<Comment[]>().map((one) => one.text)).toEqual(['One', 'Two'])
})

test('a change by another process is seen: the kept list belongs to a stamp in the database', async () => {
  await desk.app.inject('/api/comments/blog1')
  await desk.store.write(async (tx) => {
    await tx.updateTable('comment').set({ text: 'Edited' }).execute()
    await tx.updateTable('thread').set({ stamp: 'another' }).execute()
  })
  expect((await desk.app.inject('/api/comments/blog1')).body).toContain('Edited')
})

test('a long thread is sent compressed to those who accept it', async () => {
  for (let index = 0; index < 12; index += 1) await desk.post('/api/comments/blog2', { text: `${index} `.repeat(60) })
  const plain = await desk.app.inject('/api/comments/blog2')
  const packed = await desk.app.inject({ url: '/api/comments/blog2', headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.headers.vary).toContain('Accept-Encoding')
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
  const refused = await desk.app.inject({
    url: '/api/comments/blog2',
    headers: { 'accept-encoding': 'br;q=0, gzip;q=0' },
  })
  expect(refused.headers['content-encoding']).toBeUndefined()
})

test('pages of the named origin may call, others may not', async () => {
  const headers = { origin: 'https://site.example.com', 'access-control-request-method': 'POST' }
  const asked = await desk.app.inject({ method: 'OPTIONS', url: '/api/contact', headers })
  expect(asked.statusCode).toBe(204)
  expect(asked.headers['access-control-allow-origin']).toBe('https://site.example.com')
  expect(asked.headers['access-control-allow-headers']).toContain('Idempotency-Key')
  expect(asked.headers['access-control-allow-headers']).toContain('Written-On-Page')
  const answered = await desk.post('/api/contact', '{', { origin: 'https://site.example.com' })
  expect(answered.headers['access-control-allow-origin']).toBe('https://site.example.com')
  expect(answered.headers['access-control-expose-headers']).toContain('Retry-After')
  const foreign = await desk.app.inject({ url: '/api/comments/blog1', headers: { origin: 'https://evil.example' } })
  expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
  expect(foreign.headers.vary).toContain('Origin')
})

test('/health answers for the process, /ready for the database', async () => {
  expect((await desk.app.inject('/health')).json()).toEqual({ status: 'ok' })
  expect((await desk.app.inject('/ready')).json()).toEqual({ status: 'ready', database: 'ok', disk: 'ok' })
  const broken = await testBackend()
  await broken.store.close()
  const refused = await broken.app.inject('/ready')
  expect([refused.statusCode, refused.json<{ database: string }>().database]).toEqual([503, 'failing'])
})

test('the log says what happened and nothing about whom', async () => {
  lines.length = 0
  const person = { name: 'Asha Rao', email: 'asha@example.org', message: 'my secret', contactNumber: '+1 555 0100' }
  await desk.post('/api/contact?email=asha@example.org', person, { 'x-forwarded-for': '203.0.113.9' })
  await desk.app.inject('/api/comments/asha@example.org?name=Asha')
  const log = lines.join('')
  expect(log).toContain('"route":"/api/contact","status":201')
  expect(log).toContain('"status":404')
  // A part of the number would stand in a process id or a time, too.
  const secrets = ['Asha', 'asha', 'my secret', '555 0100', '5550100', '127.0.0.1', '203.0.113']
  for (const secret of secrets) expect(log).not.toContain(secret)
})
