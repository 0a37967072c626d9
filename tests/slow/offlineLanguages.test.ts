import { unstoredTexts } from 'virtual:translations'
import { expect, test } from 'vitest'
import { translatedSearchable } from '#build/prerender/readTranslation.ts'
import { languageOf } from '#content/languages.ts'
import { translatedCache } from '#device/offline/translatedCache.ts'
import { translatedAddresses } from '../support/addresses.ts'
import { openPage, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { startProduct } from '../support/product.ts'

const others = translatedAddresses.slice(0, 1)

test.each(others)(
  'OF-09 OF-19 without a connection, after one page in $name was read on a metered line, its search opens and finds; an unread page says in $name that it is not stored',
  async ({ code, addresses }) => {
    const [read = '', unread = ''] = [addresses.get('/contact'), addresses.get('/services')]
    const word = (await translatedSearchable(code)).cards?.[0]?.title.split(' ')[0] ?? ''
    const texts = unstoredTexts.translated[code]
    await using product = await startProduct()
    await using someone = await visitor(withWorker)
    const { page } = someone
    await openPage(page, product.url + read)
    await storedForOffline(page)
    const kept = () =>
      page.evaluate(async (name) => {
        const files = await (await caches.open(name)).keys()
        return files.map(({ url }) => new URL(url).pathname).join(' ')
      }, translatedCache)
    await expect.poll(kept, { timeout: 30_000 }).toContain(`/assets/search-${code}-`)
    await product.stop()

    await openPage(page, product.url + read)
    await page.keyboard.press('/')
    await page.locator('[data-search] input').fill(word)
    await page.locator('[data-search] [data-found]').first().waitFor()
    expect(await page.locator('[data-found] mark').first().textContent()).toContain(word)

    const answer = await page.goto(product.url + unread)
    expect(answer?.status()).toBe(503)
    const heading = page.locator('h1')
    // As the worker sends it, and as the page's own script has it then.
    for (const isScripted of [false, true]) {
      if (isScripted) await page.locator('[data-stored-here] p').waitFor()
      expect(await heading.textContent()).toBe(texts?.title)
      expect(await heading.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(
        languageOf(code).html,
      )
    }
    expect(await page.locator('[data-stored-here] p').textContent()).toBe(texts?.storedPages.text)
    await page.locator(`a[href="/contact"]`).first().waitFor()
    expect(someone.complaints).toEqual([])
  },
)
