import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type StaffCallName, staffCalls, staffHeader, staffHeaderValue } from '#contract/staff/roles.ts'
import { publicUrl, type TestBrowser, type TestDesk, testDesk } from './testing/testDesk.ts'

const ravi = 'second.owner@example.com'
const stranger = 'stranger@example.com'
let time = Date.UTC(2026, 0, 1)
let desk: TestDesk
let asha: TestBrowser
let second: TestBrowser
beforeEach(async () => {
  desk = await testDesk({ now: () => time })
  await desk.app.listen({ port: 0, host: '127.0.0.1' })
  asha = await desk.signedIn('asha@example.com')
  await asha.call('inviteMember', { body: { address: ravi, name: 'Ravi', role: 'owner' } })
  second = await desk.signedIn(ravi)
})
afterEach(() => desk.close())

const used = async () =>
  (await desk.store.db.selectFrom('staff_session').select('last_seen_at').where('address', '=', ravi).execute())[0]
    ?.last_seen_at

/** A call of the second owner of which all but the last byte has arrived; the server has looked at its session. */
async function held(name: StaffCallName, body: object): Promise<ClientRequest> {
  time += 120_000
  const text = JSON.stringify(body)
  const address = desk.app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const { method, path } = staffCalls[name]
  const headers = {
    cookie: Array.from(second.cookies, ([cookie, value]) => `${cookie}=${value}`).join('; '),
    origin: publicUrl,
    [staffHeader]: staffHeaderValue,
    'content-type': 'application/json',
    'content-length': text.length,
  }
  const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false })
  sent.write(text.slice(0, -1))
  await expect.poll(used, { timeout: 10_000 }).toBe(time)
  return sent
}

async function end(sent: ClientRequest): Promise<number | undefined> {
  const answered = once(sent, 'response')
  sent.end('}')
  const [answer] = await answered
  answer.resume()
  return answer.statusCode
}

const members = async () => (await asha.call('members')).json().items.map((one: { address: string }) => one.address)

test('a call whose last byte comes after its member was removed or signed out has no effect', async () => {
  const invitation = { address: stranger, name: 'Ravi', role: 'owner' }
  const signedOut = await held('inviteMember', invitation)
  await second.call('signOut')
  expect(await end(signedOut)).toBe(401)
  second = await desk.signedIn(ravi)
  const removed = await held('inviteMember', invitation)
  await asha.call('removeMember', { body: { address: ravi } })
  expect(await end(removed)).toBe(401)
  expect(await members()).not.toContain(stranger)
})

test('a call is made with the role that its member has when the last byte comes', async () => {
  const sent = await held('inviteMember', { address: stranger, name: 'Ravi', role: 'owner' })
  await asha.call('changeMember', { body: { address: ravi, role: 'moderator' } })
  expect(await end(sent)).toBe(403)
  expect(await members()).not.toContain(stranger)
})
