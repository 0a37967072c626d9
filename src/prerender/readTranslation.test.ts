import { expect, test } from 'vitest'
import { sourcesId } from '#content/sourceId.ts'
import { articleFileNames, readArticle } from './readContent.ts'
import {
  checkedPaths,
  pageTranslation,
  readTranslation,
  shownCheck,
  translatedArticle,
  translatedPaths,
} from './readTranslation.ts'

const hindi = await readTranslation('hi')

test('a translated article has the ids of the English headings, so that a link to a place holds in both languages', async () => {
  expect(Object.values(hindi.articles).length).toBeGreaterThan(3)
  for (const blog of Object.values(hindi.articles)) {
    const original = await readArticle(`${blog.slug}.md`)
    const ids = ({ content }: typeof blog) => content.flatMap((block) => (block.type === 'heading' ? [block.id] : []))
    expect(ids(blog), blog.slug).toEqual(ids(original))
    const sources = blog.content.find((block) => block.type === 'heading' && block.id === sourcesId)
    expect(sources).toMatchObject({ content: expect.stringMatching(/\p{Script=Devanagari}/u) })
    const notes = blog.content.at(-1)
    const items = notes?.type === 'numbered' ? notes.items : []
    expect(items.length).toBeGreaterThan(0)
    expect(items.filter((item) => !/: .*संपादक, .*। \[\^<\d+\]$/.test(item))).toEqual([])
    expect(blog.faqPage?.mainEntity.length).toBe(original.faqPage?.mainEntity.length)
  }
})

test('days and reading time are written as the language does; machines read the English day', () => {
  for (const { date, shown, readingTime } of Object.values(hindi.articles)) {
    expect(shown?.date).toMatch(/^\d{1,2} \p{Script=Devanagari}+ \d{4}$/u)
    expect(Number.parseInt(readingTime, 10)).toBeGreaterThan(3)
    expect(date).toMatch(/^[A-Z][a-z]+ \d/)
  }
})

test('every article is either translated or named as one in English, and only translated ones are related', () => {
  const translated = Object.values(hindi.articles).map(({ slug }) => slug)
  const all = [...translated, ...hindi.english.map(({ slug }) => slug)]
  expect(all.toSorted()).toEqual(
    articleFileNames()
      .map((name) => name.replace('.md', ''))
      .toSorted(),
  )
  for (const { relatedArticles = [] } of Object.values(hindi.articles)) {
    expect(relatedArticles.filter((slug) => !translated.includes(slug))).toEqual([])
  }
})

test('services have their names in the language, and no address is listed that has no page', async () => {
  expect(hindi.cards.filter(({ title, path }) => /[a-z]/i.test(title) || !hindi.banners[path])).toEqual([])
  const paths = await translatedPaths()
  expect(paths).toEqual([...new Set(paths)])
  expect(paths).toContain('/blogs/power-of-attorney-nri')
})

test('a machine draft is not among the paths for search engines', async () => {
  const drafts = Object.values(hindi.articles).filter(({ translation }) => translation === 'draft')
  const paths = await checkedPaths()
  expect(drafts.filter(({ slug }) => paths.includes(`/blogs/${slug}`))).toEqual([])
  expect(paths.includes('/')).toBe((await pageTranslation()) !== 'draft')
  expect(await translatedPaths()).toEqual(expect.arrayContaining(paths))
})

test('a translation that lacks a heading is refused, with what is wrong', async () => {
  const original = await readArticle('power-of-attorney-nri.md')
  const short = { ...original, content: original.content.slice(1).filter((block) => block.type !== 'heading') }
  const texts = { notes: { heading: 'x', checked: () => '' }, locale: 'hi-IN', readingTime: String }
  expect(() => translatedArticle(short, original, texts, [])).toThrow(/headings: must be \d+ as in the English article/)
})

test('the pages that are no articles are a draft, or name who checked them and when, as the language writes it', async () => {
  expect(await pageTranslation()).toBeDefined()
  expect(shownCheck('draft', 'hi-IN')).toBe('draft')
  expect(shownCheck('checked by Asha Rao on 20 November 2026', 'hi-IN')).toEqual({
    by: 'Asha Rao',
    on: '20 नवंबर 2026',
  })
  expect(() => shownCheck('checked', 'hi-IN')).toThrow(/pageList.ts: translation: must be "draft", or written like/)
})
