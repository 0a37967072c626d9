import { expect, test } from 'vitest'
import { movedArticles } from '#content/articles.ts'
import { calendarPath } from '#content/calendar.ts'
import { changesFeedPath } from '#content/lawChanges.ts'
import { importantLinks } from '#content/pages/importantLinks.ts'
import { pageAddresses } from '../../support/addresses.ts'
import { linksOf } from '../../support/prose.ts'
import { articles, everyText } from '../../support/siteTexts.ts'

/** Links in running text, and URLs that are a whole value. */
const links = everyText.flatMap(({ where, text }) => {
  const own = /^(?:\/|https?:)\S*$/.test(text) ? [text] : []
  return [...own, ...linksOf(text)].map((address) => ({ where, address }))
})
const inside = links.filter(({ address }) => address.startsWith('/'))

test('every internal link leads to a page', () => {
  expect(inside.length).toBeGreaterThan(0)
  // A link to an article that was taken away leads on.
  const pages = new Set<string>([...pageAddresses, ...Object.keys(movedArticles), calendarPath, changesFeedPath])
  expect(inside.filter(({ address }) => !pages.has(address.replace(/#.*$/, '')))).toEqual([])
})

test('every external link is https and goes to an address that can be read', () => {
  const outside = links.filter(({ address }) => !/^(?:\/|mailto:|tel:)/.test(address))
  expect(outside.filter(({ address }) => !URL.canParse(address) || new URL(address).protocol !== 'https:')).toEqual([])
})

test('no link is spelt in a way that a page would show as typed', () => {
  expect(everyText.filter(({ text }) => /\]\((?!\/|https:|mailto:|tel:)/.test(text))).toEqual([])
})

test('RS-12 RS-13 the helpful links are stored without a scheme, and no office is listed twice', () => {
  const urls = importantLinks.links.map(({ url }) => url)
  expect(urls.filter((url) => new URL(`https://${url}`).host !== url)).toEqual([])
  expect(new Set(urls).size).toBe(urls.length)
})

test('BA-10 the articles that an article names as related exist and are others', () => {
  const slugs = articles.map(({ slug }) => slug)
  for (const { slug, relatedArticles = [] } of articles) {
    expect(slugs).toEqual(expect.arrayContaining(relatedArticles))
    expect(relatedArticles).not.toContain(slug)
    expect(new Set(relatedArticles).size).toBe(relatedArticles.length)
  }
})
