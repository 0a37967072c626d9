import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { solutionHeader } from '#contract/proofOfWork.ts'
import { workTime } from '#contract/testing/workTime.ts'
import type { AppOptions } from '../app.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { isCall } from './calledPath.ts'
import type { LimitWindow } from './limitWindows.ts'
import { RequestLimits } from './requestLimits.ts'

const enquiry = JSON.stringify({ name: 'Asha', email: '', message: 'A plot', contactNumber: '' })
const from = (address: string) => ({ 'x-forwarded-for': address })
let server: TestBackend
afterEach(() => server.close())

const listening = async (options: Partial<AppOptions> = {}) => {
  server = await testBackend({ options })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const address = server.app.server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}
async function answerTo(port: number, request: string): Promise<string> {
  const socket = await connected(port)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += String(chunk)
  })
  socket.write(request)
  await once(socket, 'close')
  return answer
}
const enquiries = async () => (await server.store.db.selectFrom('enquiry').select('id').execute()).length

test('HTTP/1.0 with Transfer-Encoding is refused with its connection, and nothing sent behind it takes effect', async () => {
  const port = await listening()
  const type = 'Host: desk\r\nContent-Type: application/json'
  const chunked = `${enquiry.length.toString(16)}\r\n${enquiry}\r\n0\r\n\r\n`
  const first = `POST /api/contact HTTP/1.0\r\n${type}\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n${chunked}`
  const second = `POST /api/contact HTTP/1.1\r\n${type}\r\nContent-Length: ${enquiry.length}\r\n\r\n${enquiry}`
  const answer = await answerTo(port, first + second)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toMatch(/connection: close/i)
  expect(answer).not.toContain(' 201 ')
  expect(await enquiries()).toBe(0)
})

test('a URL that Fastify itself refuses is answered with the headers of every answer', async () => {
  const port = await listening({ siteOrigins: ['https://www.example.com'] })
  for (const path of ['/api/comments/%zz', '/%c0']) {
    const headers = 'Host: desk\r\nOrigin: https://www.example.com\r\nConnection: close'
    const answer = (await answerTo(port, `GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`)).toLowerCase()
    expect(answer).toMatch(/^http\/1\.1 400 /)
    for (const header of [
      'x-content-type-options: nosniff',
      'strict-transport-security:',
      'cross-origin-resource-policy:',
    ])
      expect(answer).toContain(header)
    expect(answer.includes('access-control-allow-origin: https://www.example.com')).toBe(path.startsWith('/api/'))
  }
})

test('a client that hangs up in the middle of its request is no error of the server', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const port = await listening({ logger: { level: 'info', stream } })
  const head = 'POST /api/contact HTTP/1.1\r\nHost: desk\r\nContent-Type: application/json\r\nContent-Length: '
  // Hangs up before the request is looked at, and at later moments.
  const moments = [
    (hangUp: () => void) => hangUp(),
    (hangUp: () => void) => process.nextTick(hangUp),
    (hangUp: () => void) => setImmediate(hangUp),
  ]
  for (const moment of moments) {
    for (const size of [enquiry.length, 500_000]) {
      server.app.server.prependOnceListener('request', ({ socket }) => moment(() => socket.destroy()))
      const socket = await connected(port)
      socket.on('error', () => undefined)
      socket.write(`${head}${size}\r\n\r\n${enquiry}`)
      await once(socket, 'close')
    }
  }
  expect((await server.post('/api/contact', enquiry)).statusCode).toBe(201)
  expect(lines.filter((line) => line.includes('request failed'))).toEqual([])
  const statuses = lines.flatMap((line) => /"status":(\d+)/.exec(line)?.[1] ?? [])
  expect(statuses.filter((status) => status.startsWith('5'))).toEqual([])
})

test('a solution that is no solution is answered with a new challenge, however it is made', async () => {
  server = await testBackend({ proofOfWork: true })
  const comment = (number: number) => ({ text: `comment ${number}` })
  for (let number = 0; number < 5; number += 1) await server.post('/api/comments/blog1', comment(number))
  const key = uuidv7()
  const headers = { 'idempotency-key': key }
  expect((await server.post('/api/comments/blog1', comment(6), headers)).statusCode).toBe(202)
  const parameters = { algorithm: 'PBKDF2/SHA-256', cost: 2000, keyPrefix: '00', nonce: 'a', salt: 'b', data: { key } }
  const expiresAt = Date.now() / 1000 + 60
  const nested = `{"challenge":{"signature":"a","parameters":${JSON.stringify({ ...parameters, expiresAt }).slice(0, -1)},"x":${'['.repeat(5200)}${']'.repeat(5200)}}},"solution":{"counter":1}}`
  const odd = [
    nested,
    nested.replace(/\[{5200}\]{5200}/, `${'['.repeat(500)}${']'.repeat(500)}`),
    JSON.stringify({
      challenge: { signature: 'a', parameters: { ...parameters, expiresAt, salt: 'zz' } },
      solution: { counter: 1e308 },
    }),
    JSON.stringify({
      challenge: { signature: 'a', parameters: { ...parameters, expiresAt, keyLength: -1 } },
      solution: { counter: 1, derivedKey: 7 },
    }),
  ]
  for (const one of odd) {
    const solution = { [solutionHeader]: Buffer.from(one).toString('base64') }
    const answer = await server.post('/api/comments/blog1', comment(6), { ...headers, ...solution })
    expect([one.slice(0, 40), answer.statusCode]).toEqual([one.slice(0, 40), 202])
  }
})

