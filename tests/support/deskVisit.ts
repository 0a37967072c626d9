import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import { sessionTexts } from '#content/texts/staff/session.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { TestSmtp } from '#server/mail/testing/testSmtp.ts'
import { sample } from './enquiryForm.ts'

/** The member of staff in journeys of the workplace, for the settings of the product. */
export const staff = 'asha@office.example'
export const deskSettings = (smtp: TestSmtp) => ({
  STAFF: `owner:${staff}`,
  SMTP_URL: smtp.url,
  MAIL_TO: 'desk@office.example',
})

/** The text of the first email to the address that contains this, with its line breaks undone. */
export async function emailTo(smtp: TestSmtp, address: string, part: string): Promise<string> {
  const plain = (raw: string) => raw.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  const found = () =>
    smtp.taken.filter(({ recipients }) => recipients.includes(address)).find(({ raw }) => plain(raw).includes(part))
  await expect.poll(found, { timeout: 20_000 }).toBeDefined()
  return plain(found()?.raw ?? '')
}

/** The sign-in link that was mailed to the member of staff. */
export async function signInLink(smtp: TestSmtp): Promise<string> {
  const [link = ''] = /http:\S+\/desk\/sign-in#[\w.~-]+/.exec(await emailTo(smtp, staff, '/desk/sign-in#')) ?? []
  return link
}

/** Sends the sample enquiry as a visitor does. */
export async function sendEnquiry(url: string): Promise<void> {
  const { firstName, lastName, email, contactNumber, message } = sample
  const sent = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': uuidv7() },
    body: JSON.stringify({ name: `${firstName} ${lastName}`, email, contactNumber, message }),
  })
  expect(sent.status).toBe(201)
}

/** Signs in by the mailed link; the inbox is empty. */
export async function signInByLink(page: Page, url: string, smtp: TestSmtp): Promise<void> {
  await page.goto(`${url}/desk/`)
  await page.getByLabel(sessionTexts.email).fill(staff)
  await page.getByRole('button', { name: sessionTexts.send }).click()
  await page.getByText(sessionTexts.checkMailTitle).waitFor()
  await page.goto(await signInLink(smtp))
  await page.getByRole('button', { name: sessionTexts.linkButton, exact: true }).click()
  await page.getByText(inboxTexts.emptyTitle).waitFor()
}

/** Signs in by the six digits of the email, as an installed app must. */
export async function signInByCode(page: Page, url: string, smtp: TestSmtp, address: string): Promise<void> {
  await page.goto(`${url}/desk/`)
  await page.getByLabel(sessionTexts.email).fill(address)
  await page.getByRole('button', { name: sessionTexts.send, exact: true }).click()
  const email = await emailTo(smtp, address, '/desk/sign-in#')
  const [, first = '', second = ''] = /\b(\d{3})[ -]?(\d{3})\b/.exec(email) ?? []
  await page.getByLabel(sessionTexts.code).fill(`${first} ${second}`)
  await page.getByRole('button', { name: sessionTexts.codeButton, exact: true }).click()
  await page.getByRole('searchbox').waitFor()
}
