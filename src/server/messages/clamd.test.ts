import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { EnvReader } from '../envReader.ts'
import { type ClamdAddress, clamdVersion, readClamd, ScanError, scanContent } from './clamd.ts'
import { eicar, startTestClamd } from './testing/testClamd.ts'

const never = new AbortController().signal
const content = (...parts: (string | Buffer)[]) =>
  Readable.from(
    parts.map((part) => Buffer.from(part)),
    { objectMode: true },
  )

test('a content is sent in chunks of which each says its length, and the answer names what is in it', async () => {
  const clamd = await startTestClamd()
  onTestFinished(clamd.close)
  expect(await scanContent(clamd.address, content('A plot', Buffer.alloc(0), ' in Pune'), never)).toBe(null)
  expect(await scanContent(clamd.address, content(eicar.slice(0, 20), eicar.slice(20)), never)).toBe(
    'Eicar-Test-Signature',
  )
  expect(await scanContent(clamd.address, content(), never)).toBe(null)
  expect(clamd.scanned).toEqual([14, eicar.length, 0])
  expect(await clamdVersion(clamd.address, never)).toMatch(/^ClamAV 1\.4\.3/)
})

/** A server that answers anything with this, and then closes. */
async function answering(reply: string): Promise<ClamdAddress> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(reply))
  })
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port }
}

test('no answer, a strange one and an endless one are no result', async () => {
  for (const [reply, isAnswer] of [
    ['', false],
    ['HTTP/1.1 400 Bad Request\r\n\r\n', true],
    ['stream: Can not allocate memory ERROR\0', true],
    ['x'.repeat(10_000), true],
  ] as const) {
    const result = await scanContent(await answering(reply), content('x'), never).catch((error: unknown) => error)
    expect([reply.slice(0, 10), result instanceof ScanError]).toEqual([reply.slice(0, 10), isAnswer])
    expect(result).toBeInstanceOf(Error)
  }
})

test('a clamd that never answers is given up when the caller says so', async () => {
  const server = createServer((socket) => socket.on('error', () => undefined).resume())
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = new AbortController()
  server.once('connection', () => stop.abort())
  const address = { host: '127.0.0.1', port: (server.address() as AddressInfo).port }
  await expect(scanContent(address, content('x'), stop.signal)).rejects.toThrow()
})

test.each([
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['clamav:3310', { host: 'clamav', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
])('CLAMD may be %s', (text, address) => {
  const read = new EnvReader({ CLAMD: text })
  expect(readClamd(read)).toEqual(address)
  read.finish()
})

test.each(['3310', 'localhost', 'clamav:0', 'clamav:99999', '::1:3310', 'tcp://clamav:3310', 'run/clamd.ctl'])(
  'CLAMD may not be %s',
  (text) => {
    const read = new EnvReader({ CLAMD: text })
    readClamd(read)
    expect(() => read.finish()).toThrow('CLAMD must be an address such as')
  },
)
