import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SessionAnswer } from '#contract/staff/signIn.ts'
import { compose } from '../mail/compose.ts'
import { addTerminalLink } from './signInLinks.ts'
import { owner, type TestDesk, testDesk } from './testing/testDesk.ts'

const minute = 60_000
const session = '__Host-desk-session'
let desk: TestDesk
let time = Date.UTC(2026, 0, 1)
let lines: string[] = []
beforeEach(async () => {
  lines = []
  const stream = { write: (line: string) => void lines.push(line) }
  desk = await testDesk({ now: () => time, options: { logger: { level: 'info', stream } } })
})
afterEach(() => desk.close())

/** The token in the email that is queued for the address, or `undefined` if none will be sent. */
async function mailedToken(): Promise<string | undefined> {
  const emails = await desk.store.db.selectFrom('mail_queue').selectAll().orderBy('id', 'desc').limit(1).execute()
  const mail = await compose(desk.backend, emails)
  // Ids of one millisecond have no order.
  time += 1
  return mail && /#(\S+)/.exec(mail.text)?.[1]
}

test('a link signs in the browser that asked for it, and that browser only', async () => {
  const browser = desk.browser()
  const asked = await browser.call('requestLink', { body: { email: ' ASHA@example.com ' } })
  expect(asked.statusCode).toBe(202)
  const token = await mailedToken()
  const other = await desk.browser().call('redeemLink', { body: { token } })
  expect([other.statusCode, other.json().reason, other.headers['set-cookie']]).toEqual([410, 'unknown', undefined])
  const redeemed = await browser.call('redeemLink', { body: { token } })
  expect([redeemed.statusCode, redeemed.json<SessionAnswer>()]).toMatchObject([
    200,
    { signedIn: true, address: owner, role: 'owner', hasPasskey: false },
  ])
  expect((await browser.call('session')).json()).toMatchObject({ signedIn: true, address: owner })
  expect((await browser.call('summary')).statusCode).toBe(200)
})

test('a link that was used, has expired or is forged signs nobody in and says why', async () => {
  const browser = desk.browser()
  await browser.call('requestLink', { body: { email: owner } })
  const token = (await mailedToken()) ?? ''
  const forged = [`${token}x`, token.replace(/.$/, token.endsWith('A') ? 'B' : 'A'), '', '.', 'x.y', 'a'.repeat(200)]
  for (const one of forged) {
    const answer = await browser.call('redeemLink', { body: { token: one } })
    expect([one, answer.statusCode, answer.json().reason]).toEqual([one, 410, 'unknown'])
  }
  expect((await browser.call('redeemLink', { body: { token } })).statusCode).toBe(200)
  await browser.call('requestLink', { body: { email: owner } })
  const second = await mailedToken()
  time += 15 * minute
  expect((await browser.call('redeemLink', { body: { token: second } })).json().reason).toBe('expired')
})

test('a link works once, however many requests redeem it at the same time', async () => {
  const browser = desk.browser()
  await browser.call('requestLink', { body: { email: owner } })
  const token = await mailedToken()
  const asked = browser.cookies.get('__Host-desk-browser') ?? ''
  const tries = Array.from({ length: 8 }, () => {
    const one = desk.browser()
    one.cookies.set('__Host-desk-browser', asked)
    return one.call('redeemLink', { body: { token } })
  })
  const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
  expect(codes.sort()).toEqual([200, ...Array.from({ length: 7 }, () => 410)])
})

test('a scanner that opens every link changes nothing: the token is in the fragment, and GET redeems nothing', async () => {
  const browser = desk.browser()
  await browser.call('requestLink', { body: { email: owner } })
  const token = (await mailedToken()) ?? ''
  for (const url of ['/desk/sign-in', '/api/staff/sign-in/redeem', `/api/staff/sign-in/redeem?token=${token}`])
    expect((await desk.app.inject({ url })).statusCode).not.toBe(200)
  expect((await browser.call('redeemLink', { body: { token } })).statusCode).toBe(200)
})

test('the answer does not tell who is on the staff: same status, body, headers and statements', async () => {
  const answers = []
  for (const email of [owner, 'stranger@example.com', 'not an address']) {
    time += 1
    const browser = desk.browser()
    const answer = await browser.call('requestLink', { body: { email } })
    const { date: _, 'set-cookie': cookie, ...headers } = answer.headers
    answers.push([answer.statusCode, answer.body, headers, String(cookie).replace(/=[\w-]{43};/, '=…;')])
  }
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  // Each request made the same statements, and strangers' rows are gone with the transaction.
  const links = await desk.store.db.selectFrom('staff_link').select('address').orderBy('id').execute()
  expect(links).toEqual([{ address: owner }])
  const emails = await desk.store.db.selectFrom('mail_queue').selectAll().orderBy('id').execute()
  const mails = await Promise.all(emails.map((email) => compose(desk.backend, [email])))
  expect(mails.map((mail) => mail?.to)).toEqual([[owner]])
})

test('signing in begins a session under a new token: one that was planted is never taken over', async () => {
  const planted = 'p'.repeat(43)
  const browser = desk.browser()
  browser.cookies.set(session, planted)
  await browser.call('requestLink', { body: { email: owner } })
  await browser.call('redeemLink', { body: { token: await mailedToken() } })
  const first = browser.cookies.get(session)
  expect(first).toMatch(/^[\w-]{43}$/)
  expect(first).not.toBe(planted)
  const attacker = desk.browser()
  attacker.cookies.set(session, planted)
  expect((await attacker.call('summary')).statusCode).toBe(401)
  // Signing in again ends the earlier session of the browser.
  await browser.call('requestLink', { body: { email: owner } })
  await browser.call('redeemLink', { body: { token: await mailedToken() } })
  const old = desk.browser()
  old.cookies.set(session, first ?? '')
  expect((await old.call('summary')).statusCode).toBe(401)
})

