import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { linkMinutes } from '#contract/staff/signIn.ts'
import { MemoryBuckets } from '../http/buckets.ts'
import { claimDelivery } from '../mail/claim.ts'
import { compose } from '../mail/compose.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { createStaffLimits } from './staffLimits.ts'
import { owner, type TestBrowser, type TestDesk, testDesk } from './testing/testDesk.ts'

const minute = 60_000
const enquiry = { name: 'Asha', email: '', message: 'A plot', contactNumber: '' }

onEachDatabase((open) => {
  let time = Date.UTC(2026, 0, 1)
  let desk: TestDesk
  beforeEach(async () => {
    desk = await testDesk({ store: await open(), now: () => time, desk: { limited: true }, options: { trustProxy: 1 } })
  })
  afterEach(() => desk.close())

  const from = (address: string) => ({ 'x-forwarded-for': address })
  const ask = async (browser: TestBrowser, address: string, email = owner) =>
    (await browser.call('requestLink', { body: { email }, headers: from(address) })).statusCode
  const count = async (table: 'mail_queue' | 'staff_link') =>
    (await desk.store.db.selectFrom(table).select('id').execute()).length

  test('a flood from one /48 or from many networks is stopped at sixty links a minute, and leaves no row', async () => {
    const codes: Record<number, number> = {}
    for (let index = 0; index < 400; index += 1) {
      const network = index < 200 ? `2001:db8:1:${index.toString(16)}::1` : `203.${index - 200}.1.1`
      const code = await ask(desk.browser(), network, `stranger${index}@example.com`)
      codes[code] = (codes[code] ?? 0) + 1
    }
    expect(codes).toEqual({ 202: 60, 429: 340 })
    expect([await count('mail_queue'), await count('staff_link')]).toEqual([0, 0])
  })

  test('a network of a /56, a /48 or a /24 gets no more emails to one address than its neighbours leave', async () => {
    const groups = [
      Array.from({ length: 9 }, (_, index) => `2001:db8:2:1${index}::1`),
      Array.from({ length: 9 }, (_, index) => `2001:db8:3:${index}00::1`),
      Array.from({ length: 9 }, (_, index) => `203.0.113.${index}`),
    ]
    for (const [index, group] of groups.entries()) {
      for (const address of group) expect(await ask(desk.browser(), address)).toBe(202)
      expect(await count('staff_link')).toBe(5 * (index + 1))
    }
  })

  test('strangers never lock the owner out of the browser in which he signed in before, whatever they use up', async () => {
    const mine = await desk.signedIn(owner)
    await mine.call('signOut')
    expect([...mine.cookies.keys()]).toEqual(['__Host-desk-browser'])
    const before = await count('staff_link')
    for (let index = 0; index < 300; index += 1) await ask(desk.browser(), `198.${index % 250}.${index}.1`)
    expect(await ask(desk.browser(), '203.0.113.7')).toBe(429)
    const exhausted = await count('staff_link')
    expect(exhausted).toBe(before + 15)
    expect(await ask(mine, '203.0.113.7')).toBe(202)
    expect(await count('staff_link')).toBe(exhausted + 1)
    // With a passkey too, from a network that others share.
    for (let index = 0; index < 70; index += 1)
      await desk.browser().call('passkeyOptions', { headers: from('203.0.113.7') })
    expect((await desk.browser().call('passkeyOptions', { headers: from('203.0.113.7') })).statusCode).toBe(429)
    expect((await mine.call('passkeyOptions', { headers: from('203.0.113.7') })).statusCode).toBe(200)
  })

  test('the share of a known browser is for the member who signed in with it; a mark that was altered or is foreign counts for nothing', async () => {
    const mine = await desk.signedIn(owner)
    const mark = mine.cookies.get('__Host-desk-browser') ?? ''
    for (let index = 0; index < 70; index += 1) await ask(desk.browser(), `198.51.${index}.1`, 'nobody@example.com')
    const forged = [mark.replace(/^./, mark.startsWith('A') ? 'B' : 'A'), 'x'.repeat(43)]
    for (const value of forged) {
      const browser = desk.browser()
      browser.cookies.set('__Host-desk-browser', value)
      expect(await ask(browser, '203.0.113.8')).toBe(429)
    }
    expect(await ask(mine, '203.0.113.8', 'ravi@example.com')).toBe(429)
    expect(await ask(mine, '203.0.113.8')).toBe(202)
    expect((await mine.call('session')).json()).toMatchObject({ signedIn: true })
    const unsigned = desk.browser()
    unsigned.cookies.set('__Host-desk-browser', mark)
    expect((await unsigned.call('summary')).statusCode).toBe(401)
  })

  test('a link printed on the server signs in while the sign-in of all others is exhausted', async () => {
    for (let index = 0; index < 70; index += 1) await ask(desk.browser(), `198.51.${index}.1`)
    expect((await desk.browser().call('requestLink', { body: { email: owner } })).json().message).toContain(
      'desk sign-in',
    )
    await desk.signedIn(owner)
  })

  test('sign-in emails wait behind enquiries, and their time begins when they are sent', async () => {
    const mine = desk.browser()
    await ask(mine, '203.0.113.9')
    time += 20 * minute
    await desk.post('/api/contact', enquiry)
    const kinds = []
    for (let index = 0; index < 2; index += 1) {
      const [email] = await claimDelivery(desk.store, time, undefined)
      kinds.push(email?.kind)
      if (email?.kind !== 'signIn') continue
      const token = /#(\S+)/.exec((await compose(desk.backend, [email]))?.text ?? '')?.[1]
      time += (linkMinutes - 1) * minute
      expect((await mine.call('redeemLink', { body: { token } })).statusCode).toBe(200)
    }
    expect(kinds).toEqual(['enquiry', 'signIn'])
  })
})

test('of thousands of networks of one /48 that try to sign in, only those within its limit take memory', () => {
  const charge = vi.spyOn(MemoryBuckets.prototype, 'chargeNow')
  const limits = createStaffLimits(true, () => 0)
  let admitted = 0
  for (let index = 0; index < 30_000; index += 1) {
    try {
      limits.redemption({ network: `${index}`, network56: `of ${index >> 8}`, network48: 'one', network24: undefined })
      admitted += 1
    } catch {}
  }
  const sizes = charge.mock.contexts.map((one) => (one as MemoryBuckets).size)
  charge.mockRestore()
  expect(admitted).toBe(60)
  expect(Math.max(...sizes)).toBeLessThan(130)
})
