import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestAuthenticator, unverified } from './testing/testAuthenticator.ts'
import { owner, publicUrl, staff, type TestBrowser, type TestDesk, testDesk } from './testing/testDesk.ts'

let desk: TestDesk
let time = Date.UTC(2026, 0, 1)
let phone: TestAuthenticator
let signedIn: TestBrowser
beforeEach(async () => {
  desk = await testDesk({ now: () => time })
  phone = new TestAuthenticator(publicUrl)
  signedIn = await desk.signedIn(owner)
})
afterEach(() => desk.close())

async function register(browser = signedIn) {
  const { challengeId, options } = (await browser.call('newPasskeyOptions')).json()
  const body = { challengeId, name: 'My phone', response: phone.register(options.challenge) }
  return browser.call('addPasskey', { body })
}

async function ask(browser: TestBrowser): Promise<{ challengeId: string; challenge: string }> {
  const { challengeId, options } = (await browser.call('passkeyOptions')).json()
  return { challengeId, challenge: options.challenge }
}

test('a passkey is added, signs in on a fresh browser, is listed and removed', async () => {
  expect((await register()).statusCode).toBe(201)
  const browser = desk.browser()
  const { challengeId, challenge } = await ask(browser)
  const answer = await browser.call('passkeySignIn', { body: { challengeId, response: phone.sign(challenge) } })
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { address: owner, hasPasskey: true }])
  expect((await browser.call('summary')).statusCode).toBe(200)
  const [passkey] = (await browser.call('passkeys')).json().items
  expect(passkey).toMatchObject({ name: 'My phone', usedAt: new Date(time).toISOString(), isSynced: false })
  const other = await desk.signedIn(staff)
  expect((await other.call('removePasskey', { id: passkey.id })).statusCode).toBe(404)
  expect((await browser.call('removePasskey', { id: passkey.id })).statusCode).toBe(204)
  const again = await ask(browser)
  const gone = await browser.call('passkeySignIn', {
    body: { challengeId: again.challengeId, response: phone.sign(again.challenge) },
  })
  expect(gone.statusCode).toBe(401)
})

test('the options name no passkey, so nobody learns from them who is on the staff', async () => {
  await register()
  const { options } = (await desk.browser().call('passkeyOptions')).json()
  expect(options).toMatchObject({ rpId: 'desk.example.com', userVerification: 'required' })
  expect(options.allowCredentials ?? []).toEqual([])
})

test('a response to another challenge, by another key, from another site or without its user is refused', async () => {
  await register()
  const browser = desk.browser()
  const tries: ((challenge: string) => object)[] = [
    () => phone.sign('AAAA'),
    (challenge) => ({ ...new TestAuthenticator(publicUrl).sign(challenge), id: phone.sign(challenge).id }),
    (challenge) => phone.sign(challenge, 'https://evil.example'),
    (challenge) => phone.sign(challenge, publicUrl, unverified),
    (challenge) => new TestAuthenticator(publicUrl).sign(challenge),
    (challenge) => ({ ...phone.sign(challenge), response: {} }),
  ]
  for (const [index, make] of tries.entries()) {
    const { challengeId, challenge } = await ask(browser)
    const answer = await browser.call('passkeySignIn', { body: { challengeId, response: make(challenge) } })
    expect([index, answer.statusCode, answer.headers['set-cookie']]).toEqual([index, 401, undefined])
  }
})

test('a challenge works once, for five minutes, and in the browser that asked for it', async () => {
  await register()
  const browser = desk.browser()
  const first = await ask(browser)
  const body = { challengeId: first.challengeId, response: phone.sign(first.challenge) }
  expect((await browser.call('passkeySignIn', { body })).statusCode).toBe(200)
  expect((await browser.call('passkeySignIn', { body })).statusCode).toBe(401)
  const stolen = await ask(browser)
  const elsewhere = { challengeId: stolen.challengeId, response: phone.sign(stolen.challenge) }
  expect((await desk.browser().call('passkeySignIn', { body: elsewhere })).statusCode).toBe(401)
  const late = await ask(browser)
  time += 5 * 60_000
  const expired = { challengeId: late.challengeId, response: phone.sign(late.challenge) }
  expect((await browser.call('passkeySignIn', { body: expired })).statusCode).toBe(401)
})

test('a copied passkey, whose counter has fallen behind, is refused', async () => {
  await register()
  const browser = desk.browser()
  phone.counter = 10
  const one = await ask(browser)
  const ahead = { challengeId: one.challengeId, response: phone.sign(one.challenge) }
  expect((await browser.call('passkeySignIn', { body: ahead })).statusCode).toBe(200)
  phone.counter = 3
  const two = await ask(browser)
  const behind = { challengeId: two.challengeId, response: phone.sign(two.challenge) }
  expect((await browser.call('passkeySignIn', { body: behind })).statusCode).toBe(401)
})

test('a passkey of somebody who has left the staff signs nobody in, and one is added for oneself only', async () => {
  const ravi = await desk.signedIn(staff)
  const { challengeId, options } = (await ravi.call('newPasskeyOptions')).json()
  const body = { challengeId, name: 'x', response: phone.register(options.challenge) }
  expect((await signedIn.call('addPasskey', { body })).statusCode).toBe(400)
  expect((await register(ravi)).statusCode).toBe(201)
  desk.members.splice(1, 1)
  const browser = desk.browser()
  const asked = await ask(browser)
  const response = phone.sign(asked.challenge)
  expect((await browser.call('passkeySignIn', { body: { challengeId: asked.challengeId, response } })).statusCode).toBe(
    401,
  )
})

test('a session that was opened with a passkey lasts through a holiday of thirty days, and ends after ninety in any case', async () => {
  const day = 86_400_000
  await register()
  const browser = desk.browser()
  const { challengeId, challenge } = await ask(browser)
  const answer = await browser.call('passkeySignIn', { body: { challengeId, response: phone.sign(challenge) } })
  expect(answer.json()).toMatchObject({
    idleUntil: new Date(time + 30 * day).toISOString(),
    endsAt: new Date(time + 90 * day).toISOString(),
  })
  for (let holidays = 0; holidays < 3; holidays += 1) {
    time += 29.9 * day
    expect((await browser.call('devices')).json().items).toHaveLength(1)
  }
  time += day
  expect((await browser.call('summary')).statusCode).toBe(401)
})

test('a session that was opened with a passkey ends when it was not used for longer than a holiday', async () => {
  await register()
  const browser = desk.browser()
  const { challengeId, challenge } = await ask(browser)
  await browser.call('passkeySignIn', { body: { challengeId, response: phone.sign(challenge) } })
  time += 30 * 86_400_000
  expect((await browser.call('summary')).statusCode).toBe(401)
})
