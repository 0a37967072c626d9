import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { someArticle } from '../support/addresses.ts'
import { violations } from '../support/axe.ts'
import { hydrated, openPage, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { fillEnquiry, messageOf, sample, submitEnquiry } from '../support/enquiryForm.ts'
import { animationsFinished, drawn, pageIdle, scrollingEnded } from '../support/idle.ts'
import { comeBackOnline } from '../support/outboxPanel.ts'
import { startProduct } from '../support/product.ts'
import { watchPlaces } from '../support/watchPlaces.ts'

const timeouts = { timeout: 30_000 }

test('offline a banner under the bar says what works, the verb changes, links elsewhere say what they need, and nothing moves', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  await openPage(page, product.url + someArticle)
  await storedForOffline(page)
  await page.locator('#comments').scrollIntoViewIfNeeded()
  await page.locator('[data-form=comment]').waitFor()
  await pageIdle(page)
  await page.evaluate(() => scrollTo(0, 900))
  await scrollingEnded(page)
  await pageIdle(page)
  const banner = page.locator('[data-connection]')
  expect(await banner.count()).toBe(0)
  const places = await watchPlaces(page)
  await context.setOffline(true)
  await banner.waitFor()
  expect(await banner.textContent()).toBe('You are offline. Saved pages still open. Messages wait in your outbox.')
  const elsewhere = page.locator('footer a[target=_blank]').first()
  const submit = page.locator('[data-form=enquiry] button[type=submit]')
  // Each of them learns of the connection by itself.
  await expect.poll(() => elsewhere.textContent(), timeouts).toContain('needs a connection')
  await expect.poll(() => submit.textContent(), timeouts).toBe('Save to send later')
  expect(await violations(page)).toEqual([])
  await context.setOffline(false)
  await banner.waitFor({ state: 'detached' })
  await expect.poll(() => elsewhere.textContent(), timeouts).not.toContain('needs a connection')
  await expect.poll(() => submit.textContent(), timeouts).toBe('Submit')
  expect(new Set(await places()).size).toBe(1)
})

test('the banner is no way down: the bar stays, with the way to what waits', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  await openPage(page, product.url + someArticle)
  await storedForOffline(page)
  await page.evaluate(() => scrollTo(0, 900))
  await page.locator('header[data-hidden]').waitFor({ state: 'attached' })
  await drawn(page)
  await page.mouse.wheel(0, -200)
  const bar = () =>
    page
      .locator('header')
      .first()
      .evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(bar).toBe(0)
  await context.setOffline(true)
  await page.locator('[data-connection]').waitFor()
  await animationsFinished(page)
  expect(await bar()).toBe(0)
})

test.each(['/contact', '/privacypolicy', someArticle, '/'])(
  'the banner covers nothing on top of a page (%s)',
  async (path) => {
    await using product = await startProduct()
    await using someone = await visitor({ ...withWorker, viewport: { width: 320, height: 640 } })
    const { page, context } = someone
    await openPage(page, product.url + path)
    await storedForOffline(page)
    await context.setOffline(true)
    const banner = page.locator('[data-connection]')
    await banner.waitFor()
    const topOf = (place: string) =>
      page
        .locator(place)
        .first()
        .evaluate((element) => element.getBoundingClientRect().top)
    const bottom = () => banner.evaluate((element) => element.getBoundingClientRect().bottom)
    const first = path === '/' ? 'h1' : 'nav[aria-label=Breadcrumb]'
    await expect.poll(async () => (await topOf(first)) - (await bottom())).toBeGreaterThan(0)
    await banner.getByRole('button').last().click()
    await expect.poll(() => topOf(first)).toBeLessThan(160)
  },
)

test('when the server is away though the browser says online, the banner says so after a cold start from the device, and leaves once the server is back', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page } = someone
  await openPage(page, product.url)
  await storedForOffline(page)
  await product.stop()
  await openPage(page, `${product.url}/contact`)
  const banner = page.locator('[data-connection]')
  await banner.waitFor()
  expect(await banner.textContent()).toContain(`${site.product} cannot be reached at the moment.`)
  // The form is hydrated apart from the banner, and may be later on a busy machine.
  const submit = page.locator('[data-form=enquiry] button[type=submit]')
  await expect.poll(() => submit.textContent(), timeouts).toBe('Save to send later')
  await product.start()
  await banner.waitFor({ state: 'detached', timeout: 20_000 })
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
  await expect.poll(() => submit.textContent(), timeouts).toBe('Submit')
  expect(await page.locator('[data-connection]').count()).toBe(0)
})

