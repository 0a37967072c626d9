import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { newsletterTexts as texts } from '#content/texts/staff/newsletters.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { startTestSmtp, type TestSmtp } from '#server/mail/testing/testSmtp.ts'
import { violations } from '../support/axe.ts'
import { visitor } from '../support/browser.ts'
import { deskSettings, emailTo, signInByCode, staff } from '../support/deskVisit.ts'
import { startProduct } from '../support/product.ts'

const button = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true })

/** Subscribes on a page of the site, and confirms by the link of the email. */
async function subscribe(url: string, smtp: TestSmtp, email: string, writtenOn: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': uuidv7(), 'Written-On-Page': writtenOn }
  const sent = await fetch(`${url}/api/subscribe`, { method: 'POST', headers, body: JSON.stringify({ email }) })
  expect(sent.status).toBe(200)
  const [link = ''] = /http:\S+\/api\/confirm\/[\w.~-]+/.exec(await emailTo(smtp, email, '/api/confirm/')) ?? []
  expect((await fetch(link, { method: 'POST' })).status).toBe(200)
}

test('a newsletter in the office’s own words outlives its tab, reaches each reader in their language, and another waits for its time', async () => {
  const smtp = await startTestSmtp()
  onTestFinished(smtp.close)
  const product = await startProduct(deskSettings(smtp))
  onTestFinished(() => product[Symbol.asyncDispose]())
  await subscribe(product.url, smtp, 'sita@example.org', '/')
  await subscribe(product.url, smtp, 'ram@example.org', '/hi')
  await using asha = await visitor()
  const { page } = asha
  await signInByCode(page, product.url, smtp, staff)

  await page.goto(`${product.url}/desk/newsletters/new`)
  await button(page, texts.kinds.own).click()
  await page.getByLabel(texts.subject, { exact: true }).fill('The office is closed')
  await page
    .getByLabel(texts.text, { exact: true })
    .fill('Until Monday.\n\n- Read [our guides](/services)\n- **Call** us')
  await page.getByText(texts.alsoIn('हिन्दी')).click()
  await page.getByLabel(texts.inLanguage(texts.subject, 'हिन्दी')).fill('कार्यालय बंद है')
  await page.getByLabel(texts.inLanguage(texts.text, 'हिन्दी')).fill('सोमवार तक।')
  await page.reload()
  expect(await page.getByLabel(texts.subject, { exact: true }).inputValue()).toBe('The office is closed')
  await page.getByText(texts.toAll).click()
  await page
    .getByText(texts.goesTo(`${texts.readers(2)}: ${texts.readIn(1, 'English')}, ${texts.readIn(1, 'हिन्दी')}`))
    .waitFor()
  await button(page, texts.save).click()
  await page.getByText(texts.saved).waitFor()
  const frame = page.frameLocator('iframe')
  await frame.getByRole('listitem').first().getByRole('link', { name: 'our guides' }).waitFor()
  await button(page, 'हिन्दी').click()
  await frame.getByText('सोमवार तक।').waitFor()
  expect(await violations(page)).toEqual([])
  await button(page, texts.test).click()
  await emailTo(smtp, staff, '- Call us')
  await button(page, texts.send).click()
  await button(page, texts.sendNow).click()
  await page.getByText(texts.started).waitFor()
  await emailTo(smtp, 'sita@example.org', '- Read our guides (https://')
  await emailTo(smtp, 'ram@example.org', 'lang="hi"')
  await page.getByText(texts.states.sent, { exact: true }).first().waitFor()

  await page.goto(`${product.url}/desk/newsletters/new`)
  await page.getByText(texts.newest).locator('..').getByRole('button').first().click()
  await page.getByText(texts.saved).waitFor()
  await button(page, texts.schedule).click()
  await page.getByLabel(texts.time, { exact: true }).fill('09:30')
  expect(await violations(page)).toEqual([])
  await button(page, texts.scheduleNow).click()
  await page.getByText(/^Sending begins by itself on .*, 09:30 \(Kolkata, GMT\+5:30\)\.$/).waitFor()
  expect(await violations(page)).toEqual([])
  await button(page, texts.unschedule).click()
  await page.getByText(texts.unscheduled).waitFor()
  await button(page, texts.send).waitFor()
  expect(asha.complaints).toEqual([])
})
