import { readFileSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { themeColor } from '#content/brand.ts'
import { site } from '#content/site.ts'
import { someArticle } from '../support/addresses.ts'
import { violations } from '../support/axe.ts'
import { openPage, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { pageIdle } from '../support/idle.ts'
import { shifts, watchShifts } from '../support/layoutShifts.ts'
import { openOutbox, saveEnquiry } from '../support/outboxPanel.ts'
import { startProduct } from '../support/product.ts'

const timeouts = { timeout: 30_000 }
const day = 24 * 3600 * 1000
const iphone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
}
const firefox: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
}

test('OF-01 OF-20 OF-21 the browser finds nothing in the way of an installation, and every shortcut opens a page', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  await openPage(page, product.url)
  await storedForOffline(page)
  const session = await context.newCDPSession(page)
  const { data, errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  const manifest = JSON.parse(data ?? '{}') as Record<string, unknown> & { shortcuts: { name: string; url: string }[] }
  expect(manifest).toMatchObject({
    id: '/',
    start_url: '/?source=homescreen',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    categories: ['business', 'finance', 'education'],
    share_target: { action: '/share', method: 'POST', enctype: 'multipart/form-data' },
  })
  // The site file fills in the placeholders in braces; the rest is the source's.
  const filled = { product: site.product, description: site.description, themeColor: themeColor.light }
  const source = readFileSync('manifest.webmanifest', 'utf8').replace(
    /\{(product|description|themeColor)\}/g,
    (_braces, name: keyof typeof filled) => filled[name],
  )
  expect(source).toContain(`"name": "${site.product}"`)
  expect(manifest).toEqual(JSON.parse(source))
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Enquire', 'Articles', 'Services'])
  await product.stop()
  for (const { url } of manifest.shortcuts) {
    expect((await page.goto(product.url + url))?.status(), url).toBe(200)
  }
})

test('at the end of an article there is a quiet install offer in the flow of the page, with the browser’s own prompt', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page } = someone
  await openPage(page, product.url + someArticle)
  const card = page.locator('[data-install]')
  expect(await card.count()).toBe(0)
  await watchShifts(page)
  await offerPrompt(page, 'accepted')
  await card.waitFor({ state: 'attached' })
  expect(await shifts(page)).toEqual([])
  // Under the thread, not over the page; measured together, because the thread may still grow.
  const below = await card.evaluate((node) => {
    const thread = document.querySelector('#comments')?.getBoundingClientRect()
    return node.getBoundingClientRect().top - (thread?.bottom ?? Number.POSITIVE_INFINITY)
  })
  expect(below).toBeGreaterThanOrEqual(0)
  await card.getByRole('button', { name: 'Add to home screen' }).click()
  await page.waitForFunction(() => 'prompted' in document.documentElement.dataset)
  await card.waitFor({ state: 'detached' })
})

test('an offer that was put away stays away for 90 days, on every page', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page } = someone
  const card = page.locator('[data-install]')
  await openPage(page, product.url + someArticle)
  await offerPrompt(page, 'dismissed')
  await card.waitFor({ state: 'attached' })
  await card.getByRole('button', { name: 'Not now' }).click()
  await card.waitFor({ state: 'detached' })
  for (const [days, shown] of [
    [89, 0],
    [91, 1],
  ] as const) {
    await page.evaluate((at) => localStorage.setItem('install-dismissed', String(at)), Date.now() - days * day)
    await page.reload()
    await openPage(page, product.url + someArticle)
    await offerPrompt(page, 'dismissed')
    await expect.poll(() => card.count(), timeouts).toBe(shown)
  }
})

test('the install offer is in the outbox too, after something was saved', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page } = someone
  await openPage(page, `${product.url}/contact`)
  await storedForOffline(page)
  await offerPrompt(page, 'dismissed')
  expect(await page.locator('[data-install]').count()).toBe(0)
  await product.stop()
  await saveEnquiry(page, 'Saved.')
  const panel = await openOutbox(page)
  expect(await panel.locator('[data-install]').textContent()).toContain('keeps what you saved more safely')
})

for (const [name, options, steps] of [
  ['Safari on iOS', iphone, ['Share', 'Add to Home Screen', 'Tap Add']],
  ['Firefox on Android', firefox, ['menu', 'Add app to Home screen', 'Confirm']],
] as const) {
  test(`where there is no prompt, as in ${name}, the steps are shown with their signs`, async () => {
    await using product = await startProduct()
    await using someone = await visitor(options)
    const { page } = someone
    await openPage(page, product.url + someArticle)
    const card = page.locator('[data-install]')
    await card.waitFor({ state: 'attached' })
    const list = card.locator('ol')
    expect(await list.isVisible()).toBe(false)
    await card.getByRole('button', { name: 'Show me how' }).click()
    const lines = await list.locator('li').allTextContents()
    expect(lines).toHaveLength(steps.length)
    for (const [index, step] of steps.entries()) expect(lines[index]).toContain(step)
    expect(await list.locator('svg').count()).toBe(steps.length)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await violations(page)).toEqual([])
  })
}

test('an installed app offers nothing', async () => {
  await using product = await startProduct()
  await using someone = await visitor(iphone)
  const { page, context } = someone
  await context.addInitScript(() => {
    const real = window.matchMedia.bind(window)
    window.matchMedia = (query) => real(query.replace('(display-mode: standalone)', '(display-mode: browser)'))
  })
  await openPage(page, product.url + someArticle)
  await pageIdle(page)
  expect(await page.locator('[data-install]').count()).toBe(0)
})

/** Fires `beforeinstallprompt`, which a headless browser never fires. */
async function offerPrompt(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.evaluate((choice) => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    Object.assign(event, {
      userChoice: Promise.resolve({ outcome: choice }),
      prompt: async () => {
        document.documentElement.dataset.prompted = ''
      },
    })
    dispatchEvent(event)
  }, outcome)
}
