// Files for programs other than browsers: feed readers, search engines, networks that show a link.
import { expect, test } from 'vitest'
import { articleCards } from '#content/articles.ts'
import { site } from '#content/site.ts'
import { servedSite } from '../support/forAllTests.ts'
import { rawPage } from '../support/rawPage.ts'

const at = servedSite()

test('ME-12 the sitemap and the feed say of each article the day on which its own page says it was modified', async () => {
  const map = await (await fetch(`${at.url}/sitemap.xml`)).text()
  const listed = Array.from(map.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)</g), ([, url = '', day]) => [url, day])
  expect(listed.length).toBeGreaterThanOrEqual(articleCards.length)
  for (const [url = '', day] of listed) {
    const { data, meta } = await rawPage(at.url + url.slice(site.origin.length))
    const modified = data.find((item) => item['@type'] === 'Article')?.dateModified
    expect([modified, meta.get('article:modified_time')], url).toEqual([day, day])
  }
  const feed = await (await fetch(`${at.url}/feed.xml`)).text()
  const entries = feed.matchAll(/<id>([^<]*)<\/id><link [^>]*><published>[^<]*<\/published><updated>([^<T]*)T/g)
  const inFeed = Array.from(entries, ([, url, day]) => [url, day])
  expect(inFeed).toHaveLength(articleCards.length)
  for (const entry of inFeed) expect(listed).toContainEqual(entry)
})
