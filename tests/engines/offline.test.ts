import { expect, test } from 'vitest'
import { articleList } from '#content/articles.ts'
import { otherArticleId, someArticle, someService } from '../support/addresses.ts'
import { startProduct } from '../support/product.ts'
import { alsoEndToEnd, forEachEngine } from './support/forEachEngine.ts'
import { openPage, shown, storedForOffline } from './support/page.ts'

const addresses = [
  '/',
  '/about',
  '/services',
  someService,
  '/resources',
  '/testimonials',
  someArticle,
  `/blogs/${otherArticleId}`,
  '/contact',
  '/privacypolicy',
]

forEachEngine((engine) => {
  /** Everything there is to read; links elsewhere say offline what they need. */
  const text = () =>
    engine.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p):not(form *, [data-offline-storage] *)')]
        .map((text) => text.textContent?.replaceAll(', needs a connection', ''))
        .join('\n'),
    )

  test('OF-02 OF-13 after one visit every kind of page reads as before without a server once the browser was started again, and an unknown one lists what is stored', async () => {
    await using product = await startProduct()
    await openPage(engine, product.url)
    await storedForOffline(engine)
    const online = new Map<string, string>()
    for (const path of addresses) {
      await openPage(engine, product.url + path)
      await expect.poll(text, { message: path }).not.toBe('')
      online.set(path, await text())
    }
    expect(engine.complaints).toEqual([])
    await product.stop()
    await engine.restart()
    engine.complaints.length = 0
    for (const path of addresses) {
      await openPage(engine, product.url + path)
      await expect.poll(text, { message: path }).toBe(online.get(path))
    }
    await openPage(engine, `${product.url}/blogs?page=2`)
    await shown(engine, 'main h2', articleList(2).cards[0]?.displayName)
    await shown(engine, '[data-connection]', 'cannot be reached')
    await openPage(engine, `${product.url}/search?q=succession`)
    await shown(engine, '[data-found]', 'uccession')
    await openPage(engine, `${product.url}/no-such-page`)
    await shown(engine, 'h1, h2', 'This page is not stored on this device')
    await shown(engine, '[data-stored-here] a', 'Title Verification')
    expect(engine.complaints).toEqual([])
  })
}, alsoEndToEnd)
