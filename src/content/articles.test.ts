import { expect, test } from 'vitest'
import { articleCards, findArticle, loadArticle, relatedArticles } from './articles.ts'
import type { BlogCard } from './blocks.ts'

const first = articleCards[0]
if (!first) throw new Error('There are no articles.')
const card = (number: number, relatedArticles?: string[]): BlogCard => {
  const { relatedArticles: _own, ...rest } = first
  return { ...rest, id: `blog${number}`, slug: `slug-${number}`, ...(relatedArticles && { relatedArticles }) }
}
const ids = (cards: BlogCard[]) => cards.map(({ id }) => id)
const five = [1, 2, 3, 4, 5].map((number) => card(number))

test('BA-10 an article is followed by the three next in id order, starting again after the last', () => {
  expect(ids(relatedArticles(card(1), five))).toEqual(['blog2', 'blog3', 'blog4'])
  expect(ids(relatedArticles(card(4), five))).toEqual(['blog5', 'blog1', 'blog2'])
})

test('BA-10 the next in id order are the same when a later article comes first in the list', () => {
  const [one, two, three, four, five_] = five
  const newestFirst = [five_, one, two, three, four].flatMap((card) => card ?? [])
  expect(ids(relatedArticles(card(1), newestFirst))).toEqual(['blog2', 'blog3', 'blog4'])
  expect(ids(relatedArticles(card(4), newestFirst))).toEqual(['blog5', 'blog1', 'blog2'])
})

test('BA-10 an article with its own list is followed by that list, in its order, then by the next three in id order', () => {
  const all = [1, 2, 3, 4, 5, 6, 7].map((number) => card(number))
  expect(ids(relatedArticles(card(1, ['slug-7', 'slug-6']), all))).toEqual([
    'blog7',
    'blog6',
    'blog2',
    'blog3',
    'blog4',
  ])
  expect(ids(relatedArticles(card(6, ['slug-3']), all))).toEqual(['blog3', 'blog7', 'blog1', 'blog2'])
})

test('BA-10 an article that its own list and the id order both name comes once, and the article itself never', () => {
  expect(ids(relatedArticles(card(1, ['slug-3', 'slug-1', 'slug-3']), five))).toEqual(['blog3', 'blog2', 'blog4'])
})

test('BA-24 a listed article that is missing is dropped', () => {
  const listed = card(1, ['slug-4', 'gone', 'slug-2'])
  expect(ids(relatedArticles(listed, five))).toEqual(['blog4', 'blog2', 'blog3'])
})

test('BA-10 where there are few articles, none follows itself', () => {
  expect(ids(relatedArticles(card(1), five.slice(0, 2)))).toEqual(['blog2'])
  expect(relatedArticles(card(1), five.slice(0, 1))).toEqual([])
})

test('BA-01 RT-08 an article is found by id and by slug in any case, and not otherwise', async () => {
  expect(findArticle(first.id)).toBe(first)
  expect(findArticle(first.slug.toUpperCase())).toBe(first)
  expect(findArticle('blog0')).toBeUndefined()
  expect((await loadArticle(first.slug))?.content.length).toBeGreaterThan(0)
  expect(await loadArticle('nothing-of-the-kind')).toBeUndefined()
})
