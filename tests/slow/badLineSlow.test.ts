import { afterAll, beforeAll, expect, test } from 'vitest'
import { articleCards } from '#content/articles.ts'
import { formTexts } from '#content/texts/form.ts'
import { type Line, slow, startLine } from '../support/badLine.ts'
import {
  answered,
  arrive,
  holdScripts,
  isAnswering,
  menuButton,
  messagesAt,
  onSlowPhone,
  phone,
  subscribeForm,
  timeouts,
} from '../support/badLineVisit.ts'
import { visitor } from '../support/browser.ts'
import { fillEnquiry, messageOf, notice, submitEnquiry } from '../support/enquiryForm.ts'
import { productForAllTests } from '../support/forAllTests.ts'
import { commentsOf, write } from '../support/thread.ts'

const site = productForAllTests()
const [article] = articleCards
let line: Line
beforeAll(async () => {
  line = await startLine(site.url, slow)
})
afterAll(() => line[Symbol.asyncDispose]())

test('on a slow line and a slow phone an article is read, the menu opens, comment, subscription and enquiry are sent', async () => {
  await using someone = await visitor(phone)
  const { page } = someone
  await onSlowPhone(page)
  await arrive(page, `${line.url}/blogs/${article?.slug}`)
  await page.locator('h1').waitFor()
  expect(await page.locator('main').textContent()).toContain(article?.displayName)
  await answered(page)
  await page.locator(menuButton).tap()
  await page.locator('#mobile-menu').waitFor()
  await page.locator(menuButton).tap()
  await page.locator('#comments').scrollIntoViewIfNeeded()
  await write(page, 'comment', 'Read on the train.')
  await page.locator('#comments .rows article', { hasText: 'Read on the train.' }).waitFor()
  expect(await commentsOf(site.url, article?.id ?? '')).toMatchObject([{ text: 'Read on the train.' }])
  await page.locator(`${subscribeForm} input`).fill('asha@example.com')
  await page.locator(`${subscribeForm} button`).tap()
  await expect.poll(() => site.product.cli('subscribers'), timeouts).toMatchObject([{ email: 'asha@example.com' }])
  await fillEnquiry(page, { message: 'After the scripts.' })
  await submitEnquiry(page)
  await notice(page, 'success')
  expect(await messagesAt(site.product)).toEqual(['After the scripts.'])
  expect(someone.complaints).toEqual([])
})

test('what is typed and pressed before the page answers is done when it does: the menu opens, the enquiry goes out once', async () => {
  await using someone = await visitor(phone)
  const { page } = someone
  await onSlowPhone(page)
  // However fast the page answers, this visitor is faster.
  const goOn = await holdScripts(page)
  await arrive(page, `${line.url}/contact`)
  await fillEnquiry(page, { message: 'Before the scripts.' })
  await page.locator('[data-form=enquiry] [name=email]').press('Enter')
  await submitEnquiry(page)
  await submitEnquiry(page)
  await page.locator('[data-form=enquiry]').getByText(formTexts.waitsForPage).waitFor()
  await page.locator(menuButton).tap()
  await expect.poll(() => page.locator('button[aria-busy=true]').count()).toBe(2)
  expect(await isAnswering(page)).toBe(false)
  goOn()
  await page.locator('#mobile-menu').waitFor()
  await notice(page, 'success')
  expect(await page.locator('button[aria-busy=true]').count()).toBe(0)
  expect((await messagesAt(site.product)).filter((text) => text === 'Before the scripts.')).toHaveLength(1)
  expect(await messageOf(page)).toBe('')
  expect(page.url()).toBe(`${line.url}/contact`)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  expect(someone.complaints).toEqual([])
})

test('text whose page was left before it answered is in the form of the next one, and in that of a new tab', async () => {
  await using someone = await visitor(phone)
  const { page, context } = someone
  await onSlowPhone(page)
  const goOn = await holdScripts(page)
  await arrive(page, `${line.url}/contact`)
  await fillEnquiry(page, { message: 'Left too early.' })
  await page.locator('footer a[href="/about"]').first().click()
  await page.waitForURL('**/about')
  await page.locator('h1').waitFor()
  await expect.poll(() => messageOf(page), timeouts).toBe('Left too early.')
  expect(await isAnswering(page)).toBe(false)
  goOn()
  await answered(page)
  await expect.poll(() => page.evaluate(() => sessionStorage.length), timeouts).toBe(0)
  const next = await context.newPage()
  await arrive(next, `${line.url}/contact`)
  await expect.poll(() => messageOf(next), timeouts).toBe('Left too early.')
})
