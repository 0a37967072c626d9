import { expect, test } from 'vitest'
import { articles } from '../../../support/siteTexts.ts'
import { medianOf } from './measures.ts'
import { sharedSentences } from './repetitions.ts'
import { runsInThree, runsOf } from './sharedRuns.ts'
import { placeOf } from './warning.ts'
import { contentWarnings } from './warnings.ts'
import { wordingWarnings } from './wordings.ts'

test.each([
  'The range is unchanged as far as we could find.',
  'We found no change to the rule; verify the amended section 7.',
  'Sources conflict about some Gulf States.',
  'Bring your papers.',
  'Whoever signs must be present.',
  'We guarantee that you will get the flat.',
  'An award-winning team.',
  'Figures are those of the article’s date unless a law check says otherwise.',
])('AB-06 BA-31 an editor is told of: %s', (text) => {
  expect(wordingWarnings([{ where: 'pages/home.ts', text }])).not.toEqual([])
})

test('plain words give no remark', () => {
  expect(wordingWarnings([{ where: 'pages/home.ts', text: 'The person who signs brings the document.' }])).toEqual([])
})

test('BA-15 a run of five words in three texts is found, while law and its terms are no run', () => {
  const texts = ['one', 'two', 'three'].map((where) => ({
    where,
    text: 'The bank will ask for proof. Under section 18 of the Indian Stamp Act, within 3 months. State of Haryana, (2012) 1 SCC 656.',
  }))
  expect(runsInThree(texts).map(([run]) => run)).toEqual(['the bank will ask for', 'bank will ask for proof'])
  expect(runsInThree(texts.slice(1))).toEqual([])
  expect([...runsOf('A special power of attorney is enough here')]).toEqual(['a specialpowerofattorney is enough here'])
})

test('BA-15 SD-19 a sentence of eight words in two texts is found, a shorter one is not', () => {
  const [first, second] = ['articles/a.md', 'services/B.md']
  const long = 'The registrar keeps the original deed until both sides sign.'
  const found = sharedSentences([
    { where: first, text: `${long} Ask us.` },
    { where: second, text: `${long} Ask us.` },
  ])
  expect(found).toMatchObject([{ where: second, words: long }])
})

test('the sentence in the middle counts', () => {
  expect(medianOf('One two. One two three. One two three four five six.')).toBe(3)
})

test('a remark names file and line, and the texts of the site can all be read for remarks', () => {
  const [article] = articles
  const heading = article?.content.find(({ type }) => type === 'heading')
  const words = heading?.type === 'heading' ? heading.content : ''
  const { file, line } = placeOf({ where: `articles/${article?.slug}.md.content.0`, words, remark: '' })
  expect(file).toBe(`src/content/articles/${article?.slug}.md`)
  expect(line).toBeGreaterThan(10)
  for (const remark of contentWarnings()) expect(remark).toMatch(/^src\/[\w/.-]+\.(?:md|ts):\d+ {2}\S/)
})
