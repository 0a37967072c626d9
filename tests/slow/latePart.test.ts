import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { frameTexts } from '#content/texts/frame.ts'
import { hydrated, openPage, visitor } from '../support/browser.ts'
import { fillEnquiry, messageOf, notice, submitEnquiry } from '../support/enquiryForm.ts'
import { comeBackOnline, saveEnquiry } from '../support/outboxPanel.ts'
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

test('OB-01 OB-28 what is typed in a form below the first screen before its script has come survives a reload, which sends nothing, and is sent once when it is pressed', async () => {
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
  expect([await messageOf(page), await waiting.count()]).toEqual(['Too early.', 0])
  await late.release()
  await comeBackOnline(page)
  await page.locator('[data-form=enquiry][data-bound]').waitFor()
  expect([await messageOf(page), await product.cli('enquiries')]).toEqual(['Too early.', []])
  await submitEnquiry(page)
  await notice(page, 'success')
  expect(await messageOf(page)).toBe('')
  expect(await product.cli('enquiries')).toHaveLength(1)
})

test('OB-01 what is pressed before its script has come is done when it has, and after ten seconds given up with a message, which loses no text', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page } = someone
  const late = await withhold(page)
  await page.goto(`${product.url}/about`)
  await hydrated(page)
  await fillEnquiry(page, { message: 'Soon enough.' })
  await submitEnquiry(page)
  const waiting = page.locator('[data-form=enquiry] button[type=submit][aria-busy]')
  await waiting.waitFor()
  await waiting.waitFor({ state: 'detached', timeout: 30_000 })
  await page.getByRole('alert').filter({ hasText: frameTexts.lostPress }).waitFor()
  expect([await messageOf(page), await product.cli('enquiries')]).toEqual(['Soon enough.', []])
  await submitEnquiry(page)
  await waiting.waitFor()
  await late.release()
  await comeBackOnline(page)
  await notice(page, 'success')
  expect(await messageOf(page)).toBe('')
  expect(await product.cli('enquiries')).toHaveLength(1)
})
