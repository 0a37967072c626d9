import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { translatedSearchable } from '#build/prerender/readTranslation.ts'
import { sourceLanguage, translations } from '#content/languages.ts'
import { searchTexts } from '#content/texts/search.ts'
import type { Translated } from '#content/translated.ts'
import { translatedCache } from '#device/offline/translatedCache.ts'
import { nameOf } from '#site/features/search/languageNotice.ts'
import { holdScripts } from '../support/badLineVisit.ts'
import { openPage, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { deviceText } from '../support/deviceStorage.ts'
import { pageIdle } from '../support/idle.ts'
import { startProduct } from '../support/product.ts'
import { textsIn } from '../support/textsIn.ts'

const dialog = '[data-search]'
const results = '[data-search] [data-found]'

/** Opens the page and waits until it is idle: its content is hydrated after its frame, when nothing else is pending. */
async function openAtRest(page: Page, url: string): Promise<void> {
  await openPage(page, url)
  await pageIdle(page)
}

/** Paths of what is kept beside the pages in another language that were read. */
function translatedFiles(page: Page): Promise<string[]> {
  return page.evaluate(async (name) => {
    const kept = await (await caches.open(name)).keys()
    return kept.map(({ url }) => new URL(url).pathname)
  }, translatedCache)
}

test('search opens with / and by its button, forgives a typing error, and leads by keyboard to the heading', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  const indexes: string[] = []
  context.on('request', (request) => {
    if (/\/search-.*\.json$/.test(request.url()) && !request.serviceWorker()) indexes.push(request.url())
  })
  await openAtRest(page, `${product.url}/about`)
  expect(indexes).toEqual([])

  await page.keyboard.press('/')
  await page.locator(dialog).waitFor()
  // In one step: the results lag behind what is typed.
  await page.keyboard.insertText('successon certifcate fee')
  await page.locator(results).first().waitFor()
  expect(indexes).toHaveLength(1)
  expect((await page.locator(`${dialog} mark`).allTextContents()).join(' ').toLowerCase()).toContain('succession')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await page.evaluate(() => document.activeElement?.matches('li:nth-child(2) [data-found]'))).toBe(true)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  expect(await page.evaluate(() => document.activeElement?.matches('input[name=q]'))).toBe(true)

  await page.locator('input[name=q]').fill('15CA')
  await expect.poll(() => page.locator(`${dialog} mark`).first().textContent()).toBe('15CA')
  const target = (await page.locator(results).first().getAttribute('href')) ?? ''
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.url()).toBe(product.url + target)
  expect(await page.locator(dialog).count()).toBe(0)
  const [, id = ''] = target.split('#')
  await expect
    .poll(async () => Math.round((await page.locator(`[id="${id}"]`).boundingBox())?.y ?? -1))
    .toBeLessThan(200)

  // The bar went away while reading on.
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await page.locator(dialog).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator(dialog).count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Search')
  expect(someone.complaints).toEqual([])
})

test('offline a question is found and opens with its answer; the page of results can be opened cold and shared', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page } = someone
  await openPage(page, product.url)
  await storedForOffline(page)
  await product.stop()
  await page.goto(`${product.url}/search?q=how%20long%20title%20search`)
  const question = page.locator('[data-found]').filter({ hasText: 'Question' }).first()
  await question.waitFor()
  expect(await page.title()).toContain('Search')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await question.click()
  await expect.poll(() => page.url()).toContain('#faq-')
  const id = new URL(page.url()).hash.slice(1)
  await page.locator(`[aria-labelledby="${id}"][aria-expanded=true]`).waitFor()
  await page.goBack()
  await question.waitFor()
  expect(await page.locator('main input[name=q]').inputValue()).toBe('how long title search')
  expect(someone.complaints).toEqual([])
})

test('what was searched for stays on this device until it is cleared', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page } = someone
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await openAtRest(page, product.url)
  await page.keyboard.press('/')
  await page.locator(dialog).waitFor()
  await page.keyboard.type('farmland inheritance')
  await page.locator(results).first().waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.url()).toBe(`${product.url}/search?q=farmland+inheritance`)
  await page.locator('[data-found]').first().waitFor()

  await page.keyboard.press('/')
  const recent = page.locator(dialog).getByRole('button', { name: 'farmland inheritance' })
  await recent.click()
  await page.locator(results).first().waitFor()
  await page.locator(`${dialog} input`).fill('')
  await page.locator(dialog).getByRole('button', { name: 'Clear' }).click()
  await expect.poll(() => recent.count()).toBe(0)
  // A reload would abort the deletion.
  await expect.poll(() => deviceText(page)).not.toContain('farmland inheritance')
  await page.reload()
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  await page.keyboard.press('/')
  await page.locator(dialog).waitFor()
  await pageIdle(page)
  expect(await recent.count()).toBe(0)
  expect(sent.filter((request) => /farmland/.test(request) && !request.startsWith(`${product.url}/search?`))).toEqual(
    [],
  )
  expect(someone.complaints).toEqual([])
})

