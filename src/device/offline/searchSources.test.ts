import { expect, test } from 'vitest'
import type { Block, Blog } from '#content/blocks.ts'
import { openBothLanguages, openSearch } from './search.ts'
import { searchIndexes } from './searchIndex.ts'

/** An article with a section in its own language, and the list of official texts, whose names are English. */
function article(slug: string, title: string, section: string): Blog {
  const content: Block[] = [
    { type: 'heading', level: 2, content: title, id: 'section' },
    { type: 'paragraph', content: section },
    { type: 'heading', level: 2, content: 'List', id: 'official-texts' },
    { type: 'paragraph', content: 'Indian Stamp Act, 1899, on stamp duty. Stamp Rules. Stamp notification.' },
  ]
  return {
    id: slug,
    slug,
    displayName: slug,
    heroSection: { image: 'x', backgroundColor: '', titleColor: '', textColor: '', description: '' },
    metaDescription: '',
    date: 'May 1, 2026',
    reviewed: '20 November 2026',
    readingTime: '9 min read',
    service: 'BankingAndFinance',
    content,
  }
}

const indexOf = (blog: Blog) =>
  searchIndexes({ services: [], articles: [blog], guides: [], questions: [], tools: [] }).recent
const english = indexOf(article('one', 'Three months', `${'A paper waits for its day. '.repeat(20)}Stamp duty is due.`))

test('the list of official texts stands behind the section that is about what was asked', async () => {
  const search = await openSearch(english)
  expect(search('stamp duty').map(({ url }) => url)).toEqual(['/blogs/one#section', '/blogs/one#official-texts'])
})

test('the list of a page in another language stands behind the English pages, which say something of an English word', async () => {
  const hindi = indexOf(article('ek', 'तीन महीने', 'काग़ज़ अपने दिन की राह देखता है।'))
  const search = await openBothLanguages([hindi], [english])
  expect(search('stamp duty').map(({ url }) => url)).toEqual([
    '/blogs/one#section',
    '/blogs/one#official-texts',
    '/blogs/ek#official-texts',
  ])
})

test('what the language of the page has comes once, and not in English again', async () => {
  const hindi = indexOf(article('one', 'NRO खाता', 'किराया NRO खाते में आता है।'))
  const more = indexOf(article('two', 'NRO account', 'Rent goes to the NRO account.'))
  const both = await openBothLanguages([hindi], [indexOf(article('one', 'NRO account', 'Rent goes to NRO.')), more])
  expect(both('NRO').map(({ url, isEnglish }) => [url, isEnglish === true])).toEqual([
    ['/blogs/one#section', false],
    ['/blogs/two#section', true],
  ])
})
