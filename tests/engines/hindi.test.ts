import { expect, test } from 'vitest'
import { enquiryTexts } from '#content/hi/texts/enquiry.ts'
import { translatedCache } from '#offline/translatedCache.ts'
import { startProduct } from '../support/product.ts'
import { forEachEngine } from './support/forEachEngine.ts'
import { click, openPage, storedForOffline, until } from './support/page.ts'
import { enquiries, fillEnquiry, notice, outboxEmpty, submitEnquiry } from './support/writing.ts'

const article = '/hi/blogs/power-of-attorney-nri'

/** Whether these pages are on the device. */
async function areKept(name: string, paths: readonly string[]): Promise<boolean> {
  const cache = await caches.open(name)
  const kept = await Promise.all(paths.map((path) => cache.match(path)))
  return kept.every(Boolean) && Boolean(await cache.match('/current'))
}

/** Whether the page is in Hindi, in a face that was loaded for it. */
function isInHindi(): boolean {
  const faces = [...document.fonts].filter(({ family, status }) => /Devanagari/.test(family) && status === 'loaded')
  return document.documentElement.lang === 'hi' && faces.length > 0
}

forEachEngine((engine) => {
  test('pages in Hindi that were read open cold without a server, and an enquiry written there arrives once', async () => {
    await using product = await startProduct()
    await openPage(engine, `${product.url}${article}`)
    await storedForOffline(engine)
    await until(engine, isInHindi)
    await until(engine, areKept, translatedCache, [article])
    // A link to the other language is a document of its own, and leads back.
    await click(engine, 'footer a[hreflang=en]', 'English')
    await until(engine, (path) => location.pathname === path, article.replace('/hi', ''))
    await click(engine, 'footer a[hreflang=hi]')
    await until(engine, (path) => location.pathname === path, article)
    await openPage(engine, `${product.url}/hi/contact`)
    await until(engine, areKept, translatedCache, [article, '/hi/contact'])

    await product.stop()
    await engine.restart()
    await engine.resize(390, 844)
    await openPage(engine, `${product.url}${article}`)
    await until(engine, isInHindi)
    expect(await engine.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await openPage(engine, `${product.url}/hi/contact`)
    await fillEnquiry(engine, 'हिन्दी में पूछताछ')
    await submitEnquiry(engine)
    expect(await notice(engine, 'info')).toBe(enquiryTexts.saved)
    await product.start()
    await engine.evaluate(() => dispatchEvent(new Event('online')))
    await outboxEmpty(engine)
    await expect.poll(() => enquiries(product)).toEqual(['हिन्दी में पूछताछ'])
  })
})
