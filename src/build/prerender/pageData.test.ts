import { expect, test } from 'vitest'
import { articleFile, articleList } from '#content/articles.ts'
import { pageData } from './pageData.ts'

const entry = { articleFile, articleList }
const slug = articleList(1).cards[0]?.slug ?? ''

/** The data in a page, and the address of the file that it stands for. */
function parts(html: string) {
  const [, path, text = ''] =
    /^<script type="application\/json" data-file="([^"]*)">([^<]*)<\/script>$/.exec(html) ?? []
  return { path, data: JSON.parse(text) }
}

test('an article carries its data, under the addresses by which its page was asked for and will be', async () => {
  const data = await articleFile(slug)
  expect(data?.blog.slug).toBe(slug)
  expect(parts(await pageData(entry, `/blogs/${slug}`, '/blogs/$param'))).toEqual({
    path: `/articles/${slug}.json`,
    data,
  })
  const id = data?.blog.id
  expect(parts(await pageData(entry, `/blogs/${id}`, '/blogs/$param'))).toEqual({
    path: `/articles/${id}.json /articles/${slug}.json`,
    data,
  })
})

test('the list carries its first page, in a translation under the address of that, and other pages nothing', async () => {
  expect(parts(await pageData(entry, '/blogs', '/blogs/', '/hi'))).toEqual({
    path: '/hi/articles/pages/1.json',
    data: articleList(1),
  })
  expect(await pageData(entry, '/contact', '/contact')).toBe('')
})

test('a text cannot end the element that it stands in', async () => {
  const evil = { page: 1, pages: 1, cards: [], english: [{ slug: 'x', displayName: '</script><script>alert(1)' }] }
  const html = await pageData({ ...entry, articleList: () => evil }, '/blogs', '/blogs/')
  expect(html.match(/<\/?script/g)).toHaveLength(2)
  expect(parts(html).data).toEqual(evil)
})
