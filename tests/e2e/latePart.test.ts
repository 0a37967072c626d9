import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { complete, hydrated, openPage, visitor } from '../support/browser.ts'
import { fillEnquiry, messageOf, notice, submitEnquiry } from '../support/enquiryForm.ts'
import { comeBackOnline, outboxButton, saveEnquiry } from '../support/outboxPanel.ts'
import { startProduct } from '../support/product.ts'
import { startWire } from '../support/wire.ts'

const timeouts = { timeout: 30_000 }

/** Keeps the chunk that the page answers without from it, until it is released. */
async function withhold(page: Page): Promise<{ asked: () => number; release: () => Promise<void> }> {
  let asked = 0
  await page.route('**/assets/packed/late-*.js', (route) => {
    asked += 1
    return route.abort()
  })
  return { asked: () => asked, release: () => page.unroute('**/assets/packed/late-*.js') }
}

test('OB-04 what an earlier visit left is sent although the line drops the script for it again and again', async () => {
  await using product = await startProduct()
  await using wire = await startWire(product.url)
  await using someone = await visitor()
  const { page } = someone
  await openPage(page, `${wire.url}/contact`)
  wire.fault = 'lose request'
  await saveEnquiry(page, 'From an earlier visit.')
  const late = await withhold(page)
  await page.goto(`${wire.url}/about`)
  await hydrated(page)
  wire.fault = 'none'
  await expect.poll(late.asked, timeouts).toBeGreaterThan(2)
  expect(await product.cli('enquiries')).toEqual([])
  await late.release()
  await expect.poll(() => product.cli('enquiries'), timeouts).toHaveLength(1)
  expect(new Set(wire.keys).size).toBe(1)
})

test('OB-01 FM-10 forms send and save before that script is here, and the outbox shows what waits when it has come', async () => {
  await using product = await startProduct()
  await using wire = await startWire(product.url)
  await using someone = await visitor()
  const { page } = someone
  const late = await withhold(page)
  await page.goto(`${wire.url}/contact`)
  await hydrated(page)
  await fillEnquiry(page, { message: 'Sent at once.' })
  await submitEnquiry(page)
  await notice(page, 'success')
  expect(await messageOf(page)).toBe('')
  wire.fault = 'lose request'
  await saveEnquiry(page, 'Saved on this device.')
  expect(await messageOf(page)).toBe('')
  await late.release()
  await complete(page)
  await expect.poll(() => outboxButton(page).count(), timeouts).toBe(1)
  wire.fault = 'none'
  await comeBackOnline(page)
  await expect.poll(() => outboxButton(page).count(), timeouts).toBe(0)
  expect(await product.cli('enquiries')).toHaveLength(2)
})

test('OB-07 an outcome that comes after the form was left is shown when that script has come', async () => {
  await using product = await startProduct()
  await using wire = await startWire(product.url)
  await using someone = await visitor()
  const { page } = someone
  const late = await withhold(page)
  await page.goto(`${wire.url}/contact`)
  await hydrated(page)
  await fillEnquiry(page)
  wire.fault = 'no answer'
  await submitEnquiry(page)
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('header').getByRole('link', { name: 'About Us' }).click()
  await page.waitForURL(`${wire.url}/about`)
  await expect.poll(late.asked, timeouts).toBeGreaterThan(4)
  wire.fault = 'none'
  await late.release()
  await comeBackOnline(page)
  await page.locator('.Toastify').getByText('Saved on this device').waitFor(timeouts)
})

test('OB-01 OB-28 what is typed and sent in a form below the first screen before its script has come survives a reload, and is sent once', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page } = someone
  const late = await withhold(page)
  await page.goto(`${product.url}/about`)
  await hydrated(page)
  await fillEnquiry(page, { message: 'Too early.' })
  await submitEnquiry(page)
  const waiting = page.locator('[data-form=enquiry] button[type=submit][aria-busy]')
  await waiting.waitFor()
  await page.reload()
  await hydrated(page)
  expect(await messageOf(page)).toBe('Too early.')
  await waiting.waitFor()
  expect(await product.cli('enquiries')).toEqual([])
  await late.release()
  await comeBackOnline(page)
  await notice(page, 'success')
  expect([await messageOf(page), await waiting.count()]).toEqual(['', 0])
  await complete(page)
  expect(await product.cli('enquiries')).toHaveLength(1)
})
