import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { someArticle } from '../support/addresses.ts'
import { hydrated, openPage, visitor } from '../support/browser.ts'
import { deviceText, keptOnDevice } from '../support/deviceStorage.ts'
import { fillEnquiry, messageOf, notice, sample, submitEnquiry } from '../support/enquiryForm.ts'
import { pageIdle } from '../support/idle.ts'
import { startProduct } from '../support/product.ts'

const timeouts = { timeout: 30_000 }

test('what was typed survives a crash of the page, in each form its own, and is gone after Clear', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page, context } = someone
  await openPage(page, product.url + someArticle)
  await page.locator('#comments').scrollIntoViewIfNeeded()
  const comment = (tab: Page) => tab.locator('[data-form=comment] [name=text]')
  await comment(page).fill('Half a comment')
  await fillEnquiry(page)
  await keptOnDevice(page, 'Half a comment')
  await keptOnDevice(page, sample.message)
  const crashed = page.waitForEvent('crash')
  void page.goto('chrome://crash').catch(() => {})
  await crashed
  const next = await context.newPage()
  await openPage(next, product.url + someArticle)
  await expect.poll(() => messageOf(next), timeouts).toBe(sample.message)
  await next.locator('#comments').scrollIntoViewIfNeeded()
  await expect.poll(() => comment(next).inputValue(), timeouts).toBe('Half a comment')
  await next.locator('[data-form=enquiry]').getByRole('button', { name: 'Clear' }).click()
  // A reload would abort the deletion.
  await expect.poll(() => deviceText(next), timeouts).not.toContain(sample.message)
  await next.reload()
  await hydrated(next)
  await next.locator('#comments').scrollIntoViewIfNeeded()
  await expect.poll(() => comment(next).inputValue(), timeouts).toBe('Half a comment')
  expect(await messageOf(next)).toBe('')
})

test('a draft is gone once it was sent', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page, context } = someone
  await openPage(page, `${product.url}/contact`)
  await fillEnquiry(page)
  await submitEnquiry(page)
  await notice(page, 'success')
  const next = await context.newPage()
  await openPage(next, `${product.url}/contact`)
  await pageIdle(next)
  expect(await messageOf(next)).toBe('')
})

test('what was typed before the page was awake is kept like all the rest', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page, context } = someone
  // Scripts come late, as on a slow line.
  let arrive = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await late
    await route.continue().catch(() => {})
  })
  await page.goto(`${product.url}/contact`, { waitUntil: 'commit' })
  await fillEnquiry(page)
  expect(await page.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false)
  arrive()
  await hydrated(page)
  expect(await messageOf(page)).toBe(sample.message)
  await keptOnDevice(page, sample.message)
  // In a new tab, because after a reload the browser restores field values itself.
  const next = await context.newPage()
  await openPage(next, `${product.url}/contact`)
  await expect.poll(() => messageOf(next), timeouts).toBe(sample.message)
})
