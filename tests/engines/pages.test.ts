import { expect, test } from 'vitest'
import { otherArticleId, someArticle, someService } from '../support/addresses.ts'
import { productForAllTests } from '../support/forAllTests.ts'
import { alsoEndToEnd, forEachEngine } from './support/forEachEngine.ts'
import { openPage } from './support/page.ts'
import { brokenPictures, sidewaysScroll } from './support/pageFaults.ts'

const at = productForAllTests()

/** One address of every kind. */
const kinds = [
  '/',
  '/about',
  '/services',
  someService,
  '/resources',
  '/testimonials',
  '/blogs',
  '/blogs?page=2',
  someArticle,
  `/blogs/${otherArticleId}`,
  '/contact',
  '/privacypolicy',
  '/offline',
  '/search?q=succession',
  '/no-such-page',
]

forEachEngine((engine) => {
  test.each([390, 1440])(
    'RT-21 at %i px every kind of page starts without a complaint, with whole pictures and no scrolling sideways',
    async (width) => {
      await engine.resize(width, 900)
      const faults: string[] = []
      for (const path of kinds) {
        engine.complaints.length = 0
        await openPage(engine, at.url + path)
        faults.push(
          ...engine.complaints,
          ...(await engine.evaluate(brokenPictures)).map((picture) => `${path}: broken picture ${picture}`),
          ...(await engine.evaluate(sidewaysScroll)).map((element) => `${path}: wider than the page: ${element}`),
        )
      }
      expect(faults).toEqual([])
    },
  )
}, alsoEndToEnd)
