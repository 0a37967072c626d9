import { createHmac } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { fingerprintsOf, parseAddress, trustOf } from './networks.ts'
import { createRateLimits } from './rateLimits.ts'

const secret = 'a secret that is used in tests only'
let server: TestBackend | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

test('an address is found with a port, in brackets or quotes, with a zone, in any case, and inside IPv6', () => {
  const forms = {
    '203.0.113.5': ['203.0.113.5:51231', ' 203.0.113.5 ', '"203.0.113.5:80"', '::ffff:203.0.113.5', '::FFFF:cb00:7105'],
    '2001:db8::1': [
      '2001:DB8:0:0::1',
      '[2001:db8::1]:4711',
      '[2001:db8::1]',
      '"[2001:db8::1]:1"',
      '2001:0db8::0001%eth0',
    ],
    'fe80::1': ['fe80::1%en0', '[fe80::1%25en0]:80'],
    '198.51.100.7': ['64:ff9b::198.51.100.7', '[::ffff:198.51.100.7]:80', '64:ff9b::c633:6407'],
  }
  for (const [address, written] of Object.entries(forms))
    for (const one of written) expect([one, parseAddress(one)]).toEqual([one, address])
})

test('what is no address is none, and all of it is one network', () => {
  const wrong = [
    undefined,
    '',
    'unknown',
    '_hidden',
    '203.0.113',
    '203.0.113.5.6',
    '0xcb.0.0.1',
    '010.1.1.1',
    '1.2.3.4:',
    ':::',
    '[203.0.113.5',
    '2001:db8::1:51231:',
    '203.0.113.5:999999',
    'a'.repeat(9000),
  ]
  for (const one of wrong) expect([one, parseAddress(one)]).toEqual([one, undefined])
  const networks = new Set(wrong.map((one) => JSON.stringify(fingerprintsOf(one, secret))))
  expect(networks.size).toBe(1)
})

test('fingerprints of networks stay those of earlier versions, so that bans of today hold', () => {
  const earlier = (name: string) => createHmac('sha256', secret).update(name).digest('base64url').slice(0, 22)
  expect(fingerprintsOf('[2001:0DB8:0:0a0b::1]:80', secret)).toEqual({
    network: earlier('network:2001:db8:0:a0b'),
    network56: earlier('customer:2001:db8:0:0a'),
    network48: earlier('site:2001:db8:0'),
    network24: undefined,
  })
  expect(fingerprintsOf('203.0.113.5:80', secret).network).toBe(earlier('network:203.0.113.5'))
})

test.each([
  ['a port', (count: number) => `203.0.113.6:${51_230 + count}`],
  ['brackets and a port', (count: number) => `[2001:db8::1]:${51_230 + count}`],
  ['text that is no address', (count: number) => `client-${count}`],
  ['several headers, the last with a port', (count: number) => `10.${count}.0.1, 203.0.113.6:${count + 1}`],
])('limits hold behind a proxy that writes %s', async (_what, written) => {
  server = await testBackend()
  await server.close()
  const limits = createRateLimits([{ count: 3, seconds: 600 }], server.store)
  server = await testBackend({ options: { trustProxy: 1, limits } })
  const codes = []
  for (let count = 0; count < 6; count += 1) {
    const headers = { 'x-forwarded-for': written(count) }
    codes.push((await server.post('/api/comments/blog1', { text: `${count}` }, headers)).statusCode)
  }
  expect(codes).toEqual([201, 201, 201, 429, 429, 429])
})

test('a trusted proxy is recognised when another one wrote it with its port', () => {
  const trust = trustOf(['loopback', '10.0.0.0/8', '2001:db8:1::/48', '192.0.2.1'])
  const isTrusted = (address: string | undefined) => trust !== false && trust(address, 1)
  for (const one of ['127.0.0.1', '::1', '10.1.2.3:8080', '::ffff:10.1.2.3', '[2001:DB8:1::7]:443', '192.0.2.1'])
    expect([one, isTrusted(one)]).toEqual([one, true])
  for (const one of ['203.0.113.1', '192.0.2.2', '2001:db8:2::1', 'loopback', undefined])
    expect([one, isTrusted(one)]).toEqual([one, false])
})
