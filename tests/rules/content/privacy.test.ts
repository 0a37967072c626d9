import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { privacy } from '#content/pages/privacy.ts'
import { grievanceOfficerBlocks } from '#content/pages/privacyRights.ts'
import { deviceDays, retentionDays } from '#content/retention.ts'
import { bookCall, site } from '#content/site.ts'
import { mostKept } from '#contract/staff/offline.ts'
import { storeNames } from '#device/db.ts'
import { stringsIn } from '../../support/siteTexts.ts'

const textOf = (id: string) =>
  stringsIn(privacy.sections.find((section) => section.id === id)?.blocks ?? [], '')
    .map(({ text }) => text)
    .join('\n')
const collected = textOf('information-collection-and-use')

/** The words with which the policy admits to each store of the browser and each table of the server. */
const onDevice: Record<string, RegExp> = {
  shares: /text that you share with the installed app, until you add it to one/,
  items: /an outbox of enquiries, comments, replies, reports and subscriptions/,
  receipts: /receipts of what was sent: the kind, the time and a reference, but not the text/,
  keys: /digest of a text that could not be delivered/,
  comments: /of comments that you have seen/,
  library: /your choice to store nothing for reading/,
}
/** By what stands before the id of each record in its key (device/localStore.ts). */
const inLocalStores: Record<string, RegExp> = {
  draftKey: /drafts of forms that you have begun, .* with the time and key of the text that you last sent from each/,
  "'marks:'":
    /the passages that you mark in an article and your notes on them, until you delete them; they are never sent/,
  "'reading:'": /how far you have read/,
  "'heard:'": /the sentence at which you stopped listening/,
  "'ticks:'": /what you tick off in a checklist, until you clear the ticks; it is never sent/,
  "'searches:'": /what you last searched for/,
  "'tools:'": /what you enter in the tools and in the blanks of letters, until you delete it/,
}
/** By the expression that names the key. */
const inWebStorage: Record<string, RegExp> = {
  themeStorageKey: /light or dark theme/,
  readingStyleKey: /the size, spacing and typeface in which you read/,
  readingPaceKey: /how many words a minute you read/,
  unfinishedKey: /a mark that one is unfinished/,
  listeningKey: /the voice and speed in which you listen/,
  commenterStorageKey: /your name, telephone number and email address for the next comment, only if you tick/,
  installDismissedKey: /the time at which you chose to install later/,
  earlyTextKey: /text typed before its page had finished loading/,
  reloadedAtKey: /a mark that a page was reloaded/,
  recoveredKey: /a mark that a page was reloaded/,
  '`tanstack_router_reload:${message}`': /a mark that a page was reloaded/,
}
const onServer: Record<string, RegExp> = {
  enquiry: /Enquiries: first name and last name, email address, telephone number and your message/,
  enquiry_note: /With an enquiry it keeps our notes and answers/,
  enquiry_message: /the emails and files that you send us about it .* what we note of calls and visits/,
  attachment: /the emails and files that you send us about it and that we send you/,
  attachment_piece: /the emails and files that you send us about it and that we send you/,
  booking: /the calls that you book with it: the times and your time zone/,
  enquiry_answer: /With an enquiry it keeps our notes and answers/,
  person_key: /which enquiries and comments we take for one person’s/,
  conflict_check: /our checks for conflicts of interest/,
  enquiry_tag: /how far the matter has come and the words by which we sort it/,
  task: /what we have still to do about it/,
  enquiry_event: /which of us dealt with it and when/,
  comment: /Comments and replies: your text and, only if you give them, a name, an email address and a phone number/,
  report: /Reports of a comment: the reason/,
  subscriber:
    /Subscriptions: your email address and the language of the page on which you subscribed, with a record of consent/,
  newsletter_recipient: /With a subscription it keeps which updates were sent, and whether one came back/,
  idempotency: /random key that prevents duplicates/,
  mail_queue: /a note of the emails that are sent/,
  network_ban: /To limit abuse, .* shortened fingerprint of the network address/,
  rate_limit: /To limit abuse, .* shortened fingerprint of the network address/,
  tombstone:
    /the time and keyed digests of the detail by which we found it and of the numbers of your enquiries, messages and comments/,
}
/** Tables that hold nothing of a visitor's, but for example staff's sign-ins. */
const impersonal = [
  'setting',
  'thread',
  'migration',
  'audit',
  'change',
  'answer_template',
  'saved_view',
  'newsletter',
  'newsletter_test',
  'staff_member',
  'staff_link',
  'staff_session',
  'staff_passkey',
  'staff_challenge',
  'staff_presence',
  'staff_browser',
  'staff_notice',
  'staff_passkey_removed',
  'push_device',
  'push_message',
  'staff_quiet',
  'article_draft',
  'article_publication',
  'office',
]

