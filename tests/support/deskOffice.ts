import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { callPath, pageHeader } from '#contract/calls.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { EnquiryPage } from '#contract/staff/enquiries.ts'
import { type StaffCallName, staffCalls, staffHeader, staffHeaderValue, staffUrl } from '#contract/staff/roles.ts'
import { otherArticleId, someArticle, someService } from './addresses.ts'
import { staff } from './deskVisit.ts'

/** Key of the webhook by which the office's mail comes in. */
export const mailKey = 'a-secret-of-the-mail-service-that-is-long'

const longName = 'Srinivasa Venkata Lakshmi Narasimhan Subrahmanyam-Chattopadhyay'
const deepWord = 'heirship'
const note = 'Called back. Asked for the deed and for the letter of the society.'
const longMessage = `${'My mother left a flat in Pune and two plots near Nashik, and the society asks for papers. '.repeat(8)}They say that a certificate of ${deepWord} is missing.`

const enquiries = [
  { name: 'Sitá Devi', email: 'sita@example.org', contactNumber: '+971 50 123 4567', message: longMessage },
  {
    name: longName,
    email: `${'srinivasa.venkata.'.repeat(4)}rao@mail.long-domain.example.org`,
    contactNumber: '',
    message: 'A will for our house in Goa.',
  },
  {
    name: 'रमेश वर्मा',
    email: 'ramesh@example.org',
    contactNumber: '+44 20 7946 0000',
    message: 'मेरे पिता की वसीयत के बारे में सलाह चाहिए।',
  },
  { name: '', email: '', contactNumber: '0501234567', message: '' },
]

/** Makes a call of the workplace as the page's member, and answers its JSON. */
export async function staffCall<T>(
  page: Page,
  name: StaffCallName,
  options: { id?: string; body?: unknown } = {},
): Promise<T> {
  const url = new URL(staffUrl(name, options.id), page.url())
  const { method } = staffCalls[name]
  const headers = { [staffHeader]: staffHeaderValue, Origin: url.origin, 'Idempotency-Key': uuidv7() }
  const answer = await page.request.fetch(url.href, {
    method,
    headers,
    ...(options.body !== undefined && { data: options.body }),
  })
  expect([name, answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([name, answer.status(), ''])
  const text = await answer.text()
  return (text === '' ? undefined : JSON.parse(text)) as T
}

/** An office of some months: something on every screen, with texts as long as they get. Answers the paths of single records. */
export async function furnishOffice(page: Page, url: string) {
  for (const enquiry of enquiries) await post(url, callPath.contact(), enquiry, someService)
  const blog = someArticle.split('/').at(-1) ?? ''
  await post(url, callPath.comments(otherArticleId), {
    text: 'Does this hold for a flat that two brothers own?',
    username: longName,
  })
  await post(url, callPath.comments(otherArticleId), {
    text: 'See https://example.com for cheap loans',
    username: 'Spam',
  })

  const { items } = await staffCall<EnquiryPage>(page, 'enquiries', { body: {} })
  const idOf = (name: string) => items.find((item) => item.name === name)?.id ?? ''
  const [id, other] = [idOf('Sitá Devi'), idOf(longName)]
  await deliver(
    url,
    id ? mail('Sitá Devi <sita@example.org>', `Re: [${items.find((item) => item.id === id)?.reference}]`) : '',
  )
  await deliver(
    url,
    mail('A Stranger <stranger@example.net>', 'About the lease of the shop in the market of Old Delhi'),
  )
  await staffCall(page, 'saveProfile', {
    body: { name: 'Asha Raghunathan', signatures: { en: 'Asha Raghunathan\nDelhi office' } },
  })
  await staffCall(page, 'addNote', {
    id,
    body: { text: note },
  })
  await staffCall(page, 'addMessage', {
    id,
    body: { direction: 'in', channel: 'phone', text: 'She will send the deed on Monday.' },
  })
  await staffCall(page, 'answerEnquiry', {
    id,
    body: { subject: 'Your enquiry', text: 'Please send us the deed of the flat.' },
  })
  await change(page, id, {
    tags: ['Goa', 'वसीयत', 'partition of ancestral property'],
    stage: 'papers',
    assignee: staff,
  })
  await change(page, other, { assignee: staff })
  const filter = { view: 'all', order: 'newest', state: '', service: '', page: '', assignee: '', stage: '', tag: '' }
  for (const name of [
    'Waiting for papers',
    'Everything about ancestral property in Maharashtra',
    'वसीयत और उत्तराधिकार',
  ])
    await staffCall(page, 'saveView', { body: { name, isShared: true, filter } })
  for (const name of ['First answer', 'Papers that we need for a partition of ancestral property'])
    await staffCall(page, 'saveTemplate', { body: { name, text: 'Dear {name|Sir or Madam},\n\nthank you.' } })
  const task = { assignee: staff, repeats: '', enquiryId: id }
  await staffCall(page, 'saveTask', { body: { ...task, text: 'Send the quote for the partition', due: '2026-01-05' } })
  await staffCall(page, 'saveTask', {
    body: { ...task, text: 'Renew the lease of the office', due: '2100-01-05', repeats: 'yearly', enquiryId: null },
  })
  await staffCall(page, 'inviteMember', {
    body: { address: 'a.colleague.with.a.long.name@office.example', name: longName, role: 'staff' },
  })
  const rule = {
    name: 'Wills go to Asha',
    service: '',
    language: '',
    country: 'AE',
    sender: '',
    assignee: staff,
    tags: ['Gulf'],
    stage: '',
  }
  await staffCall(page, 'saveRules', { body: { version: 0, rules: [rule] } })
  for (const address of ['reader@example.org', `${'a.reader.with.a.long.address.'.repeat(2)}@mail.example.org`])
    await staffCall(page, 'addSubscriber', { body: { email: address, consent: null } })
  const letter = {
    article: blog,
    title: 'What changed for owners of property this month',
    summary: 'Two figures changed.',
  }
  const { id: newsletter } = await staffCall<{ id: string }>(page, 'saveNewsletter', { body: letter })
  return { enquiry: id, newsletter, article: blog, deepWord, note }
}

async function change(page: Page, id: string, values: object): Promise<void> {
  const { version } = await staffCall<{ version: number }>(page, 'enquiry', { id })
  await staffCall(page, 'changeEnquiry', { id, body: { version, ...values } })
}

async function post(url: string, path: string, body: object, from = ''): Promise<void> {
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': uuidv7(),
    ...(from && { [pageHeader]: from }),
  }
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  expect([path, answer.ok, answer.ok ? '' : await answer.text()]).toEqual([path, true, ''])
}

/** An HTML mail as a mail program writes it, with a file. */
function mail(from: string, subject: string): string {
  const html = `<p>My <b>papers</b> are at <a href="https://example.org/${'folder/'.repeat(20)}">this address</a>.</p><table><tr><td>Flat</td><td>4</td></tr></table>`
  const file = `Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="${'Deed-of-partition-'.repeat(6)}.pdf"\r\n\r\n%PDF-1.7 deed`
  const head = `From: ${from}\r\nTo: desk@office.example\r\nSubject: ${subject}\r\nMessage-ID: <${uuidv7()}@x>\r\nMIME-Version: 1.0`
  return `${head}\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n--b\r\n${file}\r\n--b--`
}

async function deliver(url: string, body: string): Promise<void> {
  const headers = { Authorization: `Bearer ${mailKey}`, 'Content-Type': 'message/rfc822' }
  const answer = await fetch(`${url}/api/mail`, { method: 'POST', headers, body })
  expect(answer.status).toBeLessThan(300)
}
