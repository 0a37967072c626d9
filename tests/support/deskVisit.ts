import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import { sessionTexts } from '#content/texts/staff/session.ts'
import type { TestSmtp } from '#server/mail/testing/testSmtp.ts'

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

/** Signs in by the mailed link; the inbox is empty. */
export async function signInByLink(page: Page, url: string, smtp: TestSmtp): Promise<void> {
  await page.goto(`${url}/desk/`)
  await page.getByLabel(sessionTexts.email).fill(staff)
  await page.getByRole('button', { name: sessionTexts.send }).click()
  await page.getByText(sessionTexts.checkMailTitle).waitFor()
  const [link = ''] = /http:\S+\/desk\/sign-in#[\w.~-]+/.exec(await emailTo(smtp, staff, '/desk/sign-in#')) ?? []
  await page.goto(link)
  await page.getByRole('button', { name: sessionTexts.linkButton, exact: true }).click()
  await page.getByText(inboxTexts.emptyTitle).waitFor()
}
