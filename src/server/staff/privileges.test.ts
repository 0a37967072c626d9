import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { type Role, roles, type StaffCallName, staffCalls, staffHeader } from '#contract/staff/roles.ts'
import { testBackend } from '../testing/testBackend.ts'
import { moderator, owner, staff, type TestBrowser, type TestDesk, testDesk } from './testing/testDesk.ts'

const names = Object.keys(staffCalls) as StaffCallName[]
const addresses: Readonly<Record<Role, string>> = { owner, staff, moderator }
/** Calls that need no session, written out so that nobody adds one by mistake. */
const open = ['session', 'requestLink', 'redeemLink', 'redeemCode', 'passkeyOptions', 'passkeySignIn']
/** The calls that a moderator may make, and those that staff may besides; an owner may do everything. */
const ofModerator = [
  ...['signOut', 'devices', 'signOutDevice', 'passkeys', 'newPasskeyOptions', 'addPasskey', 'removePasskey', 'live'],
  ...['summary', 'comments', 'comment', 'moderateComments', 'replyToComment', 'banAuthor', 'unbanAuthor'],
  ...['profile', 'saveProfile'],
  ...['pushSettings', 'startPush', 'endPush', 'saveQuietHours', 'choosePush'],
]
const ofStaff = [
  ...['enquiries', 'enquiry', 'changeEnquiry', 'changeEnquiries', 'markRead', 'addNote', 'answerEnquiry'],
  ...['cancelAnswer', 'exportEnquiries', 'templates', 'saveTemplate', 'removeTemplate', 'subscribers', 'health'],
  ...['searchSubscribers', 'subscriberGrowth', 'addSubscriber', 'removeSubscriber'],
  ...['emails', 'resendEmail', 'releaseEmail', 'findPerson', 'newsletterArticles', 'newsletters', 'newsletter'],
  ...['saveNewsletter', 'removeNewsletter', 'previewNewsletter', 'testNewsletter', 'sendNewsletter'],
  ...[
    'newsletterReach',
    'scheduleNewsletter',
    'unscheduleNewsletter',
    'stopNewsletter',
    'resumeNewsletter',
    'createEnquiry',
    'changePerson',
    'addMessage',
    'addAttachment',
    'attachment',
  ],
  ...['views', 'saveView', 'removeView', 'tasks', 'saveTask', 'completeTask', 'removeTask'],
  ...['tags', 'person', 'duplicates', 'searchPeople', 'mergePeople', 'splitPerson'],
  ...['searchConflicts', 'addConflictCheck'],
  ...[
    'removeAttachment',
    'heldMails',
    'attachMail',
    'removeMail',
    'office',
    'rules',
    'callLink',
    'figures',
    'exportFigures',
  ],
  ...['offlineKey', 'keptEnquiries', 'notePresence'],
]
const allowed: Readonly<Record<Role, (name: string) => boolean>> = {
  owner: () => true,
  staff: (name) => [...open, ...ofModerator, ...ofStaff].includes(name),
  moderator: (name) => [...open, ...ofModerator].includes(name),
}
const writes = names.filter((name) => staffCalls[name].method !== 'GET')

let desk: TestDesk
const browsers = new Map<Role, TestBrowser>()
beforeAll(async () => {
  desk = await testDesk()
  for (const role of roles) browsers.set(role, await desk.signedIn(addresses[role]))
})
afterAll(() => desk.close())

/** Calls that end the session, or never end, are tried by another role's browser or elsewhere. */
const isTried = (name: StaffCallName) => name !== 'signOut' && name !== 'live'
const id = uuidv7()

test.each(roles)('the role %s may make exactly the calls of its row of the table', async (role) => {
  const browser = browsers.get(role)
  const refused = []
  for (const name of names.filter(isTried)) {
    const answer = await browser?.call(name, { id, body: staffCalls[name].method === 'GET' ? undefined : {} })
    if (answer?.statusCode === 403) refused.push(name)
  }
  expect(refused).toEqual(names.filter((name) => isTried(name) && !allowed[role](name)))
})

test('without a session every call but signing in is refused, before its body is read', async () => {
  const stranger = desk.browser()
  for (const name of names) {
    const answer = await stranger.call(name, { id, body: staffCalls[name].method === 'GET' ? undefined : '{' })
    const expected = !open.includes(name) ? 401 : name === 'session' || name === 'passkeyOptions' ? 200 : 400
    // A body that is no JSON is looked at after the session.
    if (name !== 'passkeyOptions') expect([name, answer.statusCode]).toEqual([name, expected])
  }
})

test('no call is made from a page of another origin, or without the header that only the workplace sends', async () => {
  const browser = browsers.get('owner')
  const forged: Record<string, string>[] = [
    { [staffHeader]: '1' },
    { origin: 'https://desk.example.com' },
    { origin: 'https://evil.example', [staffHeader]: '1' },
    { origin: 'https://desk.example.com.evil.example', [staffHeader]: '1' },
    { origin: 'http://desk.example.com', [staffHeader]: '1' },
    { origin: 'null', [staffHeader]: '1' },
    { origin: 'http://localhost', host: 'localhost', [staffHeader]: '1' },
    { origin: 'https://desk.example.com', [staffHeader]: 'yes' },
  ]
  for (const name of writes)
    for (const headers of forged) {
      const answer = await browser?.call(name, { id, body: {}, headers, bare: true })
      expect([name, headers, answer?.statusCode]).toEqual([name, headers, 403])
    }
  expect((await browser?.call('summary'))?.statusCode).toBe(200)
})

test('pages of a site on another host may not call the workplace, though they may call the public API', async () => {
  const origin = 'https://www.example.com'
  const other = await testDesk({ options: { siteOrigins: [origin] } })
  const preflight = (url: string) =>
    other.app.inject({ method: 'OPTIONS', url, headers: { origin, 'access-control-request-method': 'POST' } })
  expect((await preflight('/api/contact')).headers['access-control-allow-origin']).toBe(origin)
  const denied = await preflight('/api/staff/enquiries/search')
  expect([denied.statusCode, denied.headers['access-control-allow-origin']]).toEqual([404, undefined])
  await other.close()
})

test('every answer is kept out of caches, indexes and frames', async () => {
  for (const name of ['session', 'summary', 'health'] as const) {
    const { headers } = (await browsers.get('owner')?.call(name)) ?? { headers: {} }
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    })
  }
})

test('without staff in the settings there is no workplace', async () => {
  const none = await testBackend()
  for (const url of ['/api/staff/session', '/desk/', '/desk'])
    expect([url, (await none.app.inject(url)).statusCode]).toEqual([url, 404])
  await none.close()
})
