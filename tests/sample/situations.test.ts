import { expect, test } from 'vitest'
import { sourceLanguage } from '#content/languages.ts'
import { servedSite } from '../support/forAllTests.ts'
import { rawPage } from '../support/rawPage.ts'
import { searchOf } from '../support/searchOf.ts'
import { situations } from './readerSituations.ts'

const { search } = await searchOf(sourceLanguage.code)
const at = servedSite()

test.each(situations.map(([words, right]) => [words, right] as const))(
  '"%s" finds the right page among the first three',
  (query, right) => {
    const urls = search(query, 3).map(({ url }) => url)
    expect(
      urls.filter((url) => right.test(url)),
      urls.join(' '),
    ).not.toEqual([])
  },
)

test.each(situations)(
  'from the home page links lead "%s" to the right page in at most three steps, without search or scripts',
  async (_, right, links) => {
    expect(links.length).toBeLessThanOrEqual(3)
    let path = '/'
    for (const text of links) {
      const { named } = await rawPage(at.url + path)
      expect(
        named.map((link) => link.text),
        path,
      ).toContain(text)
      path = new URL(named.find((link) => link.text === text)?.to ?? '', at.url + path).href.slice(at.url.length)
    }
    expect(path).toMatch(right)
    expect((await rawPage(at.url + path.replace(/#.*/, ''))).status).toBe(200)
  },
)
