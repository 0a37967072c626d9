import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import {
  healthTexts,
  peopleTexts,
  staffCommentTexts,
  subscriberTexts,
  templateTexts,
} from '#content/texts/staff/lists.ts'
import { newsletterTexts } from '#content/texts/staff/newsletters.ts'
import { sessionTexts } from '#content/texts/staff/session.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { translate } from '#desk/testing/translate.ts'
import { startTestSmtp } from '#server/mail/testing/testSmtp.ts'
import { visitor } from '../support/browser.ts'
import { deskSettings, emailTo, sendEnquiry, signInByLink } from '../support/deskVisit.ts'
import { sample } from '../support/enquiryForm.ts'
import { startProduct } from '../support/product.ts'

const isCrashed = (page: Page) => page.getByText(deskTexts.crashed).count()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('the translated workplace does its whole work: signing in, answering, notes, filters and every other screen', async () => {
  const smtp = await startTestSmtp()
  onTestFinished(smtp.close)
  await using product = await startProduct(deskSettings(smtp))
  await using someone = await visitor()
  const { page, complaints } = someone
  await someone.context.addInitScript(translate)
  await signInByLink(page, product.url, smtp)
  expect(await page.locator('font font').count()).toBeGreaterThan(5)

  const { firstName, lastName, email, message } = sample
  const name = `${firstName} ${lastName}`
  await sendEnquiry(product.url)
  await page.getByText(name, { exact: true }).click()
  await page.getByText(message, { exact: true }).last().waitFor()
  for (const view of Object.values(inboxTexts.views)) await page.getByRole('button', { name: view }).first().click()
  await button(page, inboxTexts.filters).click()
  await page.getByLabel(inboxTexts.state, { exact: true }).first().selectOption('new')
  await page.getByText(`${inboxTexts.filters} (1)`).waitFor()
  await button(page, inboxTexts.clearFilters).click()
  await page.getByRole('searchbox').fill(name)
  await page.getByText(name, { exact: true }).first().waitFor()

  await button(page, enquiryTexts.composerModes.note).click()
  await page.getByLabel(enquiryTexts.note).fill('Called')
  await button(page, enquiryTexts.addNote).click()
  await page.getByText(enquiryTexts.noteAdded).waitFor()
  await button(page, enquiryTexts.composerModes.answer).click()
  await page.getByLabel(enquiryTexts.body).fill('You can give notice from abroad.')
  await button(page, enquiryTexts.send).click()
  await page.getByText(enquiryTexts.answerWaits).waitFor()
  await page.getByText(enquiryTexts.delivery.waiting).first().waitFor()
  expect(await page.getByLabel(enquiryTexts.body).inputValue()).toBe('')
  expect(await isCrashed(page)).toBe(0)

  const open = async (path: string, text: string) => {
    await page.goto(`${product.url}/desk/${path}`)
    await page.getByText(text).first().waitFor()
  }
  await open('templates', templateTexts.emptyTitle)
  await button(page, templateTexts.add).click()
  await page.getByLabel(templateTexts.name).fill('Notice')
  await page.getByLabel(templateTexts.text).fill('You can give notice.')
  await button(page, templateTexts.save).click()
  await page.getByText(templateTexts.saved).waitFor()
  await button(page, templateTexts.remove).click()
  await page.getByText(templateTexts.removed).waitFor()
  await button(page, deskTexts.undo).click()
  await page.getByText(deskTexts.undone).waitFor()

  await open('people', peopleTexts.lede)
  await page.getByLabel(peopleTexts.kinds.email).fill(email)
  await button(page, peopleTexts.find).click()
  await page.getByText(peopleTexts.counts.enquiries(1)).waitFor()
  await button(page, peopleTexts.erase).click()
  await page.getByText(peopleTexts.confirmTitle).waitFor()
  await button(page, deskTexts.cancel).click()

  await open('devices', `(${sessionTexts.thisDevice})`)
  await open('subscribers', subscriberTexts.lede)
  await open('health', healthTexts.lede)
  for (const state of Object.values(healthTexts.emailStates)) await page.getByRole('button', { name: state }).click()

  await open('newsletters/new', newsletterTexts.newTitle)
  await expect
    .poll(() => page.getByLabel(newsletterTexts.article, { exact: true }).locator('option').count())
    .toBeGreaterThan(3)
  await page.getByLabel(newsletterTexts.article, { exact: true }).selectOption({ index: 1 })
  await button(page, newsletterTexts.save).click()
  await page.getByText(newsletterTexts.saved).waitFor()
  await button(page, newsletterTexts.test).click()
  await page.getByText('A test is on its way').waitFor()
  await page.getByText(newsletterTexts.back).click()
  await page.getByText(newsletterTexts.states.draft, { exact: true }).waitFor()

  const posted = await fetch(`${product.url}/api/comments/blog1`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': uuidv7() },
    body: JSON.stringify({ text: 'A word from Leeds', author: 'Asha' }),
  })
  expect(posted.status).toBe(201)
  await open('comments', staffCommentTexts.tabs.all)
  await page.getByRole('button', { name: staffCommentTexts.tabs.all }).click()
  await page.getByText('A word from Leeds').waitFor()
  await button(page, staffCommentTexts.conversation).click()
  await button(page, staffCommentTexts.answer).click()
  await page.getByLabel(staffCommentTexts.answerLabel).fill('Thank you.')
  await button(page, staffCommentTexts.sendAnswer).click()
  await page.getByText(staffCommentTexts.answered).waitFor()
  await button(page, staffCommentTexts.remove).first().click()
  await page.getByText(staffCommentTexts.done.delete(1)).waitFor()
  expect(await isCrashed(page)).toBe(0)

  await emailTo(smtp, email, 'You can give notice from abroad.')
  expect(
    smtp.taken.filter(({ recipients, raw }) => recipients.includes(email) && raw.includes('give notice')),
  ).toHaveLength(1)
  // The translator comes to the newsletter's preview, too, whose sandbox refuses scripts.
  expect(complaints.filter((text) => !text.includes('frame is sandboxed'))).toEqual([])
})
