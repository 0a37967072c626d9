import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { compose } from '../mail/compose.ts'
import { start } from '../start.ts'
import { openSqlite } from '../store/sqlite.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { forgetFormerStaff } from './formerStaff.ts'
import { TestAuthenticator } from './testing/testAuthenticator.ts'
import { owner, publicUrl, staff, type TestBrowser, type TestDesk, testDesk } from './testing/testDesk.ts'

const minute = 60_000
const mail = { url: 'smtp://127.0.0.1:1', from: 'desk@example.com', to: ['provider@example.com'] }

async function addPasskey(browser: TestBrowser, phone = new TestAuthenticator(publicUrl)) {
  const asked = await browser.call('newPasskeyOptions')
  if (asked.statusCode !== 200) return asked
  const { challengeId, options } = asked.json()
  const body = { challengeId, name: 'My phone', response: phone.register(options.challenge) }
  return browser.call('addPasskey', { body })
}

/** Texts and recipients of the emails of this kind by now. */
async function mailed(desk: TestDesk, kind: 'signIn' | 'notice') {
  const emails = await desk.store.db
    .selectFrom('mail_queue')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()
  const mails = await Promise.all(emails.map((email) => compose(desk.backend, [email])))
  return mails.filter((one) => one !== undefined).map(({ to, subject, text }) => ({ to, subject, text }))
}

onEachDatabase((open) => {
  test('who reads all of the database and knows the secret cannot use a link that was asked for', async () => {
    const desk = await testDesk({ store: await open(), mail })
    const browser = desk.browser()
    await browser.call('requestLink', { body: { email: owner } })
    const [{ text } = { text: '' }] = await mailed(desk, 'signIn')
    const token = /#(\S+)/.exec(text)?.[1] ?? ''
    const link = await desk.store.db.selectFrom('staff_link').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(link)).not.toContain(token.slice(token.indexOf('.') + 1))
    const guesses = [
      link.token_hashes,
      link.browser_hash,
      '',
      createHmac('sha256', desk.backend.secret).update(`sign-in:${link.id}`).digest('base64url'),
    ]
    for (const guess of guesses) {
      const answer = await browser.call('redeemLink', { body: { token: `${link.id}.${guess}` } })
      expect([answer.statusCode, answer.json().reason]).toEqual([410, 'unknown'])
    }
    expect((await browser.call('redeemLink', { body: { token } })).statusCode).toBe(200)
    await desk.close()
  })

  test('an email that is sent again has another token, and both work until one is used', async () => {
    const desk = await testDesk({ store: await open(), mail })
    const tokens: string[] = []
    const browser = desk.browser()
    await browser.call('requestLink', { body: { email: owner } })
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const [{ text } = { text: '' }] = await mailed(desk, 'signIn')
      tokens.push(/#(\S+)/.exec(text)?.[1] ?? '')
    }
    expect(new Set(tokens).size).toBe(2)
    expect((await browser.call('redeemLink', { body: { token: tokens[0] } })).statusCode).toBe(200)
    expect((await browser.call('redeemLink', { body: { token: tokens[1] } })).json().reason).toBe('used')
    await desk.close()
  })

  test('a member and the owners are told of a sign-in in a new browser, and of a new passkey, but not of a known browser', async () => {
    const desk = await testDesk({ store: await open(), mail })
    const browser = await desk.signedIn(staff)
    expect(await mailed(desk, 'notice')).toMatchObject([
      {
        to: [staff, owner],
        subject: expect.stringContaining('A new browser signed in'),
        text: expect.stringContaining(staff),
      },
    ])
    const phone = new TestAuthenticator(publicUrl)
    expect((await addPasskey(browser, phone)).statusCode).toBe(201)
    expect((await mailed(desk, 'notice'))[1]).toMatchObject({
      to: [staff, owner],
      subject: expect.stringContaining('passkey was added'),
      text: expect.stringContaining('My phone'),
    })
    const signIn = async (one: TestBrowser) => {
      const { challengeId, options } = (await one.call('passkeyOptions')).json()
      return one.call('passkeySignIn', { body: { challengeId, response: phone.sign(options.challenge) } })
    }
    await browser.call('signOut')
    expect((await signIn(browser)).statusCode).toBe(200)
    expect(await mailed(desk, 'notice')).toHaveLength(2)
    expect((await signIn(desk.browser())).statusCode).toBe(200)
    expect(await mailed(desk, 'notice')).toHaveLength(3)
    await desk.close()
  })

  test('a member who is taken out of the settings has no session, link or passkey when named again', async () => {
    const store = await open()
    const desk = await testDesk({ store, mail })
    const phone = new TestAuthenticator(publicUrl)
    const browser = await desk.signedIn(staff)
    await addPasskey(browser, phone)
    const kept = await desk.signedIn(owner)
    await desk.browser().call('requestLink', { body: { email: staff } })
    await forgetFormerStaff(store, [owner], Date.now())
    expect((await browser.call('summary')).statusCode).toBe(401)
    const other = desk.browser()
    const { challengeId, options } = (await other.call('passkeyOptions')).json()
    const body = { challengeId, response: phone.sign(options.challenge) }
    expect((await other.call('passkeySignIn', { body })).statusCode).toBe(401)
    expect(await mailed(desk, 'signIn')).toEqual([])
    expect((await kept.call('summary')).statusCode).toBe(200)
    await desk.close()
  })
})

test('a passkey is added within 15 minutes of signing in only, and ten at most', async () => {
  let time = Date.UTC(2026, 0, 1)
  const desk = await testDesk({ now: () => time })
  const browser = await desk.signedIn(owner)
  for (let count = 0; count < 10; count += 1) expect((await addPasskey(browser)).statusCode).toBe(201)
  expect([(await addPasskey(browser)).statusCode, (await addPasskey(browser)).json().message]).toEqual([
    409,
    'You have 10 passkeys. Remove one that you no longer use first.',
  ])
  const other = await desk.signedIn(staff)
  const { challengeId, options } = (await other.call('newPasskeyOptions')).json()
  time += 15 * minute
  expect((await addPasskey(other)).json().message).toContain('sign in again')
  const late = { challengeId, name: 'Late', response: new TestAuthenticator(publicUrl).register(options.challenge) }
  expect((await other.call('addPasskey', { body: late })).statusCode).toBe(403)
  await desk.close()
})

test('the start ends what former staff had', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-former-'))
  const env = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' }
  const serve = async (STAFF: string) => (await start(readConfig({ ...env, STAFF }, 'none'), () => false)).stop()
  await serve(`owner:${owner},${staff}`)
  const store = openSqlite(join(folder, 'desk.db'))
  await store.write(async (tx) => {
    const times = { created_at: 1, last_seen_at: Date.now(), idle_time: 1e9, ends_at: Date.now() + 1e9 }
    for (const address of [owner, staff]) {
      const session = { id: address, token_hash: address, address, device: 'd', method: 'link' as const, ...times }
      await tx.insertInto('staff_session').values(session).execute()
    }
  })
  await serve(`owner:${owner}`)
  const left = await store.db.selectFrom('staff_session').select('address').execute()
  expect(left).toEqual([{ address: owner }])
  await store.close()
  rmSync(folder, { recursive: true })
})
