import sharp from 'sharp'
import { expect, test } from 'vitest'
import { articleCards } from '#content/articles.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { type StaffCallName, staffCalls } from '#contract/staff/roles.ts'
import { articleText, slug, testSource } from '../articles/testing/testSource.ts'
import { migrate } from '../store/migrate.ts'
import { openSqlite } from '../store/sqlite.ts'
import { type Store, StoreUnavailable } from '../store/store.ts'
import { owner, testDesk } from './testing/testDesk.ts'

const id = uuidv7()
const search = { limit: 10 }
const filter = { view: 'open', order: 'late', state: '', service: '', page: '', assignee: '', stage: '', tag: '' }
const none = {
  enquiries: 0,
  notes: 0,
  answers: 0,
  messages: 0,
  calls: 0,
  comments: 0,
  reports: 0,
  subscriptions: 0,
  newsletters: 0,
  emails: 0,
}
const response = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} }
/** A body that each call takes, so that it comes as far as the database. */
const bodies: Partial<Record<StaffCallName, unknown>> = {
  requestLink: { email: owner },
  startArticle: { title: 'A new article', slug: 'a-new-article', service: 'Documents' },
  saveArticle: { text: articleText, base: 'a'.repeat(64), version: 0 },
  dropArticle: { version: 1 },
  publishArticle: { version: 1 },
  restoreArticle: { version: id },
  takeArticleAway: { base: 'a'.repeat(64), to: '/services/Documents' },
  articleRevision: { version: id },
  redeemLink: { token: 'x.y' },
  redeemCode: { code: '123456' },
  scheduleNewsletter: { version: 1, day: '2099-12-01', time: '10:00' },
  addSubscriber: { email: 'sita@example.com', consent: null },
  createEnquiry: { channel: 'phone', message: 'Called about a flat.' },
  changePerson: { version: 1, name: 'Sita' },
  addMessage: { direction: 'in', channel: 'phone', text: 'Called.' },
  heldMails: search,
  attachMail: { enquiryId: id },
  saveOffice: { version: 0, days: [1, 2, 3, 4, 5], holidays: [], acknowledges: true },
  dismissSetup: {},
  saveProfile: { name: 'Asha', signatures: {} },
  inviteMember: { address: 'nila@example.com', name: '', role: 'staff' },
  inviteAgain: { address: owner },
  changeMember: { address: owner, name: 'Asha' },
  removeMember: { address: owner },
  addPasskey: { challengeId: id, name: 'My phone', response },
  passkeySignIn: { challengeId: id, response },
  startPush: {
    endpoint: 'https://push.example.com/x',
    keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
  },
  choosePush: { kinds: ['reply'] },
  saveQuietHours: { quiet: null },
  notePresence: { tab: id, enquiry: id, isWriting: true },
  keptEnquiries: { known: {} },
  enquiries: search,
  changeEnquiry: { version: 1, state: 'closed' },
  changeEnquiries: { items: [{ id, version: 1, state: 'closed' }] },
  markRead: { isRead: true },
  addNote: { text: 'Called back.' },
  answerEnquiry: { subject: 'Re', text: 'Yes' },
  exportEnquiries: {},
  saveTemplate: { name: 'Hello', text: 'Dear {name}' },
  removeTemplate: { version: 1 },
  removeTask: { version: 1 },
  removeNewsletter: { version: 1 },
  comments: { list: 'all', text: '' },
  moderateComments: { action: 'hide', items: [{ id, revision: 1 }] },
  replyToComment: { text: 'Thank you.' },
  banAuthor: { days: 7 },
  newsletters: search,
  saveNewsletter: { article: articleCards[0]?.slug, title: 'Title', summary: 'Summary' },
  sendNewsletter: { version: 1 },
  orderTemplates: { ids: [id] },
  saveRules: { version: 0, rules: [] },
  tryRules: { rules: [] },
  saveTask: { text: 'Call', due: '2026-12-01', assignee: '', repeats: '', enquiryId: null },
  completeTask: { version: 1, isDone: true },
  saveView: { name: 'Mine', isShared: false, filter },
  figures: { weeks: 4 },
  exportFigures: { weeks: 4, group: 'weeks' },
  emails: { state: 'dead' },
  searchPeople: { text: 'Sita' },
  mergePeople: { other: id },
  splitPerson: { parts: [id] },
  searchConflicts: { parties: 'Ravi Rao' },
  addConflictCheck: { parties: 'Ravi Rao', found: 0, result: 'clear' },
  findPerson: { kind: 'email', value: 'sita@example.org' },
  exportPerson: { kind: 'email', value: 'sita@example.org' },
  erasePerson: { kind: 'email', value: 'sita@example.org', expected: none },
}