test('where the script of the dialog is lost, the button and the key lead to the page of search', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page } = someone
  await page.route('**/SearchDialog-*.js', (route) => route.abort('internetdisconnected'))
  await openPage(page, `${product.url}/about`)
  await page.getByRole('link', { name: 'Search', exact: true }).first().click()
  await page.waitForURL('**/search')
  await page.goBack()
  await page.waitForURL('**/about')
  await page.keyboard.press('/')
  await page.waitForURL('**/search')
  await page.getByRole('searchbox').waitFor()
})

test('the key pressed before the page answers opens the search as soon as it does', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page } = someone
  const goOn = await holdScripts(page)
  await page.goto(`${product.url}/about`, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  await page.keyboard.press('/')
  goOn()
  await page.locator('dialog[open]').getByRole('searchbox').waitFor()
})

test('whatever a query looks like, it is searched for as text and stays in the address', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page } = someone
  for (const q of ['true', 'null', '[1]', '{}', '"x"', '662e41', '12345678901234567890']) {
    await openPage(page, `${product.url}/search?q=${encodeURIComponent(q)}`)
    await page
      .getByText(/No results for|results?$/)
      .first()
      .waitFor()
    expect(await page.locator('main input[name=q]').inputValue()).toBe(q)
    expect(new URL(page.url()).searchParams.get('q')).toBe(q)
  }
  for (const query of ['q=a&q=b', 'q=50%', 'q=%E0%A4', `q=${'x'.repeat(5000)}`]) {
    await openPage(page, `${product.url}/search?${query}`)
    await page
      .getByText(/No results for|results?$/)
      .first()
      .waitFor()
  }
  for (const path of ['/blogs?page=true', '/contact?name=%', '/tools/residence?from=null']) {
    await openPage(page, product.url + path)
    expect(await page.getByText('This page could not be opened').count()).toBe(0)
  }
  expect(someone.complaints).toEqual([])
})

/** One language with other letters than English. */
const others = translations.filter(({ script }) => script !== sourceLanguage.script).slice(0, 1)
/** A word of its texts. */
const wordIn = async (code: string) => (await translatedSearchable(code)).cards?.[0]?.title.split(' ')[0] ?? ''

test.each(others)(
  'on a page in $name its words are found and marked, offline too; English words lead to results in English',
  async ({ code }) => {
    const word = await wordIn(code)
    const texts = await textsIn<Translated<typeof searchTexts>>(code, 'search.ts', 'searchTexts')
    await using product = await startProduct()
    await using someone = await visitor(withWorker)
    const { page } = someone
    const searched = `${product.url}/${code}/search?q=${encodeURIComponent(word)}`
    await openPage(page, searched)
    await storedForOffline(page)
    const hits = page.locator('[data-found]')
    await hits.first().waitFor()
    expect(await page.locator('[data-found] mark').first().textContent()).toContain(word)
    expect(await page.locator('[data-found] [lang=en]').count()).toBe(0)
    const found = await hits.count()
    await openPage(page, `${product.url}/${code}/search?q=capital+gains`)
    await page.locator('[data-found] [lang=en] mark').first().waitFor()
    await page.getByText(texts.onlyEnglish).waitFor()

    const isIndexKept = async () =>
      (await translatedFiles(page)).some((path) => path.startsWith(`/assets/search-${code}-`))
    await expect.poll(isIndexKept).toBe(true)
    await product.stop()
    await page.goto(searched)
    await hits.first().waitFor()
    expect(await hits.count()).toBe(found)
    await page.goto(`${product.url}/${code}/search?q=capital+gains`)
    await page.locator('[data-found] [lang=en] mark').first().waitFor()
    expect(someone.complaints).toEqual([])
  },
)

test.each(others)(
  'an English page loads no index in $name, and leads to it from a word in its letters',
  async (language) => {
    const { code } = language
    await using product = await startProduct()
    await using someone = await visitor()
    const { page } = someone
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await openPage(page, `${product.url}/search?q=${encodeURIComponent(await wordIn(code))}`)
    const link = page.getByRole('link', { name: searchTexts.searchInLanguage(nameOf(language)) })
    await link.waitFor()
    expect(asked.filter((url) => url.includes(`search-${code}`))).toEqual([])
    await link.click()
    await page.waitForURL(`**/${code}/search?**`)
    await page.locator('[data-found]').first().waitFor()
    expect(someone.complaints).toEqual([])
  },
)
