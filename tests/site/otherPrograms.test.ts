// For programs other than browsers: feed readers, search engines, networks that show a link, phones that look for numbers.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { articleCards } from '#content/articles.ts'
import { site } from '#content/site.ts'
import { everyTranslation, pageAddresses } from '../support/addresses.ts'
import { everyAddress } from '../support/everyAddress.ts'
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

test('no page, and no frame of the workplace, lets a phone make links of numbers, days and addresses', async () => {
  const paths = new Set([...pageAddresses, ...everyAddress, ...everyTranslation, '/desk/'])
  for (const path of paths) {
    const { meta } = await rawPage(at.url + path)
    expect(meta.get('format-detection'), path).toBe('telephone=no, date=no, address=no, email=no')
  }
})

test('LinkedIn, which takes no WebP, is named a JPEG on every page in another language too, with its type', async () => {
  for (const path of everyTranslation) {
    const { meta } = await rawPage(at.url + path)
    const picture = meta.get('og:image') ?? ''
    expect([meta.get('og:image:type'), meta.get('twitter:image')], path).toEqual(['image/jpeg', picture])
    const answer = await fetch(at.url + picture.slice(site.origin.length))
    expect([answer.status, answer.headers.get('content-type')], picture).toEqual([200, 'image/jpeg'])
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata()
    expect([format, width, height], picture).toEqual(['jpeg', 1200, 630])
  }
})