/** The product as visitors meet it: the workplace runs on the devices of staff only. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => !name.startsWith('desk/'))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|fakeEnv|testBackend/.test(name))
  .map((name) => ({ name, text: readFileSync(`src/${name}`, 'utf8') }))
const source = sources.map(({ text }) => text).join('\n')
const named = (pattern: RegExp) => new Set(Array.from(source.matchAll(pattern), ([, name = '']) => name))

test('the policy names everything that the software keeps on the device', () => {
  expect(new Set<string>(storeNames)).toEqual(new Set(Object.keys(onDevice)))
  expect(named(/indexedDB\.open\((\w+)/g)).toEqual(new Set(['name']))
  expect(named(/openDatabase\('([\w-]+)'/g)).toEqual(new Set(['site']))
  expect(named(/prefix: (draftKey|'\w+:'),/g)).toEqual(new Set(Object.keys(inLocalStores)))
  // Whatever else is written there stands in the two lists: the stores themselves, and a file that brings what they name.
  const keys = [...named(/Storage\??\.setItem\(([^,]+),/g)].filter((key) => !['prefix + id', 'key'].includes(key))
  expect(new Set(keys)).toEqual(new Set(Object.keys(inWebStorage)))
  // The page of a call keeps a choice by its own address.
  expect(named(/const key = ('call ' \+ location\.pathname)/g).size).toBe(1)
  if (bookCall === 'times') expect(collected).toMatch(/a time for a call that you choose without a connection/)
  const words = Object.entries({ ...onDevice, ...inLocalStores, ...inWebStorage })
  expect(words.filter(([, admitted]) => !admitted.test(collected)).map(([store]) => store)).toEqual([])
  expect(collected).toMatch(
    /pages and pictures in Cache Storage, .* in local storage, .* in session storage, the rest in IndexedDB/,
  )
})

test('the policy names everything that the server keeps of a visitor', () => {
  const created = named(/create(?:Table\('| table )(\w+)(?:'\)| \()/g)
  const tables = [...created].filter((name) => !impersonal.includes(name))
  expect(new Set(tables)).toEqual(new Set(Object.keys(onServer)))
  for (const [table, words] of Object.entries(onServer)) expect(words.test(collected), table).toBe(true)
})

test('PV-04 no cookie is set, and the policy says so', () => {
  expect(collected).toMatch(/This site sets none/)
  // Staff who sign in to their workplace do get some; visitors never.
  const setting = sources.filter(({ text }) => /document\.cookie|[Ss]et-[Cc]ookie|cookieStore/.test(text))
  expect(setting.map(({ name }) => name)).toEqual(['server/staff/cookies.ts'])
})

test('the policy names the cookies of staff, the record of their acts, and what erasing does not reach by itself', () => {
  const cookies = readFileSync('src/server/staff/cookies.ts', 'utf8')
  expect(cookies).toContain("export type CookieName = 'session' | 'browser'")
  expect(collected).toMatch(/Only our staff get two, .* one says who is signed in, the other in which browser/)
  expect(source).toMatch(/Neither action nor object may contain personal data/)
  expect(collected).toContain('is recorded with the number of the record, not with its content')
  expect(textOf('use-of-data')).toContain('in our mailbox, which the server does not reach')
})

test('PV-04 usage data and an optional telephone number are spoken of', () => {
  expect(collected).toMatch(/where a number is optional, you may leave it empty/)
  expect(collected).toMatch(/Usage data/)
  expect(collected).toMatch(/no network address and nothing that you wrote/)
})

test('PV-02 PV-06 the policy has its date and its age', () => {
  expect(privacy.effective.date).toBe('March 08, 2025')
  expect(textOf('childrens-privacy')).toMatch(/under 18/)
})

test('PV-05 service providers include a web-analytics service that works only where it is switched on', () => {
  expect(textOf('service-providers')).toMatch(/web-analytics service/)
  expect(textOf('service-providers')).toMatch(/works only if we have switched it on/)
})

test('the policy names the host from which preview pictures come', () => {
  const hosts = named(/https:\/\/(i\.ytimg\.com)/g)
  for (const host of hosts) expect(textOf('service-providers')).toContain(host)
  expect(hosts.size).toBe(1)
})

test('PV-07 questions and erasure go to the mail of the provider or of its officer for grievances', () => {
  const links = stringsIn(privacy.sections, '').filter(({ text }) => text.startsWith('mailto:'))
  const known = [site.email, site.grievanceOfficer.email].map((address) => `mailto:${address}`)
  expect(links.filter(({ text }) => !known.includes(text))).toEqual([])
  expect(textOf('contact-us')).toContain(`mailto:${site.email}`)
  expect(textOf('use-of-data')).toMatch(/see, correct or erase/)
})

test('the policy prints every period that the server and the page apply', () => {
  const use = textOf('use-of-data')
  const { keys, networks, emails, unconfirmed, newsletters, handledEnquiries } = retentionDays
  for (const [kind, days] of Object.entries({
    'keys that prevent duplicates': keys,
    'network fingerprints kept with comments and reports': networks,
    'notes of emails': emails,
    'subscriptions that were not confirmed': unconfirmed,
    'which updates a subscriber was sent, and whether they came back': newsletters,
    'enquiries that have been dealt with': handledEnquiries,
  }))
    expect(use).toContain(`${kind}: ${days} days`)
  expect(collected).toContain(`drafts of forms that you have begun, for ${deviceDays.drafts} days`)
  expect(collected).toContain(`for ${deviceDays.undelivered} days, a digest of a text`)
  expect(use).not.toMatch(/Ask us for the periods/)
})

test('the policy names the copies on devices of staff and the push services that announce an enquiry', () => {
  expect(textOf('security-of-data')).toContain(`The newest ${mostKept} enquiries are also kept, encrypted`)
  expect(textOf('service-providers')).toContain('push services')
})

test('the policy names rights under Indian and European law, and takes no message for consent', () => {
  const use = textOf('use-of-data')
  for (const words of [
    'Digital Personal Data Protection Act, 2023',
    'GDPR',
    'Data Protection Board of India',
    'withdraw consent',
    'within one month',
    'after your death',
    'takes a clear act',
  ])
    expect(use).toContain(words)
  const all = stringsIn(privacy, '').map(({ text }) => text)
  expect(all.filter((text) => /By sending us .* you agree/.test(text))).toEqual([])
  expect(textOf('transfer-of-data')).toContain(`in ${site.dataStoredIn}`)
  expect(textOf('security-of-data')).toMatch(/breach .* without delay/)
})

test('the grievance officer is named from the site file, and left out while it names none', () => {
  expect(grievanceOfficerBlocks({ name: '', address: 'x', email: 'y@example.com' })).toEqual([])
  const blocks = grievanceOfficerBlocks({ name: 'A. Rao', address: 'New Delhi', email: 'grievance@example.com' })
  expect(blocks).toMatchObject([
    { type: 'heading', text: 'Grievance officer' },
    { type: 'email', link: 'mailto:grievance@example.com', text: expect.stringContaining('A. Rao, New Delhi') },
  ])
  expect(grievanceOfficerBlocks({ name: 'A. Rao', address: '', email: '' })).toMatchObject([
    {},
    { link: `mailto:${site.email}` },
  ])
})