test('the cookies can be read by no script, sent by no other site and set by no other host', async () => {
  const browser = await desk.signedIn(owner)
  await browser.call('requestLink', { body: { email: owner } })
  const answer = await browser.call('redeemLink', { body: { token: await mailedToken() } })
  const [cookie] = answer.cookies.filter(({ name }) => name === session)
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' })
  expect(cookie?.domain).toBeUndefined()
  const row = await desk.store.db.selectFrom('staff_session').selectAll().executeTakeFirst()
  expect(JSON.stringify(row)).not.toContain(cookie?.value)
})

test('a session ends after three idle days and after thirty in any case', async () => {
  const day = 1440 * minute
  const browser = await desk.signedIn(owner)
  for (let days = 0; days < 29; days += 2) {
    time += 2 * day
    expect((await browser.call('summary')).statusCode).toBe(days < 28 ? 200 : 401)
  }
  const idle = await desk.signedIn(owner)
  time += 3 * day
  const answer = await idle.call('summary')
  expect([answer.statusCode, answer.json().message]).toEqual([401, expect.stringContaining('signed out')])
  expect((await idle.call('session')).json()).toEqual({ signedIn: false })
})

test('a member whom the settings no longer name is signed out at once', async () => {
  const browser = await desk.signedIn('ravi@example.com')
  expect((await browser.call('summary')).statusCode).toBe(200)
  desk.members.splice(1, 1)
  expect((await browser.call('summary')).statusCode).toBe(401)
  expect(await desk.store.db.selectFrom('staff_session').selectAll().execute()).toEqual([])
})

test('a link of somebody who has left the staff since does not work', async () => {
  const browser = desk.browser()
  await browser.call('requestLink', { body: { email: 'ravi@example.com' } })
  const token = await mailedToken()
  desk.members.splice(1, 1)
  expect((await browser.call('redeemLink', { body: { token } })).statusCode).toBe(410)
})

test('devices are listed by browser and system, and each can be signed out', async () => {
  const phone = await desk.signedIn(owner)
  const laptop = await desk.signedIn(owner)
  const stranger = await desk.signedIn('ravi@example.com')
  const { items } = (await laptop.call('devices')).json()
  expect(items).toHaveLength(2)
  const other = items.find((one: { isThisOne: boolean }) => !one.isThisOne)
  expect((await stranger.call('signOutDevice', { id: other.id })).statusCode).toBe(404)
  expect((await laptop.call('signOutDevice', { id: other.id })).statusCode).toBe(204)
  expect((await phone.call('summary')).statusCode).toBe(401)
  expect((await laptop.call('signOut')).statusCode).toBe(204)
  expect((await laptop.call('summary')).statusCode).toBe(401)
})

test('neither tokens nor addresses reach the log', async () => {
  const browser = desk.browser()
  await browser.call('requestLink', { body: { email: owner } })
  const token = (await mailedToken()) ?? ''
  await browser.call('redeemLink', { body: { token } })
  await browser.call('enquiries', { body: { text: 'Sushila Devi' } })
  const log = lines.join('')
  expect(log).toContain('/api/staff/enquiries/search')
  for (const secret of [token, owner, 'Sushila', browser.cookies.get(session) ?? '-']) expect(log).not.toContain(secret)
})

/** Asks for links to sign in as `email` from a network, and returns the answers' statuses. */
async function ask(limited: TestDesk, network: string, times: number, email = owner) {
  const codes = []
  const headers = { 'x-forwarded-for': network }
  for (let count = 0; count < times; count += 1)
    codes.push((await limited.browser().call('requestLink', { body: { email }, headers })).statusCode)
  return codes
}

const limitedDesk = () => testDesk({ now: () => time, desk: { limited: true }, options: { trustProxy: 1 } })
const mailed = async ({ store }: TestDesk) =>
  (await store.db.selectFrom('staff_link').select('id').where('address', '=', owner).execute()).length

test('attempts to sign in are limited by network, and emails by network and address without a word', async () => {
  const limited = await limitedDesk()
  const codes = await ask(limited, '203.0.113.1', 31)
  expect(codes).toEqual([...Array.from({ length: 30 }, () => 202), 429])
  expect(await mailed(limited)).toBe(5)
  await limited.close()
})

test("a stranger who asks again and again does not keep a member's own email from being sent", async () => {
  const limited = await limitedDesk()
  await ask(limited, '203.0.113.1', 30)
  const before = await mailed(limited)
  expect(await ask(limited, '198.51.100.7', 1)).toEqual([202])
  expect(await mailed(limited)).toBe(before + 1)
  await limited.close()
})

test('however many networks ask, an address gets fifteen emails at most, and the answer stays the same', async () => {
  const limited = await limitedDesk()
  for (const email of [owner, 'stranger@example.com'])
    for (let network = 1; network <= 5; network += 1)
      expect(await ask(limited, `203.0.${network}.1`, 6, email)).toEqual(Array.from({ length: 6 }, () => 202))
  expect(await mailed(limited)).toBe(15)
  await limited.close()
})

test('a link that was printed in the terminal works in any browser, once', async () => {
  const token = await addTerminalLink(desk.store, owner, time)
  expect((await desk.browser().call('redeemLink', { body: { token } })).statusCode).toBe(200)
  expect((await desk.browser().call('redeemLink', { body: { token } })).json().reason).toBe('used')
})
