import { expect, test } from 'vitest'
import { isPublicAddress, lookupPublic, mayBePushAddress } from './pushAddress.ts'

test('a push service has a public address: no private, local, documentation or mapped one', () => {
  for (const address of ['8.8.8.8', '142.250.1.1', '2a00:1450:4001:80b::200a', '2620:1ec::1'])
    expect([address, isPublicAddress(address)]).toEqual([address, true])
  const kept = [
    ...['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...['224.0.0.1', '255.255.255.255', '203.0.113.5', '::1', '::', 'fe80::1', 'fd00::1', 'ff02::1', '2002:a00:1::'],
    ...['::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1', '2001:0:1::1', '2001:db8::1', 'not an address'],
  ]
  expect(kept.filter(isPublicAddress)).toEqual([])
})

test('a subscription names an https host at its usual port, or an origin of the settings', () => {
  const good = [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://8.8.8.8/x',
  ]
  for (const endpoint of good) expect([endpoint, mayBePushAddress(endpoint, [])]).toEqual([endpoint, true])
  const bad = [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user:word@fcm.googleapis.com/x',
    'https://localhost/x',
    'https://intranet/x',
    'https://push.office.local/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'file:///etc/passwd',
    'no address',
  ]
  expect(bad.filter((endpoint) => mayBePushAddress(endpoint, []))).toEqual([])
  expect(mayBePushAddress('http://127.0.0.1:9/x', ['http://127.0.0.1:9'])).toBe(true)
  expect(mayBePushAddress('http://127.0.0.1:8/x', ['http://127.0.0.1:9'])).toBe(false)
})

test('a public name that leads to a private address is refused when the connection is made', async () => {
  const refused = (options: object) =>
    new Promise<unknown>((resolve) => lookupPublic('localhost', options, (error) => resolve(error?.name)))
  expect(await refused({})).toBe('ForbiddenAddress')
  expect(await refused({ all: true })).toBe('ForbiddenAddress')
})
