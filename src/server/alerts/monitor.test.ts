import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { Health } from './health.ts'
import { Monitor } from './monitor.ts'

const minute = 60_000
const secret = 'a secret that the receiver knows'
const start = Date.UTC(2026, 0, 1)
let time = start
let server: TestBackend
let logged: string[]
const received: { headers: IncomingHttpHeaders; body: string }[] = []
let status = 200
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    received.push({ headers: request.headers, body })
    response.writeHead(status).end()
  })
})
let url = ''

beforeEach(async () => {
  time = start
  status = 200
  logged = []
  received.length = 0
  server = await testBackend({ now: () => time })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/t0ken`
})
afterEach(async () => {
  await server.close()
  receiver.closeAllConnections()
  receiver.close()
  await once(receiver, 'close')
})

function createMonitor(): Monitor {
  const now = () => time
  const health = new Health(server.store, { mailConfigured: true, now, onError: () => undefined })
  const log = {
    warn: (...line: unknown[]) => void logged.push(JSON.stringify(line)),
    info: (...line: unknown[]) => void logged.push(JSON.stringify(line)),
  }
  return new Monitor({ health, alerts: { url, secret }, name: 'Desk', now, log })
}
const enquire = () =>
  server.post('/api/contact', { name: 'Asha', email: 'asha@example.org', message: 'A plot', contactNumber: '1' })
const setQueue = (change: { dead_at?: number | null; sent_at?: number }) =>
  server.store.write((tx) => tx.updateTable('mail_queue').set(change).execute())

test('an email that was given up raises one signed alert without personal data, and its end another', async () => {
  const monitor = createMonitor()
  await enquire()
  await monitor.check()
  expect(received).toEqual([])
  await setQueue({ dead_at: time })
  await monitor.check()
  await monitor.check()
  expect(received).toHaveLength(1)
  const [{ headers, body } = { headers: {}, body: '' }] = received
  expect(JSON.parse(body)).toEqual({
    event: 'problem',
    text: 'Desk: 1 emails were given up. Run desk doctor on the server.',
    problems: ['mail dead'],
    time: new Date(start).toISOString(),
  })
  const stamp = String(headers['alert-timestamp'])
  expect(stamp).toBe(String(start / 1000))
  const expected = createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex')
  expect(headers['alert-signature']).toBe(`sha256=${expected}`)
  expect(body + logged.join()).not.toMatch(/asha|plot|t0ken/i)
  await setQueue({ sent_at: time, dead_at: null })
  time += 6 * minute
  await monitor.check()
  expect(received.map((one) => JSON.parse(one.body).event)).toEqual(['problem', 'recovered'])
})

test('emails that wait for more than half an hour raise an alert, repeated every six hours while it lasts', async () => {
  const monitor = createMonitor()
  await enquire()
  for (let hour = 0; hour < 13; hour += 1) {
    time += 60 * minute
    await monitor.check()
  }
  expect(received).toHaveLength(3)
  expect(received[0]?.body).toContain('1 emails wait, the oldest since 2026-01-01T00:00:00.000Z')
})

test('a state that changes every minute raises no more than one alert in five minutes', async () => {
  const monitor = createMonitor()
  await enquire()
  for (let index = 0; index < 30; index += 1) {
    time += minute
    await setQueue({ dead_at: index % 2 ? null : time })
    await monitor.check()
  }
  expect(received.length).toBeGreaterThan(1)
  expect(received.length).toBeLessThanOrEqual(6)
})

test('an alert that the receiver did not take is logged without its address and sent again', async () => {
  const monitor = createMonitor()
  await enquire()
  await setQueue({ dead_at: time })
  status = 500
  await monitor.check()
  status = 200
  time += 5 * minute
  await monitor.check()
  expect(received).toHaveLength(2)
  expect(logged.join()).toContain('the receiver answered 500')
  expect(logged.join()).not.toContain('t0ken')
})

test('an alert that was sent while the clock was ahead does not silence those after it was turned back', async () => {
  const monitor = createMonitor()
  await enquire()
  time = start + 3650 * 24 * 60 * minute
  await setQueue({ dead_at: time })
  await monitor.check()
  expect(received).toHaveLength(1)
  time = start
  await setQueue({ sent_at: time, dead_at: null })
  await monitor.check()
  expect(received.map((one) => JSON.parse(one.body).event)).toEqual(['problem', 'recovered'])
})
