import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { articleCards } from '#content/articles.ts'
import { serviceCards } from '#content/services.ts'
import { toolNames } from '#content/texts/toolTitles.ts'
import { unstoredAt } from '#content/unstored.ts'
import { visitedCache } from '#device/offline/visited.ts'
import { everyTranslation, someService } from '../support/addresses.ts'
import { hydrated, openPage, returningVisitor, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { pageIdle } from '../support/idle.ts'
import { brokenPictures, pictureList, pictureStoredBy, storedBytes } from '../support/offlineStorage.ts'
import { startProduct } from '../support/product.ts'

const [article, , other] = articleCards

/** The pages that the worker of the build stores at once, without those that it answers with in place of others. */
const storedPages = Array.from(
  readFileSync(resolve(process.env.DIST_DIR ?? 'dist', 'site/sw.js'), 'utf8').matchAll(/"url":"([^"]+\.html)"/g),
  ([, url = '']) => url,
).filter((url) => !['404.html', 'offline/index.html'].includes(url))
/** The list leads to the tools by the page of all. */
const unnamed = toolNames.length

test('OF-14 OF-16 OF-22 one visit to an article brings all text, then all pictures; offline none is broken', async () => {
  await using product = await startProduct()
  await using visitor = await returningVisitor()
  const list = await pictureList(product.url)
  {
    await using first = await visitor.open()
    const { page, context } = first
    const asked: string[] = []
    context.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await openPage(page, `${product.url}/blogs/${article?.slug}`)
    await storedForOffline(page)
    await expect.poll(async () => (await storedBytes(page)).pictures?.count, { timeout: 30_000 }).toBe(list.length)
    const lastPage = asked.findLastIndex((path) => path.endsWith('/index.html'))
    const ahead = list.filter(({ url }) => asked.indexOf(url) >= 0 && asked.indexOf(url) < lastPage)
    // Pictures that the open page itself shows do not count.
    expect(ahead.filter(({ url }) => !url.startsWith('/art/desk/') && !url.startsWith('/art/figure/'))).toEqual([])
    const storedSize = await storedBytes(page)
    expect(storedSize.text?.bytes).toBeLessThan(2_600_000)
    expect(Object.values(storedSize).reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(6_000_000)
    expect(list.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(4_000_000)
  }
  await product.stop()
  await using second = await visitor.open()
  for (const path of ['/', '/services', someService, `/blogs/${other?.slug}`, '/testimonials', '/resources']) {
    await second.page.goto(product.url + path)
    await hydrated(second.page)
    expect(await brokenPictures(second.page), path).toEqual([])
  }
})

test('OF-19 with Save-Data no pictures are stored unasked, their size is shown first, and what a flight needs is saved and checked', async () => {
  await using product = await startProduct()
  await using someone = await visitor({ ...withWorker, storesPictures: true })
  const { page, context } = someone
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await openPage(page, `${product.url}/services`)
  await storedForOffline(page)
  // If pictures are stored unasked, they follow the articles that were opened; the same steps taken after that show
  // that there was time.
  await expect.poll(async () => (await storedBytes(page))[visitedCache]?.count, { timeout: 30_000 }).toBeGreaterThan(0)
  await pageIdle(page)
  await pictureStoredBy(page)
  expect((await storedBytes(page)).pictures?.count ?? 0).toBe(0)
  await page.locator('[data-offline-storage]').scrollIntoViewIfNeeded()
  const button = page.getByRole('button', { name: /^Save pictures too, \d\.\d MB$/ })
  await button.click()
  await page.getByText('The pictures are stored.').waitFor({ timeout: 30_000 })
  expect((await storedBytes(page)).pictures?.count).toBe((await pictureList(product.url)).length)
  await expect.poll(() => button.count()).toBe(0)
  await page.getByRole('button', { name: 'Save all for a flight' }).click()
  await page
    .getByText(/^Checked: 28 of 28 services and articles open without a connection\. They take \d\.\d MB/)
    .waitFor({ timeout: 30_000 })
})

test('OF-16 without stored pictures a page offline keeps their places, and none is broken', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await openPage(page, product.url)
  await storedForOffline(page)
  await product.stop()
  await page.goto(`${product.url}/blogs/${other?.slug}`)
  await hydrated(page)
  expect(await brokenPictures(page)).toEqual([])
})

test('the library says what is stored; removed it is gone, and stored again it opens offline', async () => {
  await using product = await startProduct()
  await using someone = await visitor({ ...withWorker, storesPictures: true })
  const { page } = someone
  await openPage(page, `${product.url}/blogs`)
  await storedForOffline(page)
  const storage = page.locator('[data-offline-storage]')
  await storage.scrollIntoViewIfNeeded()
  await expect.poll(() => storage.locator('dd').first().textContent()).toBe(String(storedPages.length))
  await expect.poll(() => storage.locator('dd').nth(2).textContent()).toMatch(/^\d\.\d MB$/)
  await storage.locator('summary').click()
  await storage.getByRole('link', { name: article?.displayName ?? '' }).waitFor()
  const all = (await pictureList(product.url)).length
  await expect.poll(async () => (await storedBytes(page)).pictures?.count, { timeout: 30_000 }).toBe(all)

  await storage.getByRole('button', { name: 'Remove from this device' }).click()
  await page.getByText('Removed. Your unsent messages are still here.').waitFor()
  expect(Object.values(await storedBytes(page)).filter(({ count }) => count > 0)).toEqual([])
  // Neither a reload nor the background brings back what was removed.
  await page.reload()
  await hydrated(page)
  await pageIdle(page)
  expect((await storedBytes(page)).text?.count ?? 0).toBe(0)
  // Nor does reading, which shows pictures.
  await page.goto(`${product.url}/blogs/${article?.slug}`)
  await hydrated(page)
  await page.mouse.wheel(0, 3000)
  await page.waitForFunction(() => scrollY > 0)
  expect(await brokenPictures(page)).toEqual([])
  await pageIdle(page)
  expect(Object.values(await storedBytes(page)).filter(({ count }) => count > 0)).toEqual([])
  await page.goto(`${product.url}/blogs`)
  await hydrated(page)

  await storage.scrollIntoViewIfNeeded()
  await storage.getByRole('button', { name: 'Store on this device' }).click()
  await page.getByText('Everything is stored.').waitFor({ timeout: 30_000 })
  await product.stop()
  await page.goto(product.url + someService)
  expect(await page.locator('h1').first().textContent()).toBe(serviceCards[0]?.title)
  expect(someone.complaints).toEqual([])
})

test('OF-09 offline an unknown address says that the page is not stored here, lists what is, and leads there', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page } = someone
  await openPage(page, product.url)
  await storedForOffline(page)
  const online = await page.goto(`${product.url}/no-such-page`)
  expect(online?.status()).toBe(404)
  await hydrated(page)
  await pageIdle(page)
  expect(await page.locator('[data-stored-here]').count()).toBe(0)

  await product.stop()
  // Of the first it is not known here whether it exists; the others do, and were not read.
  for (const path of ['/no-such-page', ...everyTranslation.slice(-1)]) {
    const answer = await page.goto(product.url + path)
    expect(answer?.status()).toBe(503)
    expect(await answer?.text()).not.toMatch(/does not exist|Page not found/)
    await page.locator('[data-stored-here]').waitFor()
    const { texts } = unstoredAt(path)
    expect(await page.locator('h1').allTextContents()).toEqual([texts.title])
    expect(await page.title()).toContain(texts.name)
    expect(await page.locator('main').textContent()).not.toContain('does not exist')
  }
  const links = page.locator('[data-stored-here] a')
  await expect.poll(() => links.count()).toBe(storedPages.length - unnamed)
  await links.filter({ hasText: article?.displayName ?? '' }).click()
  await expect.poll(() => page.locator('h1').first().textContent()).toBe(article?.displayName)
  // The browser logs the answers: 404 to an unknown address, 503 while nobody knows.
  expect(someone.complaints.filter((text) => !/status of (?:404|503)/.test(text))).toEqual([])
})
