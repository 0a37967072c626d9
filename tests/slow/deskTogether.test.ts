import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { startTestSmtp } from '#server/mail/testing/testSmtp.ts'
import { violations } from '../support/axe.ts'
import { visitor } from '../support/browser.ts'
import { deskSettings, emailTo, sendEnquiry, signInByCode, staff } from '../support/deskVisit.ts'
import { sample } from '../support/enquiryForm.ts'
import { startProduct } from '../support/product.ts'

const colleague = 'ravi.kumar@office.example'
const name = `${sample.firstName} ${sample.lastName}`
const button = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true })
const body = (page: Page) => page.getByLabel(enquiryTexts.body)
const looks = enquiryTexts.colleagueLooks('Ravi Kumar')
const writes = enquiryTexts.colleagueWrites('Ravi Kumar')

/** Asha and Ravi, signed in to one office with one enquiry. */
async function office() {
  const smtp = await startTestSmtp()
  onTestFinished(smtp.close)
  const product = await startProduct({ ...deskSettings(smtp), STAFF: `owner:${staff},staff:${colleague}` })
  onTestFinished(() => product[Symbol.asyncDispose]())
  const [asha, ravi] = [await visitor(), await visitor()]
  onTestFinished(() => asha[Symbol.asyncDispose]())
  onTestFinished(() => ravi[Symbol.asyncDispose]())
  await signInByCode(asha.page, product.url, smtp, staff)
  await signInByCode(ravi.page, product.url, smtp, colleague)
  await sendEnquiry(product.url)
  for (const { page } of [asha, ravi]) await page.getByText(name, { exact: true }).first().waitFor()
  return { smtp, asha, ravi }
}

test('who looks at an enquiry and who writes in it is shown in its row and its head, until the tab is left', async () => {
  const { asha, ravi } = await office()
  const row = asha.page.locator('[data-part=colleague]')
  const head = asha.page.getByRole('status').filter({ hasText: 'Ravi Kumar' })
  await ravi.page.getByText(name, { exact: true }).first().click()
  await row.getByText(looks).waitFor()
  await asha.page.getByText(name, { exact: true }).first().click()
  await head.getByText(looks).waitFor()
  await body(ravi.page).fill('You can give')
  await head.getByText(writes).waitFor()
  await row.getByText(writes).waitFor()
  await asha.page.setViewportSize({ width: 390, height: 844 })
  await head.getByText(writes).waitFor()
  expect(await violations(asha.page)).toEqual([])
  await asha.page.setViewportSize({ width: 1440, height: 900 })
  // Asha is told of Ravi, not of herself, and Ravi of her.
  await ravi.page.getByText(enquiryTexts.colleagueLooks('Asha')).first().waitFor()
  expect(await asha.page.getByText(enquiryTexts.colleagueLooks('Asha')).count()).toBe(0)
  await body(ravi.page).fill('')
  await head.getByText(looks).waitFor()
  await ravi.page.close()
  await head.waitFor({ state: 'hidden', timeout: 10_000 })
  expect(await row.count()).toBe(0)
  expect([...asha.complaints, ...ravi.complaints]).toEqual([])
})

test('of two answers that are sent at one moment one leaves; the other is kept beside the colleague’s, in a dialog', async () => {
  const { smtp, asha, ravi } = await office()
  const texts = ['Hers, written alone', 'His, written alone'] as const
  const both = [asha.page, ravi.page] as const
  for (const page of both) await page.getByText(name, { exact: true }).first().click()
  await Promise.all(both.map((page, at) => body(page).fill(texts[at] ?? '')))
  await Promise.all(both.map((page) => body(page).press('Control+Enter')))
  const dialog = (page: Page) => page.getByRole('dialog', { name: enquiryTexts.overtakenTitle })
  await Promise.any(both.map((page) => dialog(page).waitFor()))
  const late = (await dialog(asha.page).isVisible()) ? 0 : 1
  const [lost, won] = [texts[late] ?? '', texts[1 - late] ?? '']
  const page = both[late] ?? asha.page
  await dialog(page).getByRole('group', { name: enquiryTexts.theirs }).getByText(won).waitFor()
  await dialog(page).getByRole('group', { name: enquiryTexts.yours }).getByText(lost).waitFor()
  await button(page, enquiryTexts.keepText).click()
  expect(await body(page).inputValue()).toBe(lost)
  await emailTo(smtp, sample.email, won)
  expect(smtp.taken.filter(({ raw }) => raw.includes(lost))).toEqual([])
})
