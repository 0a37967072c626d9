import type { Locator, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import { teamTexts } from '#content/texts/staff/team.ts'
import { startTestSmtp } from '#server/mail/testing/testSmtp.ts'
import { visitor } from '../support/browser.ts'
import { staffCall } from '../support/deskOffice.ts'
import { deskSettings, emailTo, sendEnquiry, signInByLink } from '../support/deskVisit.ts'
import { sample } from '../support/enquiryForm.ts'
import { startProduct } from '../support/product.ts'

const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true }

async function office() {
  const smtp = await startTestSmtp()
  onTestFinished(smtp.close)
  const product = await startProduct(deskSettings(smtp))
  onTestFinished(() => product[Symbol.asyncDispose]())
  return { smtp, product }
}

/** Whether something is seen without scrolling, and not covered. */
function isInSight(what: Locator): Promise<boolean> {
  return what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 12))
    return seen !== null && (element.contains(seen) || seen.contains(element))
  })
}

/** Presses what is in sight, and counts. */
function hand(press: 'tap' | 'click') {
  const presses: string[] = []
  const on = async (what: Locator, name: string) => {
    await what.waitFor()
    await expect.poll(() => isInSight(what), { message: `${name} is in sight` }).toBe(true)
    await what[press]()
    presses.push(name)
  }
  return { presses, on }
}

test('on a phone an answer from a template takes four taps and no scroll, with the message in sight', async () => {
  const { smtp, product } = await office()
  await using someone = await visitor(phone)
  const { page } = someone
  await signInByLink(page, product.url, smtp)
  await staffCall(page, 'saveTemplate', {
    body: { name: 'First answer', text: 'Dear {name|Sir or Madam},\n\nthank you.' },
  })
  await sendEnquiry(product.url)
  const { presses, on } = hand('tap')
  await on(page.getByText(`${sample.firstName} ${sample.lastName}`, { exact: true }).first(), 'the enquiry')
  const message = page.getByRole('article').getByText(sample.message)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await on(button(enquiryTexts.templates), 'templates')
  await on(page.getByRole('option', { name: 'First answer' }), 'the template')
  expect(await isInSight(message)).toBe(true)
  await on(button(enquiryTexts.send), 'send')
  await page.getByText(enquiryTexts.answerWaits).waitFor()
  expect(presses).toEqual(['the enquiry', 'templates', 'the template', 'send'])
  await emailTo(smtp, sample.email, `Dear ${sample.firstName} ${sample.lastName},`)
})

test('a colleague is added with three clicks and the address, or a fourth on a phone, whose keyboard does not open by itself', async () => {
  const { smtp, product } = await office()
  await using someone = await visitor({ viewport: { width: 1440, height: 900 } })
  const { page } = someone
  await signInByLink(page, product.url, smtp)
  const begin = async (at: Page, press: 'click' | 'tap') => {
    const steps = hand(press)
    await at.getByText(inboxTexts.emptyTitle).waitFor()
    await steps.on(at.getByLabel(deskTexts.more), 'menu')
    await steps.on(at.getByRole('link', { name: deskTexts.team, exact: true }), 'people')
    return { ...steps, field: at.getByLabel(teamTexts.address) }
  }
  const end = async (at: Page, { on }: ReturnType<typeof hand>, address: string) => {
    await at.keyboard.type(address)
    await on(at.getByRole('button', { name: teamTexts.send, exact: true }), 'invite')
    await at.getByText(teamTexts.invited(address)).waitFor()
  }
  const large = await begin(page, 'click')
  await expect.poll(() => large.field.evaluate((field) => field === document.activeElement)).toBe(true)
  await end(page, large, 'ravi@office.example')
  expect(large.presses).toEqual(['menu', 'people', 'invite'])
  await emailTo(smtp, 'ravi@office.example', '/desk/sign-in#')

  const { cookies } = await someone.context.storageState()
  await using other = await visitor(phone)
  await other.context.addCookies(cookies)
  await other.page.goto(`${product.url}/desk/`)
  const small = await begin(other.page, 'tap')
  await small.on(small.field, 'address')
  await end(other.page, small, 'nila@office.example')
  expect(small.presses).toEqual(['menu', 'people', 'address', 'invite'])
})