test('the banner can be hidden, leaves with the bar while reading on, and names what waits', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  await openPage(page, `${product.url}/contact`)
  await storedForOffline(page)
  await context.setOffline(true)
  const banner = page.locator('[data-connection]')
  await banner.waitFor()
  await fillEnquiry(page)
  await submitEnquiry(page)
  // The enquiry's notice must not be covered by the offline banner.
  const notice = await page.locator('[data-notice=info]').boundingBox()
  const box = await banner.boundingBox()
  expect(notice?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => banner.textContent(), timeouts).toContain('Outbox: 1 waiting')
  await page.mouse.wheel(0, 900)
  await expect.poll(async () => ((await banner.boundingBox())?.y ?? 0) < -10, timeouts).toBe(true)
  await page.mouse.wheel(0, -900)
  await expect.poll(async () => ((await banner.boundingBox())?.y ?? -1) > 50, timeouts).toBe(true)
  await banner.getByRole('button', { name: 'Outbox: 1 waiting' }).click()
  await page.locator('[data-outbox-panel]').waitFor()
  await page.keyboard.press('Escape')
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  await banner.waitFor({ state: 'detached' })
})

test('on a first visit a line that drops between text and scripts leaves the article to be read; when it is back the page answers', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page } = someone
  let cut = false
  let failures = 0
  let loaded = 0
  page.on('framenavigated', () => {
    loaded += 1
  })
  await page.route('**/*', (route) => {
    // The scripts that the first one asks for; what the page itself names has arrived.
    if (/\/assets\/react-.*\.js$/.test(route.request().url()) && failures === 0) cut = true
    if (!cut) return route.continue()
    failures += 1
    return route.abort('internetdisconnected')
  })
  await page.goto(product.url + someArticle)
  const title = await page.locator('h1').first().textContent()
  await expect.poll(() => failures, timeouts).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  await drawn(page)
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  expect(page.url()).toBe(product.url + someArticle)
  expect(await page.locator('h1').first().textContent()).toBe(title)
  // The page asks whether the site answers; it does not, so the page stays.
  const asked = page.waitForEvent('requestfailed')
  await comeBackOnline(page)
  await asked
  await drawn(page)
  expect(await page.locator('h1').first().textContent()).toBe(title)
  expect(loaded).toBe(1)
  cut = false
  await comeBackOnline(page)
  await hydrated(page)
})

test('on a first visit an article needs nothing but its page and scripts to answer, and keeps what is typed', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page } = someone
  await page.route('**/articles/*.json', (route) => route.abort('internetdisconnected'))
  await page.goto(product.url + someArticle, { waitUntil: 'domcontentloaded' })
  await watchTitles(page)
  const title = await page.locator('h1').first().textContent()
  await page.locator('[data-form=enquiry] [name=message]').fill(sample.message)
  await hydrated(page)
  expect(await titles(page)).toEqual([title])
  expect(await messageOf(page)).toBe(sample.message)
})

test('on a first visit a script of the page that is lost leaves the article to be read, and reloads nothing', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page } = someone
  let cut = false
  let failures = 0
  await page.route('**/*', (route) => {
    const request = route.request()
    if (/\/assets\/packed\/_param-.*\.js$/.test(request.url()) && failures === 0) cut = true
    if (!cut) return route.continue()
    failures += 1
    // The second attempt was lost, too, and so was the question whether the site can be reached: then the line is back.
    if (request.method() === 'HEAD') cut = false
    return route.abort('internetdisconnected')
  })
  await page.goto(product.url + someArticle, { waitUntil: 'domcontentloaded' })
  await watchTitles(page)
  const title = await page.locator('h1').first().textContent()
  await expect.poll(() => failures > 2 && !cut, timeouts).toBe(true)
  expect(await page.locator('h1').first().textContent()).toBe(title)
  await comeBackOnline(page)
  await hydrated(page)
  expect(await titles(page)).toEqual([title])
})

/** Notes every heading that the page shows from now on; a page that is loaded again has none. */
async function watchTitles(page: Page): Promise<void> {
  await page.evaluate(() => {
    const titles = new Set([document.querySelector('h1')?.textContent])
    new MutationObserver(() => titles.add(document.querySelector('h1')?.textContent)).observe(document.body, {
      childList: true,
      subtree: true,
    })
    Object.assign(window, { titles })
  })
}

function titles(page: Page): Promise<string[]> {
  return page.evaluate(() => [...((window as unknown as { titles?: Set<string> }).titles ?? [])])
}