/** The error of PostgreSQL's pool when an operator stops the database. */
const stopped = () =>
  Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01', severity: 'FATAL' })
const refused = () => new StoreUnavailable('the connection was refused')

/** The tables that say who calls. */
const whoCalls: readonly unknown[] = ['staff_session', 'staff_member']

/** A store whose database can go away; `sessionsLast`: after who is signed in was read. */
function failingStore(store: Store, reason: () => Error) {
  const state = { isAway: false, sessionsLast: false }
  const fail = () => {
    throw reason()
  }
  const db = new Proxy(store.db, {
    get: (target, name) => {
      const value = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        if (state.isAway && !(state.sessionsLast && whoCalls.includes(args[0]))) fail()
        return Reflect.apply(value, target, args)
      }
    },
  })
  const failing: Store = {
    dialect: store.dialect,
    db,
    write: async (work) => (state.isAway ? fail() : store.write(work)),
    probe: async () => (state.isAway ? fail() : store.probe()),
    close: () => store.close(),
  }
  return { failing, state }
}

/** The calls that still work while the tables of sessions and members can be read. */
const answeredWithSessions: StaffCallName[] = [
  'devices', // is the list of sessions
  'profile', // is of the member
  'offlineKey', // is made from the session's id
  'newsletterArticles', // are in the program
  'articlePicture', // is a file of the sources, or, as here, none
  'drawnPictures', // are files of the sources
  'health', // says itself what fails
]

test.each<[when: string, sessionsLast: boolean, reason: () => Error, answered: StaffCallName[]]>([
  ['before it is known who calls', false, refused, []],
  ['after it is known who calls', true, refused, answeredWithSessions],
  ['after it is known who calls, as PostgreSQL says it,', true, stopped, answeredWithSessions],
])(
  'every call that needs a database that goes away %s is answered with 503 and when to try again',
  async (_when, sessionsLast, reason, answered) => {
    const store = openSqlite(':memory:')
    await migrate(store)
    const { failing, state } = failingStore(store, reason)
    const mail = { url: 'smtp://127.0.0.1:1', from: 'desk@example.com', to: ['provider@example.com'] }
    using source = testSource({ repository: false })
    const desk = await testDesk({ store: failing, mail, desk: { siteSource: source.folder } })
    const asha = await desk.signedIn(owner)
    const cookies = new Map(asha.cookies)
    Object.assign(state, { isAway: true, sessionsLast })
    const others: StaffCallName[] = []
    const picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#886644' } })
      .png()
      .toBuffer()
    for (const name of Object.keys(staffCalls) as StaffCallName[]) {
      for (const [cookie, value] of cookies) asha.cookies.set(cookie, value)
      const { method } = staffCalls[name]
      const body = method === 'GET' || method === 'DELETE' ? undefined : (bodies[name] ?? {})
      const isImport = name === 'tryImport' || name === 'importSubscribers'
      const takesFile = isImport || name === 'addAttachment' || name === 'addArticlePicture'
      const file = {
        raw: name === 'addArticlePicture' ? picture : Buffer.from('email\nsita@example.com'),
        headers: { 'content-type': 'application/octet-stream' },
      }
      const ofSource = staffCalls[name].path.includes('site/articles/') ? slug : id
      const subject = isImport ? 'confirmed' : ofSource
      const answer = await asha.call(name, { id: subject, ...(takesFile ? file : { body }) })
      if (answer.statusCode !== 503 || answer.headers['retry-after'] !== '5') others.push(name)
    }
    expect(others).toEqual(answered)
    await desk.close()
  },
)
