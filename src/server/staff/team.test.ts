import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Member } from '#contract/staff/members.ts'
import { staffUrl } from '#contract/staff/roles.ts'
import type { StaffSession } from '#contract/staff/signIn.ts'
import { startTestSmtp, type TestSmtp } from '../mail/testing/testSmtp.ts'
import { smtpTransport } from '../mail/transport.ts'
import { MailWorker } from '../mail/worker.ts'
import { migrate } from '../store/migrate.ts'
import type { Store } from '../store/store.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { forgetFormerStaff } from './formerStaff.ts'
import { owner, staff, type TestBrowser, type TestDesk, testDesk } from './testing/testDesk.ts'

const day = 86_400_000
const timeouts = { timeout: 10_000 }
const invited = 'nila@example.com'

onEachDatabase((open) => {
  let store: Store
  let smtp: TestSmtp
  let desk: TestDesk
  let worker: MailWorker
  let asha: TestBrowser
  let ahead = 0
  beforeAll(async () => {
    store = await open()
    await migrate(store)
    smtp = await startTestSmtp()
    const mail = { url: smtp.url, from: 'desk@example.com', to: ['provider@example.com'] }
    desk = await testDesk({ store, mail, now: () => Date.now() + ahead, wakeMailer: () => worker.wake() })
    worker = new MailWorker(desk.backend, smtpTransport(smtp.url), { info: () => undefined, warn: () => undefined })
    worker.start()
    asha = await desk.signedIn(owner)
  })
  afterAll(async () => {
    await worker.stop()
    await desk.close()
    await smtp.close()
  })

  const list = async () => (await asha.call('members')).json<{ items: Member[] }>().items
  const memberOf = async (address: string) => (await list()).find((one) => one.address === address)
  const invite = (address: string, role = 'staff', name = '') =>
    asha.call('inviteMember', { body: { address, name, role } })
  const sessionOf = async (browser: TestBrowser) => (await browser.call('session')).json<StaffSession>()
  /** The token in the newest email to the address with a link. */
  const mailedToken = (address: string, after = 0) =>
    vi.waitFor(() => {
      const found = smtp.taken.slice(after).findLast(({ recipients }) => recipients.includes(address))
      const token = /\/desk\/sign-in#([\w.-]+)/.exec(found?.raw.replace(/=\r\n/g, '') ?? '')?.[1]
      if (token === undefined) throw new Error(`no link for ${address} yet`)
      return token
    }, timeouts)

  test('who is invited by email signs in with its link in any browser, with the name and role that were given', async () => {
    const answer = await invite(' Nila@Example.com ', 'staff', 'Nila Rao')
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { address: invited, name: 'Nila Rao', role: 'staff', isFixed: false, invitation: { error: null } },
    ])
    const token = await mailedToken(invited)
    await expect.poll(async () => (await memberOf(invited))?.invitation?.state).toBe('sent')
    const nila = desk.browser()
    expect((await nila.call('redeemLink', { body: { token } })).statusCode).toBe(200)
    expect(await sessionOf(nila)).toMatchObject({ address: invited, role: 'staff', names: { [invited]: 'Nila Rao' } })
    expect((await sessionOf(nila)).staff).toContain(invited)
    // Once only.
    expect((await desk.browser().call('redeemLink', { body: { token } })).json().reason).toBe('used')
    expect(await memberOf(invited)).toMatchObject({ invitation: null, devices: [{ method: 'link' }] })
    // The owners hear of it: a browser left open must not give anybody access unnoticed.
    await vi.waitFor(
      () =>
        expect(smtp.taken.some(({ recipients, raw }) => recipients.includes(owner) && /Access to the desk/.test(raw))),
      timeouts,
    )
    const rows = await store.db.selectFrom('audit').selectAll().execute()
    expect(rows).toContainEqual(expect.objectContaining({ actor: owner, action: 'member add staff' }))
    expect(JSON.stringify(rows.map(({ action, object }) => [action, object]))).not.toContain('@')
  })

  test('an address that has access is not invited again; one that is none, and a broken request, are refused', async () => {
    expect((await invite(invited)).statusCode).toBe(409)
    expect((await invite(owner.toUpperCase())).statusCode).toBe(409)
    for (const address of ['nobody', 'a@b@c', 'a b@example.com', 'rené@example.com', '<script>@x.example'])
      expect([address, (await invite(address)).statusCode]).toEqual([address, 422])
    expect((await invite('')).statusCode).toBe(400)
    expect((await invite('x@example.com', 'king')).statusCode).toBe(400)
    expect((await invite('x@example.com', 'staff', 'two\nlines')).statusCode).toBe(400)
  })

  test('an invitation to a mailbox that the mail server does not know says so in the list; a new one makes the old link void', async () => {
    smtp.rejectRecipient = (address) => address === 'lost@example.com'
    await invite('lost@example.com')
    await expect
      .poll(async () => (await memberOf('lost@example.com'))?.invitation?.error ?? null, timeouts)
      .toContain('No such mailbox')
    smtp.rejectRecipient = () => false
    const answer = await asha.call('inviteAgain', { body: { address: 'lost@example.com' } })
    expect([answer.statusCode, answer.json().invitation.error]).toEqual([200, null])
    const first = await mailedToken('lost@example.com')
    const before = smtp.taken.length
    await asha.call('inviteAgain', { body: { address: 'lost@example.com' } })
    const second = await mailedToken('lost@example.com', before)
    expect((await desk.browser().call('redeemLink', { body: { token: first } })).statusCode).toBe(410)
    expect((await desk.browser().call('redeemLink', { body: { token: second } })).statusCode).toBe(200)
    expect((await asha.call('inviteAgain', { body: { address: 'nobody@example.com' } })).statusCode).toBe(404)
  })

  test('an invitation works for seven days from its email on, and then the address itself gets a link', async () => {
    await invite('late@example.com')
    const token = await mailedToken('late@example.com')
    ahead += 8 * day
    asha = await desk.signedIn(owner)
    expect((await desk.browser().call('redeemLink', { body: { token } })).json().reason).toBe('expired')
    expect((await memberOf('late@example.com'))?.invitation?.state).toBe('expired')
    const browser = desk.browser()
    const before = smtp.taken.length
    await browser.call('requestLink', { body: { email: 'late@example.com' } })
    const own = await mailedToken('late@example.com', before)
    expect((await browser.call('redeemLink', { body: { token: own } })).statusCode).toBe(200)
  })

  test('the role that an owner changes counts from the next call on, and open enquiries do not stay with a moderator', async () => {
    const nila = await desk.signedIn(invited)
    await desk.post('/api/contact', { name: 'Sita', email: 'sita@example.org', message: 'A plot', contactNumber: '' })
    const { id } = await store.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
    expect((await nila.call('changeEnquiry', { id, body: { version: 1, assignee: invited } })).statusCode).toBe(200)
    const changed = await asha.call('changeMember', { body: { address: invited, role: 'moderator' } })
    expect([changed.statusCode, changed.json()]).toMatchObject([200, { role: 'moderator', name: 'Nila Rao' }])
    expect((await nila.call('enquiry', { id })).statusCode).toBe(403)
    expect((await nila.call('summary')).statusCode).toBe(200)
    expect((await sessionOf(nila)).role).toBe('moderator')
    expect((await asha.call('enquiry', { id })).json()).toMatchObject({ assignee: '' })
    const given = await asha.call('changeEnquiry', { id, body: { version: 3, assignee: invited } })
    expect(given.statusCode).toBe(400)
    await asha.call('changeMember', { body: { address: invited, role: 'staff' } })
    expect((await nila.call('enquiry', { id })).statusCode).toBe(200)
  })

  test('whom an owner removes is out at once, on every device; what was written keeps the name, and nothing comes back', async () => {
    const [nila, phone] = [await desk.signedIn(invited), await desk.signedIn(invited)]
    const { id } = await store.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
    await nila.call('addNote', { id, body: { text: 'Called her.' } })
    const subscription = {
      endpoint: 'https://push.example.com/x',
      keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
    }
    const row = { address: invited, p256dh: 'k', auth: 'a', created_at: 1, pushed_at: null, kinds: ' enquiry ' }
    const session_id = (await sessionOf(phone)).id
    await store.write((tx) =>
      tx
        .insertInto('push_device')
        .values({ ...row, session_id, endpoint: subscription.endpoint })
        .execute(),
    )
    expect((await asha.call('removeMember', { body: { address: invited } })).statusCode).toBe(204)
    expect([(await nila.call('summary')).statusCode, (await phone.call('summary')).statusCode]).toEqual([401, 401])
    for (const table of ['staff_session', 'staff_browser', 'staff_link', 'push_device'] as const)
      expect([
        table,
        await store.db.selectFrom(table).select('address').where('address', '=', invited).execute(),
      ]).toEqual([table, []])
    expect(await memberOf(invited)).toBe(undefined)
    // Not looked for in the mailbox, where the notice of a sign-in from before may still arrive.
    const links = () => store.db.selectFrom('mail_queue').select('id').where('kind', '=', 'signIn').execute()
    const before = await links()
    await nila.call('requestLink', { body: { email: invited } })
    expect(await links()).toEqual(before)
    expect((await asha.call('enquiry', { id })).json().notes).toMatchObject([{ author: invited }])
    expect((await sessionOf(asha)).names[invited]).toBe('Nila Rao')
    expect((await asha.call('removeMember', { body: { address: invited } })).statusCode).toBe(404)
    expect((await asha.call('changeMember', { body: { address: invited, role: 'owner' } })).statusCode).toBe(404)
    // The start of a server ends what former staff had, and leaves members of the workplace alone.
    await invite(invited)
    const again = await desk.signedIn(invited)
    await forgetFormerStaff(store, [owner, staff], Date.now())
    expect((await again.call('summary')).statusCode).toBe(200)
  })

  test('members whom STAFF names are neither removed nor given another role here, and the last owner stays', async () => {
    for (const address of [owner, staff]) {
      for (const [name, body] of [
        ['removeMember', { address }],
        ['changeMember', { address, role: 'moderator' }],
      ] as const) {
        const answer = await asha.call(name, { body })
        expect([address, answer.statusCode, answer.json().message]).toEqual([
          address,
          409,
          'STAFF on the server names this address. Change it there, and restart the server.',
        ])
      }
    }
    // A name is not a matter of the settings.
    expect((await asha.call('changeMember', { body: { address: staff, name: 'Ravi' } })).json()).toMatchObject({
      name: 'Ravi',
      role: 'staff',
      isFixed: true,
    })
    await asha.call('changeMember', { body: { address: invited, role: 'owner' } })
    const nila = await desk.signedIn(invited)
    const named = desk.members.splice(0)
    const self = await nila.call('changeMember', { body: { address: invited, role: 'staff' } })
    const gone = await nila.call('removeMember', { body: { address: invited } })
    desk.members.push(...named)
    expect([self.statusCode, gone.statusCode, gone.json().message]).toEqual([
      409,
      409,
      'This is the last owner. Make somebody else an owner first.',
    ])
    expect((await nila.call('changeMember', { body: { address: invited, role: 'staff' } })).statusCode).toBe(200)
    expect((await nila.call('members')).statusCode).toBe(403)
  })

  test('everybody says his own name and signatures; an owner signs out a phone of somebody else, a colleague does not', async () => {
    const ravi = await desk.signedIn(staff)
    const phone = await desk.signedIn(staff)
    const body = { name: ' Ravi Kumar ', signatures: { en: 'Ravi Kumar\nOffice', hi: ' ', fr: 'x' } }
    expect((await ravi.call('saveProfile', { body })).json()).toEqual({
      name: 'Ravi Kumar',
      signatures: { en: 'Ravi Kumar\nOffice', fr: 'x' },
    })
    expect(await sessionOf(ravi)).toMatchObject({ names: { [staff]: 'Ravi Kumar' }, signatures: { fr: 'x' } })
    for (const wrong of [{ English: 'x' }, { en: 'x'.repeat(1001) }, { en: 'a\0b' }, 'none'])
      expect((await ravi.call('saveProfile', { body: { name: '', signatures: wrong } })).statusCode).toBe(400)
    const { id } = await sessionOf(phone)
    const meera = await desk.signedIn('meera@example.com')
    expect((await meera.call('signOutDevice', { id })).statusCode).toBe(404)
    expect((await memberOf(staff))?.devices.map((device) => device.id)).toContain(id)
    expect((await asha.call('signOutDevice', { id })).statusCode).toBe(204)
    expect((await phone.call('summary')).statusCode).toBe(401)
    expect((await ravi.call('summary')).statusCode).toBe(200)
  })

  test('an open stream ends the moment its member is removed, and begins again with another role', async () => {
    const address = await desk.app.listen({ port: 0, host: '127.0.0.1' })
    const nila = await desk.signedIn(invited)
    const listen = async () => {
      const cookie = Array.from(nila.cookies, ([name, value]) => `${name}=${value}`).join('; ')
      const answer = await fetch(address + staffUrl('live'), { headers: { cookie } })
      return { rest: answer.text() }
    }
    const first = await listen()
    await asha.call('changeMember', { body: { address: invited, role: 'moderator' } })
    expect(await first.rest).not.toContain('signed-out')
    const second = await listen()
    await asha.call('removeMember', { body: { address: invited } })
    expect(await second.rest).toMatch(/signed-out|signed out/)
  })
})
