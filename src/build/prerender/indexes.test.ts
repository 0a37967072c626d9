import { describe, expect, test } from 'vitest'
import { isoDay, newestFirst } from '#content/isoDay.ts'
import { site } from '#content/site.ts'
import { atomFeed, changesFeed, sitemap } from './indexes.ts'

const article = (number: number, date: string, reviewed = date.replace(/^(\w+) (\d+), /, '$2 $1 ')) => ({
  id: `blog${number}`,
  slug: `article-${number}`,
  displayName: `Article <${number}>`,
  heroSection: { image: '', backgroundColor: '', titleColor: '', textColor: '', description: 'In short & plain' },
  metaDescription: '',
  date,
  reviewed,
  readingTime: '9 min read',
  service: 'Documents' as const,
})

// As they lie in the folder: by name, in no order of days.
const articles = [
  article(10, 'April 1, 2025', '20 November 2026'),
  article(15, 'December 1, 2026'),
  article(2, 'March 3, 2025', '3 May 2027'),
  article(9, 'April 1, 2025', '4 June 2026'),
]

const all = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, first = '']) => first)

describe('the feed', () => {
  const feed = atomFeed(articles)
  const entries = all(feed, /<entry>(.*?)<\/entry>/g)

  test('names the newest article first and those of one day by their numbers, not as text', () => {
    expect(entries.map((entry) => all(entry, /<id>.*\/(.*)<\/id>/g)[0])).toEqual([
      'article-15',
      'article-9',
      'article-10',
      'article-2',
    ])
  })

  test('gives each entry the day of its publication and the day of its last change', () => {
    expect(entries.map((entry) => all(entry, /<(?:published|updated)>(.*?)</g))).toEqual([
      ['2026-12-01T00:00:00Z', '2026-12-01T00:00:00Z'],
      ['2025-04-01T00:00:00Z', '2026-06-04T00:00:00Z'],
      ['2025-04-01T00:00:00Z', '2026-11-20T00:00:00Z'],
      ['2025-03-03T00:00:00Z', '2027-05-03T00:00:00Z'],
    ])
  })

  test('was changed when any of its entries was, the oldest included', () => {
    expect(all(feed.replace(/<entry>.*<\/entry>/s, ''), /<updated>(.*?)</g)).toEqual(['2027-05-03T00:00:00Z'])
  })

  test('keeps the identity of an entry when its law is reviewed', () => {
    const identities = (text: string) => all(text, /<id>(.*?)<\/id>/g).sort()
    const later = articles.map((one) => ({ ...one, reviewed: '1 January 2028' }))
    expect(identities(atomFeed(later))).toEqual(identities(feed))
  })

  test('says a day on which nothing changed for a site without articles', () => {
    expect(atomFeed([])).toContain('<updated>1970-01-01T00:00:00Z</updated>')
  })
})

test('the feed of changes dates each by the day on which it took effect and leads to its place on the page', () => {
  const change = {
    id: 'forms',
    day: '1 April 2026',
    text: 'Forms <145> & 146. [^incomeTaxRules]',
    note: undefined,
    pages: [],
  }
  const [entry = ''] = all(
    changesFeed([change], ({ day }) => `Changed on ${day}`),
    /<entry>(.*?)<\/entry>/g,
  )
  expect(all(entry, />([^<]+)</g)).toEqual([
    'Changed on 1 April 2026',
    expect.stringMatching(/^https:.*\/what-changed#forms$/),
    '2026-04-01T00:00:00Z',
    '2026-04-01T00:00:00Z',
    'Forms &lt;145&gt; &amp; 146.',
  ])
})

test('a review that is entered with a day before the publication does not make an article older than it is', () => {
  expect(atomFeed([article(1, 'May 2, 2026', '1 May 2026')])).toContain('<updated>2026-05-02T00:00:00Z</updated>')
})

test('the sitemap says when an article last changed, in each language of it', () => {
  const [first = article(1, '')] = articles
  const [home, text] = ['/', `/blogs/${first.slug}`]
  const map = sitemap(
    [home],
    [first],
    [
      { code: 'xa', paths: [home, text], articles: [{ ...first, reviewed: '2 January 2026' }] },
      { code: 'xb', paths: [home], articles: [] },
    ],
  )
  const changed = Array.from(map.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<)?/g), ([, url, day]) => [url, day])
  expect(changed).toEqual([
    [`${site.origin}/`, undefined],
    [`${site.origin}/xa`, undefined],
    [`${site.origin}/xb`, undefined],
    [`${site.origin}/blogs/${first.slug}`, '2026-11-20'],
    [`${site.origin}/xa/blogs/${first.slug}`, '2026-01-02'],
  ])
  const alternates = Array.from(map.matchAll(/<url><loc>([^<]*)<.*?<\/url>/g), ([entry, url]) => [
    url?.slice(site.origin.length),
    Array.from(entry.matchAll(/hreflang="(\w+)"/g), ([, code]) => code),
  ])
  expect(alternates).toEqual([
    ['/', ['en', 'xa', 'xb']],
    ['/xa', ['en', 'xa', 'xb']],
    ['/xb', ['en', 'xa', 'xb']],
    [`/blogs/${first.slug}`, ['en', 'xa']],
    [`/xa/blogs/${first.slug}`, ['en', 'xa']],
  ])
})

test('the order of the list is the same however the files are named', () => {
  const days = newestFirst(articles.toReversed()).map(({ date }) => isoDay(date))
  expect(days).toEqual(days.toSorted().reverse())
  expect(newestFirst(articles.toReversed())).toEqual(newestFirst(articles))
})
