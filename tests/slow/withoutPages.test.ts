import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fireBackgroundSync } from '../support/backgroundSync.ts'
import { openPage, returningVisitor, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { fillEnquiry, submitEnquiry } from '../support/enquiryForm.ts'
import { pageIdle } from '../support/idle.ts'
import { openOutbox, outboxButton, saveCutOff, saveEnquiry } from '../support/outboxPanel.ts'
import { outboxSize } from '../support/outboxSize.ts'
import { startProduct } from '../support/product.ts'
import { startWire } from '../support/wire.ts'

const timeouts = { timeout: 30_000 }

test('OB-29 Background Sync sends after the page was closed; the next visit says so once and keeps the receipt', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  await saveCutOff(page, product.url, 'Sent by the worker.', product.stop)
  await page.close()
  await product.start()
  await expect
    .poll(async () => {
      await fireBackgroundSync(context, product.url)
      return product.cli('enquiries')
    }, timeouts)
    .toMatchObject([{ message: 'Sent by the worker.' }])
  const next = await context.newPage()
  await openPage(next, `${product.url}/about`)
  const card = next.locator('[data-sent-lately]')
  await card.waitFor()
  expect(await card.textContent()).toMatch(/^While you were away: Enquiry received\. Reference \S+Show receipts/)
  expect(await outboxSize(next)).toBe(0)
  expect(await outboxButton(next).count()).toBe(0)
  await next.reload()
  await pageIdle(next)
  expect(await card.count()).toBe(0)
})

test('OB-29 a page closed during its first try, on a line that swallows everything, leaves the item to the worker, with no other event', async () => {
  await using product = await startProduct()
  await using wire = await startWire(product.url)
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  await openPage(page, `${wire.url}/contact`)
  await storedForOffline(page)
  wire.fault = 'no answer'
  await fillEnquiry(page, { message: 'Closed too soon.' })
  await submitEnquiry(page)
  await expect.poll(() => wire.keys.length, timeouts).toBe(1)
  await expect.poll(() => syncTags(page), { timeout: 7000 }).toEqual(['outbox'])
  wire.fault = 'none'
  const elsewhere = await context.newPage()
  await page.close()
  await expect.poll(() => product.cli('enquiries'), timeouts).toMatchObject([{ message: 'Closed too soon.' }])
  expect(new Set(wire.keys).size).toBe(1)
  // Nothing is left to be woken for.
  await openPage(elsewhere, `${wire.url}/about`)
  await expect.poll(() => syncTags(elsewhere), timeouts).toEqual([])
})

test('OB-29 what a closed page left of its first try waits for the worker too once a page was opened without a connection', async () => {
  await using product = await startProduct()
  await using wire = await startWire(product.url)
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  await openPage(page, `${wire.url}/contact`)
  await storedForOffline(page)
  wire.fault = 'no answer'
  await fillEnquiry(page)
  await submitEnquiry(page)
  await expect.poll(() => wire.keys.length, timeouts).toBe(1)
  await page.close()
  await context.setOffline(true)
  const next = await context.newPage()
  await openPage(next, `${wire.url}/about`)
  await outboxButton(next).waitFor(timeouts)
  await expect.poll(() => syncTags(next), timeouts).toEqual(['outbox'])
})

test('OB-06 what was saved is in the outbox after the browser was closed and opened again without a connection', async () => {
  await using product = await startProduct()
  await using visitor = await returningVisitor()
  {
    await using first = await visitor.open()
    await openPage(first.page, `${product.url}/contact`)
    await storedForOffline(first.page)
    await product.stop()
    await saveEnquiry(first.page, 'Kept over night.')
  }
  await using second = await visitor.open()
  await openPage(second.page, `${product.url}/about`)
  const panel = await openOutbox(second.page)
  expect(await panel.locator('[data-written]').textContent()).toBe('Kept over night.')
})

/** The events for which the browser will wake the worker. */
function syncTags(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration: ServiceWorkerRegistration & { sync?: { getTags(): Promise<string[]> } } =
      await navigator.serviceWorker.ready
    return (await registration.sync?.getTags()) ?? []
  })
}
