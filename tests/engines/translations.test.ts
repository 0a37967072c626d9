import { readFileSync } from 'node:fs'
import { translatedPaths } from 'virtual:translations'
import { expect, test } from 'vitest'
import { prefixOf, translations } from '#content/languages.ts'
import { pathIn } from '#content/pathIn.ts'
import type { enquiryTexts } from '#content/texts/enquiry.ts'
import type { Translated } from '#content/translated.ts'
import { translatedCache } from '#device/offline/translatedCache.ts'
import { startProduct } from '../support/product.ts'
import { textsIn } from '../support/textsIn.ts'
import { forEachEngine } from './support/forEachEngine.ts'
import { click, openPage, storedForOffline, until } from './support/page.ts'
import { enquiries, fillEnquiry, notice, outboxEmpty, submitEnquiry } from './support/writing.ts'

/** Languages with a contact page, and the page that is read besides it. */
const languages = translations
  .filter(({ code }) => translatedPaths[code]?.includes('/contact'))
  .map((language) => {
    const paths = translatedPaths[language.code] ?? []
    const english = paths.find((path) => path.startsWith('/blogs/')) ?? '/'
    const sheet = language.faces ? readFileSync(`src/ui/theme/${language.faces}`, 'utf8') : ''
    const [, face = ''] = /@font-face \{\s+font-family: "([^"]+)"/.exec(sheet) ?? []
    return { ...language, english, read: pathIn(prefixOf(language.code), english), face }
  })

/** Whether these pages are on the device. */
async function areKept(name: string, paths: readonly string[]): Promise<boolean> {
  const cache = await caches.open(name)
  const kept = await Promise.all(paths.map((path) => cache.match(path)))
  return kept.every(Boolean) && Boolean(await cache.match('/current'))
}

/** Whether the page is in the language, and its face was loaded for it where it has one. */
function isIn(lang: string, face: string): boolean {
  const faces = [...document.fonts].filter(({ family, status }) => family.includes(face) && status === 'loaded')
  return document.documentElement.lang === lang && faces.length > 0
}

forEachEngine((engine) => {
  test.each(languages)(
    'pages in $name that were read open cold without a server, and an enquiry written there arrives once',
    async ({ code, name, html, face, english, read }) => {
      const texts = await textsIn<Translated<typeof enquiryTexts>>(code, 'enquiry.ts', 'enquiryTexts')
      const contact = `/${code}/contact`
      await using product = await startProduct()
      await openPage(engine, product.url + read)
      await storedForOffline(engine)
      await until(engine, isIn, html, face)
      await until(engine, areKept, translatedCache, [read])
      // A link to another language is a document of its own, and leads back.
      await click(engine, 'footer a[hreflang=en]', 'English')
      await until(engine, (path) => location.pathname === path, english)
      await click(engine, `footer a[hreflang=${code}]`)
      await until(engine, (path) => location.pathname === path, read)
      await openPage(engine, product.url + contact)
      await until(engine, areKept, translatedCache, [read, contact])

      await product.stop()
      await engine.restart()
      await engine.resize(390, 844)
      await openPage(engine, product.url + read)
      await until(engine, isIn, html, face)
      expect(await engine.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await openPage(engine, product.url + contact)
      await fillEnquiry(engine, name)
      await submitEnquiry(engine)
      expect(await notice(engine, 'info')).toBe(texts.saved)
      await product.start()
      await engine.evaluate(() => dispatchEvent(new Event('online')))
      await outboxEmpty(engine)
      await expect.poll(() => enquiries(product)).toEqual([name])
    },
  )

  test('a language that has a page is offered on that page', async () => {
    await using product = await startProduct()
    await openPage(engine, product.url)
    const offered = await engine.evaluate(() =>
      [...document.querySelectorAll('footer a[hreflang]')].map((link) => link.getAttribute('hreflang')),
    )
    expect(offered).toEqual(translations.map(({ code }) => code))
  })
})
