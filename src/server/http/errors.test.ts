import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerTime } from '#contract/answerTime.ts'
import { maxBodyBytes } from '#contract/calls.ts'
import { StoreUnavailable } from '../store/store.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'

let server: TestBackend
beforeAll(async () => {
  server = await testBackend()
})
afterAll(() => server.close())

const enquiry = { name: 'Asha', email: 'a@example.org', message: 'Hello', contactNumber: '1' }

const bad: [what: string, url: string, body: unknown, headers: Record<string, string>, status: number, says: RegExp][] =
  [
    ['malformed JSON', '/api/contact', '{"name":', {}, 400, /not valid JSON/],
    ['an empty body', '/api/contact', '', {}, 400, /fields as a JSON object/],
    [
      'a wrong content type',
      '/api/contact',
      'name=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      /Content-Type: application\/json/,
    ],
    ['plain text', '/api/contact', '{}', { 'content-type': 'text/plain' }, 415, /Content-Type: application\/json/],
    [
      'missing fields',
      '/api/contact',
      { name: 'Asha', email: 'x' },
      {},
      400,
      /message is missing; contactNumber is missing/,
    ],
    ['a number for a text', '/api/contact', { ...enquiry, message: 7 }, {}, 400, /message must be text/],
    ['a list', '/api/contact', [], {}, 400, /is missing|JSON object/],
    ['null', '/api/contact', null, {}, 400, /must be a JSON object/],
    ['a NUL character', '/api/contact', { ...enquiry, message: 'a\0b' }, {}, 400, /message must not contain a NUL/],
    ['an own prototype', '/api/contact', '{"__proto__":{"x":1}}', {}, 400, /valid JSON|could not understand/],
    ['CM-38 over 1 MiB', '/api/contact', { ...enquiry, message: 'x'.repeat(1024 * 1024) }, {}, 413, /longer than 1 MB/],
    ['CM-13 a comment of white space', '/api/comments/blog1', { text: ' \n ' }, {}, 400, /text must not be empty/],
    ['an unknown call', '/api/nothing', {}, {}, 404, /nothing at this address/],
    ['an unclosed escape', '/api/comments/%E0%A4%A', {}, {}, 400, /could not understand/],
  ]

for (const [what, url, body, headers, status, says] of bad) {
  test(`${what} is rejected with ${status} and a message that says what to do`, async () => {
    const answer = await server.post(url, body, headers)
    expect(answer.statusCode).toBe(status)
    expect(Object.keys(answer.json<object>())).toEqual(['message'])
    expect(answer.json<{ message: string }>().message).toMatch(says)
  })
}

test('another method is rejected with 405 and Allow, whatever its body is', async () => {
  const put = await server.app.inject({
    method: 'PUT',
    url: '/api/contact',
    headers: { 'content-type': 'x/y' },
    payload: 'z',
  })
  expect([put.statusCode, put.headers.allow, put.json()]).toEqual([
    405,
    'POST',
    { message: 'This address only accepts POST.' },
  ])
  const get = await server.app.inject('/api/contact')
  expect(get.statusCode).toBe(405)
  const remove = await server.app.inject({ method: 'DELETE', url: '/api/comments/blog1' })
  expect([remove.statusCode, remove.headers.allow]).toEqual([405, 'GET, POST'])
})

test('a transient database error is a 503 with Retry-After; a bug is a 500 without details', async () => {
  const broken = await testBackend()
  broken.backend.store = { ...broken.store, write: () => Promise.reject(new StoreUnavailable('gone')) }
  const unavailable = await broken.post('/api/contact', enquiry)
  expect([unavailable.statusCode, unavailable.headers['retry-after']]).toEqual([503, '5'])
  broken.backend.store = { ...broken.store, write: () => Promise.reject(new Error('secret detail')) }
  const failed = await broken.post('/api/contact', enquiry)
  expect(failed.statusCode).toBe(500)
  expect(failed.body).not.toContain('secret detail')
  await broken.close()
})

test('a body that is far too large gets its 413 over a real connection before the connection is closed', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const body = JSON.stringify({ ...enquiry, message: 'x'.repeat(12 * 1024 * 1024) })
  for (let round = 0; round < 5; round += 1) {
    const answer = await fetch(`${address}/api/contact`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('1 MB') })
  }
})

test('OB-14 the server lets a request arrive for as long as a replay waits for the largest body that it takes', () => {
  expect(server.app.server.requestTimeout).toBeGreaterThanOrEqual(answerTime(maxBodyBytes))
})
