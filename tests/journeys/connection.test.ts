import { expect, test } from 'vitest'
import { violations } from '../support/axe.ts'
import { hydrated, openPage, storedForOffline, visitor } from '../support/browser.ts'
import { fillEnquiry, submitEnquiry } from '../support/enquiryForm.ts'
import { comeBackOnline } from '../support/outboxPanel.ts'
import { startProduct } from '../support/product.ts'
import { watchPlaces } from '../support/watchPlaces.ts'

const patience = { timeout: 8000 }
const article = '/blogs/repatriation-of-funds-for-nris'

test('offline a strip under the bar says what works, the verb changes, links elsewhere say what they need, and nothing moves', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page, context } = someone
  await openPage(page, product.url + article)
  await storedForOffline(page)
  await page.locator('#comments').scrollIntoViewIfNeeded()
  await page.waitForTimeout(1000)
  await page.evaluate(() => scrollTo(0, 900))
  await page.waitForTimeout(500)
  const strip = page.locator('[data-connection]')
  expect(await strip.count()).toBe(0)
  const places = await watchPlaces(page)
  await context.setOffline(true)
  await strip.waitFor()
  expect(await strip.textContent()).toBe('You are offline. Stored pages open. What you write waits in the outbox.')
  const elsewhere = page.locator('footer a[target=_blank]').first()
  expect(await elsewhere.textContent()).toContain('needs a connection')
  expect(await page.locator('[data-form=enquiry] button[type=submit]').textContent()).toBe('Save to send later')
  expect(await violations(page)).toEqual([])
  await context.setOffline(false)
  await strip.waitFor({ state: 'detached' })
  expect(await elsewhere.textContent()).not.toContain('needs a connection')
  expect(await page.locator('[data-form=enquiry] button[type=submit]').textContent()).toBe('Submit')
  expect(new Set(await places()).size).toBe(1)
})

test('the strip is no way down: the bar stays, with the way to what waits', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page, context } = someone
  await openPage(page, product.url + article)
  await storedForOffline(page)
  await page.evaluate(() => scrollTo(0, 900))
  await page.mouse.wheel(0, -200)
  const bar = () =>
    page
      .locator('header')
      .first()
      .evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(bar).toBe(0)
  await context.setOffline(true)
  await page.locator('[data-connection]').waitFor()
  await page.waitForTimeout(600)
  expect(await bar()).toBe(0)
})

test.each(['/contact', '/privacypolicy', article, '/'])(
  'the strip covers nothing on top of a page (%s)',
  async (path) => {
    await using product = await startProduct()
    await using someone = await visitor({ viewport: { width: 320, height: 640 } })
    const { page, context } = someone
    await openPage(page, product.url + path)
    await storedForOffline(page)
    await context.setOffline(true)
    const strip = page.locator('[data-connection]')
    await strip.waitFor()
    const topOf = (place: string) =>
      page
        .locator(place)
        .first()
        .evaluate((element) => element.getBoundingClientRect().top)
    const bottom = () => strip.evaluate((element) => element.getBoundingClientRect().bottom)
    const first = path === '/' ? 'h1' : 'nav[aria-label=Breadcrumb]'
    await expect.poll(async () => (await topOf(first)) - (await bottom())).toBeGreaterThan(0)
    await strip.getByRole('button').last().click()
    await expect.poll(() => topOf(first)).toBeLessThan(160)
  },
)

test('when the server is away though the browser says online, the strip tells it after a cold start from the device, and again leaves by itself', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page } = someone
  await openPage(page, product.url)
  await storedForOffline(page)
  await product.stop()
  await openPage(page, `${product.url}/contact`)
  const strip = page.locator('[data-connection]')
  await strip.waitFor()
  expect(await strip.textContent()).toMatch(/^Pravasi Desk cannot be reached at the moment\./)
  expect(await page.locator('[data-form=enquiry] button[type=submit]').textContent()).toBe('Save to send later')
  await product.start()
  await strip.waitFor({ state: 'detached', timeout: 20_000 })
})

test('a browser that wrongly says offline is not believed when the site answers', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page, context } = someone
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })
  })
  await openPage(page, `${product.url}/contact`)
  const submit = page.locator('[data-form=enquiry] button[type=submit]')
  await expect.poll(() => submit.textContent(), patience).toBe('Submit')
  expect(await page.locator('[data-connection]').count()).toBe(0)
})

test('the strip can be hidden, leaves with the bar while reading on, and names what waits', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page, context } = someone
  await openPage(page, `${product.url}/contact`)
  await storedForOffline(page)
  await context.setOffline(true)
  const strip = page.locator('[data-connection]')
  await strip.waitFor()
  await fillEnquiry(page)
  await submitEnquiry(page)
  // What is told about the enquiry is not covered by what is told about the connection.
  const notice = await page.locator('[data-notice=info]').boundingBox()
  const room = await strip.boundingBox()
  expect(notice?.y).toBeGreaterThanOrEqual((room?.y ?? 0) + (room?.height ?? 0))
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => strip.textContent(), patience).toContain('Outbox: 1 waiting')
  await page.mouse.wheel(0, 900)
  await expect.poll(async () => ((await strip.boundingBox())?.y ?? 0) < -10, patience).toBe(true)
  await page.mouse.wheel(0, -900)
  await expect.poll(async () => ((await strip.boundingBox())?.y ?? -1) > 50, patience).toBe(true)
  await strip.getByRole('button', { name: 'Outbox: 1 waiting' }).click()
  await page.locator('[data-outbox-panel]').waitFor()
  await page.keyboard.press('Escape')
  await strip.getByRole('button', { name: 'Hide this line' }).click()
  await strip.waitFor({ state: 'detached' })
})

test('on a first visit a line that drops between text and scripts leaves the article to be read; when it is back the page answers', async () => {
  await using product = await startProduct()
  await using someone = await visitor({ serviceWorkers: 'block' })
  const { page } = someone
  let cut = false
  let lost = 0
  await page.route('**/*', (route) => {
    // The scripts that the first one asks for; what the page itself names has arrived.
    if (/\/assets\/react-.*\.js$/.test(route.request().url()) && lost === 0) cut = true
    if (!cut) return route.continue()
    lost += 1
    return route.abort('internetdisconnected')
  })
  await page.goto(product.url + article)
  const title = await page.locator('h1').first().textContent()
  await expect.poll(() => lost, patience).toBeGreaterThan(0)
  await page.waitForTimeout(2000)
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  expect(page.url()).toBe(product.url + article)
  expect(await page.locator('h1').first().textContent()).toBe(title)
  await comeBackOnline(page)
  await page.waitForTimeout(500)
  expect(await page.locator('h1').first().textContent()).toBe(title)
  cut = false
  await comeBackOnline(page)
  await hydrated(page)
})