test('a new /64 for every few comments, or reports, does not avoid the proof of work', async () => {
  for (const network of [(index: number) => `2001:db8:1:${index}00::1`, (index: number) => `2001:db8:1:1${index}::1`]) {
    server = await testBackend({ proofOfWork: true, options: { trustProxy: 1 } })
    const comment = (index: number) => server.post('/api/comments/blog1', { text: `${index}` }, from(network(index)))
    const codes = []
    for (let index = 0; index < 9; index += 1) codes.push((await comment(index)).statusCode)
    expect(codes).toEqual([201, 201, 201, 201, 201, 202, 202, 202, 202])
    const { id } = await server.store.db.selectFrom('comment').select('id').executeTakeFirstOrThrow()
    const report = (index: number) => server.post(`/api/comments/${id}/report`, { reason: 'no' }, from(network(index)))
    for (let index = 0; index < 5; index += 1) expect((await report(index)).statusCode).toBe(201)
    expect((await report(7)).statusCode).toBe(202)
    expect((await server.post('/api/comments/blog1', { text: 'x' }, from('2001:db8:2::1'))).statusCode).toBe(201)
    await server.close()
  }
  server = await testBackend()
})

const readLimited = async (window: LimitWindow) => {
  server = await testBackend({ options: { trustProxy: 1, requestLimits: new RequestLimits([window]) } })
}
const read = async (address: string) =>
  (await server.app.inject({ url: '/api/comments/blog1', headers: from(address) })).statusCode

test('reads are limited per network and wider network; health, other networks and first answers of repeats are not', async () => {
  await readLimited({ count: 3, seconds: 600 })
  const headers = { 'idempotency-key': uuidv7(), ...from('203.0.113.1') }
  const first = await server.post('/api/contact', enquiry, headers)
  const codes = []
  for (let index = 0; index < 5; index += 1) codes.push(await read('203.0.113.1'))
  expect(codes).toEqual([200, 200, 200, 429, 429])
  expect((await server.app.inject({ url: '/health', headers: from('203.0.113.1') })).statusCode).toBe(200)
  expect((await server.post('/api/contact', enquiry, headers)).body).toBe(first.body)
  expect((await server.post('/api/contact', enquiry, from('203.0.113.1'))).statusCode).toBe(429)
  expect(await read('198.51.100.1')).toBe(200)
  const wide = []
  for (let index = 0; index < 30; index += 1) wide.push(await read(`2001:db8:1:${index}00::1`))
  expect(wide.filter((code) => code === 200)).toHaveLength(24)
})

test('a path written another way is limited as the one that it leads to', async () => {
  await readLimited({ count: 3, seconds: 600 })
  const readAs = async (url: string) => (await server.app.inject({ url, headers: from('203.0.113.1') })).statusCode
  const codes = []
  for (const path of ['/%61pi/comments/blog1', '/a%70i/comments/blog1', '/%61%70%69/%63omments/blog1'])
    codes.push(await readAs(path))
  expect([...codes, await readAs('/%61pi/comments/blog1'), await read('203.0.113.1')]).toEqual([
    200, 200, 200, 429, 429,
  ])
  const absolute = { url: 'http://desk.example.com/api/comments/blog1' }
  expect(isCall(absolute)).toBe(true)
})

test('bodies that end in 400 count, long ones for more, and are then refused unread', async () => {
  await readLimited({ count: 60, seconds: 600 })
  const broken = `{${'x'.repeat(900_000)}`
  const codes = []
  for (let index = 0; index < 4; index += 1)
    codes.push((await server.post('/api/contact', broken, from('203.0.113.1'))).statusCode)
  expect(codes).toEqual([400, 400, 429, 429])
  expect((await server.post('/api/contact', enquiry, from('203.0.113.2'))).statusCode).toBe(201)
})

test('repeats are free, however many', async () => {
  await readLimited({ count: 3, seconds: 600 })
  const headers = { 'idempotency-key': uuidv7() }
  for (let index = 0; index < 20; index += 1)
    expect((await server.post('/api/contact', enquiry, headers)).statusCode).toBe(201)
})

test('a megabyte of ligatures or of combining marks holds up nobody', async () => {
  server = await testBackend()
  for (const flood of ['\uFDFA', '\u0300\u0316']) {
    const text = `a${flood.repeat(Math.floor(330_000 / flood.length))}`
    const message = JSON.stringify({ name: 'Asha', email: '', message: text, contactNumber: '' })
    const taken = await workTime(async () => {
      expect((await server.post('/api/comments/blog1', { text })).statusCode).toBe(201)
      expect((await server.post('/api/contact', message)).statusCode).toBe(201)
    })
    expect(taken).toBeLessThan(2000)
  }
})
