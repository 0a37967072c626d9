import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, visitor, withWorker } from '../support/browser.ts'
import { fillEnquiry, messageOf, notice, sample, submitEnquiry } from '../support/enquiryForm.ts'
import { openOutbox, outboxButton, saveEnquiry } from '../support/outboxPanel.ts'
import { startProduct } from '../support/product.ts'

const timeouts = { timeout: 30_000 }

/** The features that a browser may lack, and how a page then finds them. */
const lacking: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  'a service worker': (context) =>
    context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    }),
  'Background Sync': (context) =>
    context.addInitScript(() => {
      Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync')
    }),
  'Web Locks': (context) =>
    context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'locks')
    }),
  BroadcastChannel: (context) =>
    context.addInitScript(() => {
      Reflect.deleteProperty(window, 'BroadcastChannel')
    }),
}

/** Waits until the panel can be opened without a connection: its script comes early, or the worker holds it. */
async function panelAtHand(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      Boolean(navigator.serviceWorker?.controller) ||
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/OutboxPanel-')),
  )
}

for (const [name, take] of Object.entries(lacking)) {
  test(`without ${name} an enquiry is sent, and one that finds no server is saved, shown and sent later`, async () => {
    await using product = await startProduct()
    await using someone = await visitor(withWorker)
    const { page, context } = someone
    await take(context)
    await openPage(page, `${product.url}/contact`)
    await fillEnquiry(page, { message: 'At once.' })
    await submitEnquiry(page)
    await notice(page, 'success')
    await page.locator('[data-notice]').waitFor({ state: 'detached' })
    await panelAtHand(page)
    await product.stop()
    await saveEnquiry(page, 'Later.')
    const panel = await openOutbox(page)
    expect(await panel.locator('[data-written]').textContent()).toBe('Later.')
    await product.start()
    // Once the server answers the page may send by itself, before the button is pressed.
    const delivered = panel.locator('[data-item=delivered]')
    await Promise.any([panel.getByRole('button', { name: 'Send now' }).click(), delivered.waitFor()])
    await delivered.waitFor()
    await expect.poll(() => product.cli('enquiries'), timeouts).toHaveLength(2)
  })
}

test('where nothing is stored there is nothing to remove', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page, context } = someone
  await lacking['a service worker']?.(context)
  await openPage(page, `${product.url}/offline`)
  const storage = page.locator('[data-offline-storage]')
  await storage.scrollIntoViewIfNeeded()
  await storage.getByText('0 KB').waitFor()
  expect(await storage.getByRole('button', { name: 'Remove from this device' }).isDisabled()).toBe(true)
})

test('OB-27 without IndexedDB an enquiry is sent; without a connection too, it says plainly that nothing was kept and offers other ways', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  await context.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined })
  })
  await openPage(page, `${product.url}/contact`)
  await fillEnquiry(page, { message: 'At once.' })
  await submitEnquiry(page)
  await notice(page, 'success')
  expect(await product.cli('enquiries')).toHaveLength(1)
  await page.locator('[data-notice]').waitFor({ state: 'detached' })
  await fillEnquiry(page)
  await product.stop()
  await submitEnquiry(page)
  expect(await notice(page, 'error')).toMatch(/^Failed to submit: no connection, and this browser cannot keep it/)
  expect(await messageOf(page)).toBe(sample.message)
  expect(await outboxButton(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Copy my text' }).waitFor()
  const mail = page.getByRole('link', { name: 'Send an email instead' })
  await expect.poll(async () => decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(sample.message)
  // The banner promises nothing that this browser cannot do.
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  expect(await page.locator('[data-connection]').textContent()).not.toContain('outbox')
})
