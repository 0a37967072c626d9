import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { pageIdle } from '../support/idle.ts'
import { startProduct } from '../support/product.ts'

const timeouts = { timeout: 30_000 }

test('OF-02 two bad answers for one file of the first copy do not cost the worker', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  const asked = await answeredBadly(context, 2)
  await openPage(page, product.url)
  await storedForOffline(page)
  expect(asked()).toBe(3)
  await product.stop()
  await page.goto(`${product.url}/testimonials`)
  expect(await page.locator('h1').count()).toBe(1)
})

test('OF-02 a first copy that failed is tried again in the same visit, on coming back to the tab', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  const asked = await answeredBadly(context, 3)
  await openPage(page, product.url)
  await expect.poll(asked, timeouts).toBe(3)
  await expect.poll(() => isRegistered(page), timeouts).toBe(false)
  await page.evaluate(() => {
    const now = Date.now()
    Date.now = () => now + 120_000
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, timeouts)
  expect(asked()).toBe(4)
  expect(await page.locator('[data-version]').count()).toBe(0)
})

test('a tab that is opened while the first copy is stored is not called outdated', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await context.route('**/testimonials/index.html', async (route) => {
    await opened
    await route.continue()
  })
  await openPage(page, product.url)
  await expect.poll(() => isRegistered(page), timeouts).toBe(true)
  const second = await context.newPage()
  await second.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype
    ServiceWorkerContainer.prototype.register = async function (...given) {
      const registration = await register.apply(this, given)
      document.documentElement.dataset.registered = ''
      return registration
    }
  })
  await openPage(second, `${product.url}/about`)
  await second.waitForFunction(() => 'registered' in document.documentElement.dataset, undefined, timeouts)
  open()
  for (const tab of [page, second]) {
    await tab.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, timeouts)
    await pageIdle(tab)
    expect(await tab.locator('[data-version]').count()).toBe(0)
  }
})

/** A gateway that fails a given number of times for one page and counts the requests. */
async function answeredBadly(context: BrowserContext, times: number): Promise<() => number> {
  let asked = 0
  await context.route('**/testimonials/index.html', async (route) => {
    asked += 1
    await (asked > times ? route.continue() : route.fulfill({ status: 502, body: 'Bad gateway' }))
  })
  return () => asked
}

function isRegistered(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)
}
