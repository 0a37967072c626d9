import { expect, test } from 'vitest'
import { openSearch } from './search.ts'
import { searchIndexes } from './searchIndex.ts'

const questions = [
  { question: 'A director who lives here?', answer: 'Section 149 asks for one.' },
  { question: 'Tax on a price?', answer: 'The buyer withholds TDS, section 194-IA.' },
  { question: 'Signed abroad?', answer: 'By a power of attorney.' },
  { question: 'किराये पर टीडीएस?', answer: 'किरायेदार काटता है।' },
]
const find = await openSearch(searchIndexes({ services: [], articles: [], guides: [], questions }).recent)
const titles = (query: string) => find(query).map(({ title }) => title.map(({ text }) => text).join(''))

test.each(['194', '194-IA', '194IA', '194 ia', 'section 194-IA'])(
  'a number is never taken for another with the same figures: %s',
  (query) => {
    expect(titles(query)).toEqual(['Tax on a price?'])
  },
)

test('a number that is nowhere finds nothing, although one with its figures in another order is there', () => {
  expect(titles('419')).toEqual([])
})

test.each([
  ['T.D.S.', 'Tax on a price?'],
  ['T.D.S', 'Tax on a price?'],
  ['what is P.O.A.?', 'Signed abroad?'],
  ['टी.डी.एस.', 'किराये पर टीडीएस?'],
])('an abbreviation with points is read as one without: %s', (query, title) => {
  expect(titles(query)).toContain(title)
})

test('points of a sum or a list of letters in a sentence stay apart', () => {
  expect(titles('149. power')).toContain('Signed abroad?')
})
