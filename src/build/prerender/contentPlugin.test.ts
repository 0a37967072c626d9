import { expect, test } from 'vitest'
import type { Blog } from '#content/blocks.ts'
import { orderedCards } from './contentPlugin.ts'

const blog = (id: string, slug: string, relatedArticles?: string[]): Blog => ({
  id,
  slug,
  displayName: slug,
  heroSection: {
    image: slug,
    backgroundColor: '#000000',
    titleColor: '#ffffff',
    textColor: '#ffffff',
    description: slug,
  },
  metaDescription: slug,
  date: 'May 1, 2025',
  reviewed: '20 November 2026',
  readingTime: '9 min read',
  service: 'Documents',
  content: [{ type: 'paragraph', content: 'Text' }],
  faqPage: { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [] },
  ...(relatedArticles && { relatedArticles }),
})

test('a new article comes first, whatever its number; those of one day are sorted by number, not alphabetically', () => {
  const cards = orderedCards([
    blog('blog10', 'ten'),
    blog('blog9', 'nine', ['ten']),
    blog('blog1', 'one'),
    { ...blog('blog15', 'new'), date: 'December 1, 2026' },
  ])
  expect(cards.map(({ id }) => id)).toEqual(['blog15', 'blog1', 'blog9', 'blog10'])
  expect(cards.some((card) => 'content' in card || 'faqPage' in card)).toBe(false)
})

test.each([
  [
    'an id that is used twice',
    [blog('blog1', 'one'), blog('blog1', 'two')],
    'articles/two.md: id: blog1 is used by src/content/articles/one.md; take the next free number',
  ],
  [
    'a slug that is used twice',
    [blog('blog1', 'one'), blog('blog2', 'one')],
    'articles/one.md: slug: is used by another article',
  ],
  [
    'an unknown related slug',
    [blog('blog1', 'one', ['two', 'tow']), blog('blog2', 'two')],
    'articles/one.md: related: "tow" is not the slug of an article; correct or remove it',
  ],
  [
    'a related list with a comma too many',
    [blog('blog1', 'one', ['two', '']), blog('blog2', 'two')],
    'articles/one.md: related: "" is not the slug of an article; correct or remove it',
  ],
  [
    'an article related to itself',
    [blog('blog1', 'one', ['one'])],
    'articles/one.md: related: names the article itself',
  ],
])('%s is refused with file and field', (_fault, blogs, message) => {
  expect(() => orderedCards(blogs)).toThrow(`src/content/${message}`)
})
