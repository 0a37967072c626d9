import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { privacy } from '#content/pages/privacy.ts'
import { site } from '#content/site.ts'
import { stringsIn } from '../../support/written.ts'

const textOf = (id: string) =>
  stringsIn(privacy.sections.find((section) => section.id === id)?.blocks ?? [], '')
    .map(({ text }) => text)
    .join('\n')
const collected = textOf('information-collection-and-use')

/** The words with which the policy admits to each store of the browser and each table of the server. */
const onDevice: Record<string, RegExp> = {
  drafts: /drafts of forms/,
  'outbox-items': /an outbox of enquiries, comments, replies, reports and subscriptions/,
  'outbox-receipts': /receipts of what was sent: the kind, the time and a reference, but not the text/,
  'outbox-keys': /digest of a text that could not be delivered/,
  reading: /how far you have read/,
  searches: /what you last searched for/,
  comments: /of comments that you have seen/,
  library: /your wish to have nothing stored for reading/,
}
/** By the expression that names the key. */
const inWebStorage: Record<string, RegExp> = {
  themeStorageKey: /light or dark theme/,
  commenterStorageKey: /your name, telephone number and e-mail address for the next comment, only if you ask/,
  installDismissedKey: /the time at which you put off installing/,
  "'reloaded'": /a mark that a page was loaded anew/,
  recoveredKey: /a mark that a page was loaded anew/,
  '`tanstack_router_reload:${message}`': /a mark that a page was loaded anew/,
}
const onServer: Record<string, RegExp> = {
  enquiry: /Enquiries: first name and last name, e-mail address, telephone number and your message/,
  comment: /Comments and replies: your text and, only if you give them, a name, an e-mail address and a phone number/,
  report: /Reports of a comment: the reason/,
  subscriber: /Subscriptions: your e-mail address, with a record of consent/,
  idempotency: /random key that prevents the same text from being taken twice/,
  letter: /a note of the letters that are mailed/,
  allowance: /To limit abuse, .* shortened fingerprint of the network address/,
}
/** Tables that hold nothing of a visitor's. */
const impersonal = ['setting', 'thread', 'migration']

const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|testMeans|testBackend/.test(name))
  .map((name) => readFileSync(`src/${name}`, 'utf8'))
  .join('\n')
const named = (pattern: RegExp) => new Set(Array.from(source.matchAll(pattern), ([, name = '']) => name))

test('the policy names everything that the software keeps on the device', () => {
  expect(named(/deviceStore\('([\w-]+)'[,)]/g)).toEqual(new Set(Object.keys(onDevice)))
  expect(named(/Storage\.setItem\(([^,]+),/g)).toEqual(new Set(Object.keys(inWebStorage)))
  const words = Object.entries({ ...onDevice, ...inWebStorage })
  expect(words.filter(([, admitted]) => !admitted.test(collected)).map(([store]) => store)).toEqual([])
  expect(collected).toMatch(/pages and pictures in Cache Storage, .* in local storage, .* the rest in IndexedDB/)
})

test('the policy names everything that the server keeps of a visitor', () => {
  const tables = [...named(/createTable\('(\w+)'\)/g)].filter((name) => !impersonal.includes(name))
  expect(new Set(tables)).toEqual(new Set(Object.keys(onServer)))
  for (const [table, words] of Object.entries(onServer)) expect(words.test(collected), table).toBe(true)
})

test('PV-04 no cookie is set, and the policy says so', () => {
  expect(collected).toMatch(/This site sets none/)
  expect(source).not.toMatch(/document\.cookie|[Ss]et-[Cc]ookie|cookieStore/)
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
  expect(site.analytics).toBe('none')
})

test('the policy names the host from which preview pictures come', () => {
  const hosts = named(/https:\/\/(i\.ytimg\.com)/g)
  for (const host of hosts) expect(textOf('service-providers')).toContain(host)
  expect(hosts.size).toBe(1)
})

test('PV-07 questions and erasure go to one mail link', () => {
  const links = stringsIn(privacy.sections, '').filter(({ text }) => text.startsWith('mailto:'))
  expect(new Set(links.map(({ text }) => text))).toEqual(new Set([`mailto:${site.email}`]))
  expect(textOf('contact-us')).toContain(`mailto:${site.email}`)
  expect(textOf('use-of-data')).toMatch(/see, correct or erase/)
  expect(textOf('use-of-data')).toMatch(/deleted after periods that we can set/)
})
