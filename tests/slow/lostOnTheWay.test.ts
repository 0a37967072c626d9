import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { articleCards } from '#content/articles.ts'
import { openPage, visitor } from '../support/browser.ts'
import { fillEnquiry, messageOf, sample } from '../support/enquiryForm.ts'
import { productForAllTests } from '../support/forAllTests.ts'

const at = productForAllTests()
const timeouts = { timeout: 30_000 }
const slug = articleCards[0]?.slug
const link = `a[href="/blogs/${slug}"]`

/** Loses so many requests for the article's text. */
async function lose(page: Page, times: number): Promise<void> {
  let failures = 0
  await page.route(`**/articles/${slug}.json`, (route) => {
    failures += 1
    return failures <= times ? route.abort('connectionreset') : route.continue()
  })
}

const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.same = ''
  })
const isSame = (page: Page) => page.evaluate(() => 'same' in document.documentElement.dataset)
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first().textContent()

test('an article whose text is lost once on the way is opened all the same', async () => {
  await using someone = await visitor()
  const { page } = someone
  await lose(page, 1)
  await openPage(page, `${at.url}/blogs`)
  const name = await page
    .locator('main li', { has: page.locator(link) })
    .locator('h2, h3')
    .first()
    .textContent()
  await page.locator(`main ${link}`).first().click()
  await expect.poll(() => heading(page), timeouts).toBe(name)
})

test('when it stays lost a message says so and the reader can retry in the same tab; Back leads to the page before with what was typed', async () => {
  await using someone = await visitor()
  const { page } = someone
  await lose(page, Number.POSITIVE_INFINITY)
  await openPage(page, `${at.url}/blogs`)
  await fillEnquiry(page)
  await mark(page)
  await page.locator(`main ${link}`).first().click()
  await page.getByRole('heading', { level: 1, name: 'This page could not be opened' }).waitFor()
  await page.unroute(`**/articles/${slug}.json`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'This page could not be opened' }).waitFor({ state: 'detached' })
  await page.locator('article').waitFor()
  expect(await isSame(page)).toBe(true)
  await page.goBack()
  await expect.poll(() => messageOf(page), timeouts).toBe(sample.message)
  expect(await isSame(page)).toBe(true)
})
