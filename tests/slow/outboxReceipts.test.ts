import { expect, test } from 'vitest'
import { openPage, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { fillEnquiry, messageOf, notice, sample, submitEnquiry } from '../support/enquiryForm.ts'
import { pageIdle } from '../support/idle.ts'
import { comeBackOnline, openOutbox, saveCutOff } from '../support/outboxPanel.ts'
import { startProduct } from '../support/product.ts'

const timeouts = { timeout: 30_000 }

test('what was sent while the page was open is shown once, with its reference, and is listed among the receipts, which can be cleared', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page } = someone
  await saveCutOff(page, product.url, 'Told once.', product.stop)
  await product.start()
  await comeBackOnline(page)
  const card = page.locator('[data-sent-lately]')
  await card.waitFor()
  expect(await card.textContent()).toMatch(/^Enquiry received\. Reference \S+Show receipts/)
  await card.getByRole('button', { name: 'Show receipts' }).click()
  const panel = page.locator('[data-outbox-panel]')
  const receipts = panel.locator('[data-receipts] li')
  await receipts.waitFor()
  expect(await receipts.count()).toBe(1)
  expect(await receipts.textContent()).toMatch(/^Enquiry.*Reference/)
  expect(await receipts.textContent()).not.toContain('Told once.')
  await panel.getByRole('button', { name: 'Clear this list' }).click()
  await receipts.waitFor({ state: 'detached' })
  await page.reload()
  await pageIdle(page)
  expect(await card.count()).toBe(0)
})

test('the app icon carries the count of what waits', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  await context.addInitScript(() => {
    const shown: number[] = []
    Object.assign(window, { badges: shown })
    Object.defineProperties(Navigator.prototype, {
      setAppBadge: { value: async (count: number) => void shown.push(count), configurable: true },
      clearAppBadge: { value: async () => void shown.push(0), configurable: true },
    })
  })
  await saveCutOff(page, product.url, 'Counted.', product.stop)
  const badges = () => page.evaluate(() => (window as unknown as { badges: number[] }).badges.at(-1))
  await expect.poll(badges, timeouts).toBe(1)
  await product.start()
  await comeBackOnline(page)
  await expect.poll(badges, timeouts).toBe(0)
})

test('OB-01 the outbox says so where the browser has not promised to keep what is saved', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  await context.addInitScript(() => {
    Object.defineProperty(StorageManager.prototype, 'persisted', { value: async () => false })
    Object.defineProperty(StorageManager.prototype, 'persist', {
      value: async () => {
        document.documentElement.dataset.askedToKeep = ''
        return false
      },
    })
  })
  await openPage(page, `${product.url}/contact`)
  await storedForOffline(page)
  await product.stop()
  await fillEnquiry(page)
  await submitEnquiry(page)
  expect(await notice(page, 'info')).toBe('Saved on this device. It will be sent when the connection returns.')
  expect(await messageOf(page)).toBe('')
  await expect.poll(() => page.evaluate(() => 'askedToKeep' in document.documentElement.dataset), timeouts).toBe(true)
  const panel = await openOutbox(page)
  await panel.locator('[data-storage-note]').waitFor()
  expect(await panel.locator('[data-written]').textContent()).toBe(sample.message)
})
