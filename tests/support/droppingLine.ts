import { afterAll, beforeAll, expect, test } from 'vitest'
import { articleCards } from '#content/articles.ts'
import { everyNth, type Line, startLine } from './badLine.ts'
import {
  answered,
  arrive,
  holdScripts,
  isAnswering,
  menuButton,
  messagesAt,
  phone,
  subscribeForm,
  timeouts,
} from './badLineVisit.ts'
import { visitor, withWorker } from './browser.ts'
import { fillEnquiry, messageOf, submitEnquiry } from './enquiryForm.ts'
import { productForAllTests } from './forAllTests.ts'
import { commentsOf, write } from './thread.ts'

const [article] = articleCards

/** The journeys of a visitor on a line that drops every third request, say. Each line has a test file, so that they run side by side. */
export function journeysWithDrops(number: number, ordinal: string): void {
  const site = productForAllTests()
  let line: Line
  beforeAll(async () => {
    line = await startLine(site.url, { latency: 20, drops: everyNth(number) })
  })
  afterAll(() => line[Symbol.asyncDispose]())

  test(`OF-02 on a line that drops every ${ordinal} request an article is read, the menu opens, comment, subscription and enquiry arrive once, and the site is stored`, async () => {
    await using someone = await visitor({ ...phone, ...withWorker })
    const { page } = someone
    await arrive(page, `${line.url}/blogs/${article?.slug}`)
    await page.locator('h1').waitFor()
    await answered(page)
    expect(await page.locator('main').textContent()).toContain(article?.displayName)
    await page.locator(menuButton).tap()
    await page.locator('#mobile-menu').waitFor()
    await page.locator(menuButton).tap()
    await page.locator('#comments').scrollIntoViewIfNeeded()
    await write(page, 'comment', 'Read on the train.')
    await page.locator(`${subscribeForm} input`).fill('asha@example.com')
    await page.locator(`${subscribeForm} button`).tap()
    await fillEnquiry(page, { message: 'After the scripts.' })
    await submitEnquiry(page)
    await expect.poll(() => site.product.cli('subscribers'), timeouts).toMatchObject([{ email: 'asha@example.com' }])
    await expect.poll(() => messagesAt(site.product), timeouts).toEqual(['After the scripts.'])
    const texts = async () => (await commentsOf(site.url, article?.id ?? '')).map(({ text }) => text)
    await expect.poll(texts, timeouts).toEqual(['Read on the train.'])
    expect(line.dropped.length).toBeGreaterThan(3)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, timeouts)
  })

  test(`what is typed and pressed before the page answers is kept and done on a line that drops every ${ordinal} request`, async () => {
    await using someone = await visitor(phone)
    const { page } = someone
    // Without latency the page would answer before everything is typed.
    const goOn = await holdScripts(page)
    await arrive(page, `${line.url}/contact`)
    await fillEnquiry(page, { message: 'Before the scripts.' })
    await submitEnquiry(page)
    await page.locator(menuButton).tap()
    expect(await isAnswering(page)).toBe(false)
    goOn()
    await page.locator('#mobile-menu').waitFor()
    const arrived = async () => (await messagesAt(site.product)).filter((text) => text === 'Before the scripts.')
    await expect.poll(arrived, timeouts).toHaveLength(1)
    await expect.poll(() => messageOf(page), timeouts).toBe('')
    expect(page.url()).toBe(`${line.url}/contact`)
  })
}
