import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Response } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { articleFilePath } from '#content/articleFiles.ts'
import { articleCards } from '#content/articles.ts'
import { offline } from '#content/pages/offline.ts'
import { buildWithArticles } from '../../src/build/scripts/buildWithArticles.mjs'
import { someArticle, someService } from '../support/addresses.ts'
import { hydrated, openPage, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { storedIn } from '../support/offlineStorage.ts'
import { type Product, startProduct } from '../support/product.ts'

const few = resolve(process.env.DIST_DIR ?? 'dist', 'site')
let many = ''

beforeAll(() => {
  many = buildWithArticles(300, join(process.env.DIST_DIR ?? 'dist', 'many'))
}, 300_000)

/** Scripts of the outbox, which a page loads three seconds after it began, whether or not it is at rest by then. */
const loadedLater = /\/(OutboxPanel|ConfirmQuestion|useItemEditor)-/

/** Addresses in the worker's precache manifest. */
const precached = (siteDir: string) =>
  Array.from(readFileSync(join(siteDir, 'sw.js'), 'utf8').matchAll(/"url":"([^"]+)"/g), (match) => match[1] ?? '')
const bytesOf = (siteDir: string, files: string[]) =>
  files.reduce((sum, file) => sum + readFileSync(join(siteDir, file)).length, 0)

test('of hundreds of articles the newest are installed, hardly more bytes than of the own ones', () => {
  const [all, own] = [precached(many), precached(few)]
  expect(own.filter((url) => url.startsWith('blogs/'))).toHaveLength(articleCards.length + 1)
  expect(existsSync(join(many, 'blogs/generated-300/index.html'))).toBe(true)
  expect(own.filter((url) => url.endsWith('.html') && !all.includes(url))).toEqual([])
  const articles = all.filter((url) => /^blogs\/./.test(url) && url !== 'blogs/index.html')
  expect(articles.length).toBeGreaterThanOrEqual(articleCards.length)
  expect(articles.length).toBeLessThan(25)
  expect(articles).toContain('blogs/generated-15/index.html')
  expect(bytesOf(many, all)).toBeLessThan(bytesOf(few, own) * 1.15)
  expect(bytesOf(many, ['sw.js'])).toBeLessThan(bytesOf(few, ['sw.js']) * 1.05)
})

test('a first visit loads as much script with hundreds of articles as with the own ones', async () => {
  await using fewServed = await startProduct({ SITE_DIR: few })
  await using manyServed = await startProduct({ SITE_DIR: many })
  const scriptOf = async (product: Product, path: string) => {
    await using someone = await visitor()
    const sizes: Promise<number>[] = []
    const measure = (response: Response) => {
      const { pathname } = new URL(response.url())
      if (!/\.(js|json)$/.test(pathname) || loadedLater.test(pathname)) return
      sizes.push(response.body().then((body) => body.length))
    }
    someone.page.on('response', measure)
    await openPage(someone.page, product.url + path)
    await someone.page.waitForLoadState('networkidle')
    someone.page.off('response', measure)
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
  for (const path of ['/', '/blogs', someService, someArticle]) {
    const [before, after] = [await scriptOf(fewServed, path), await scriptOf(manyServed, path)]
    expect(before, path).toBeGreaterThan(100_000)
    expect(after, path).toBeLessThan(before * 1.02)
  }
})

test('OF-09 an old article that was opened stays readable offline; one that was not says so and lists what is', async () => {
  await using product = await startProduct({ SITE_DIR: many })
  await using someone = await visitor(withWorker)
  const { page } = someone
  await openPage(page, product.url)
  await storedForOffline(page)
  await openPage(page, `${product.url}/blogs/generated-250`)
  // Page and file, and the mark that both are of this version: not the mark of a round that has begun.
  const kept = ['/blogs/generated-250', articleFilePath('generated-250'), '/current']
  await expect.poll(() => storedIn(page, 'visited-pages')).toEqual(kept.toSorted())
  await openPage(page, `${product.url}/blogs?page=30`)
  await page.getByText('Page 30 of 34').waitFor()

  await product.stop()
  const again = await page.goto(`${product.url}/blogs/generated-250`)
  expect(again?.status()).toBe(200)
  await hydrated(page)
  expect(await page.locator('h1').first().textContent()).toBe('Generated Article 250')

  await page.goto(`${product.url}/blogs/generated-251`)
  await page.getByRole('heading', { name: 'What you can read now' }).waitFor()
  // As the worker serves it, and still when its scripts have asked for the article in vain.
  expect(await page.title()).toContain('Not stored on this device')
  await hydrated(page)
  await expect.poll(() => page.title()).toContain('Not stored on this device')
  await expect.poll(() => page.locator('h1').allTextContents()).toEqual([offline.title])
  await page.locator('[data-stored-here] a', { hasText: 'Generated Article 250' }).waitFor()
  await page.locator('[data-stored-here] a', { hasText: 'Capital Gains Tax for NRIs' }).click()
  await expect.poll(() => page.locator('h1').first().textContent()).toBe('Capital Gains Tax for NRIs')

  // Inside the app, too, what is not stored says so instead of failing, and the way back is open.
  await page.goto(`${product.url}/blogs`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByText('Page 2 of 34').waitFor()
  await page.goto(`${product.url}/blogs?page=30`)
  await page.getByRole('heading', { name: 'What you can read now' }).waitFor()
  // A failed fetch is logged: 503 for an address that is not stored. Generated articles, the newest, have no pictures: 404.
  expect(someone.complaints.filter((text) => !/status of (?:404|503)|Failed to fetch/.test(text))).toEqual([])
})
