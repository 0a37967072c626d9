import { expect, test } from 'vitest'
import { sentencesOf, titleCase } from '../../support/prose.ts'
import { articles, partsOf, runningTextOf, services, textOf } from '../../support/siteTexts.ts'
import { runsInThree, runsOf } from './sharedRuns.ts'

const articleBodies = articles.map((blog) => ({ where: blog.slug, text: runningTextOf(partsOf(blog).body) }))
const serviceBodies = services.map(({ path, textSection, introSection, heroSection, faqSection }) => ({
  where: path,
  text: [
    heroSection.description,
    introSection.text,
    ...faqSection.questions.map(({ answer }) => answer),
    textSection.mainText.replace(/\*\*Law reviewed [\s\S]*/, ''),
  ].join('\n\n'),
}))

test('BA-15 SD-19 no sentence is in two articles or services, lists of changes aside', () => {
  const places = new Map<string, string>()
  const shared: string[] = []
  for (const { where, text } of [...articleBodies, ...serviceBodies]) {
    for (const sentence of new Set(text.split(/\n+/).flatMap(sentencesOf))) {
      if (titleCase(sentence).length < 8) continue
      const other = places.get(sentence)
      if (other) shared.push(`${where} and ${other}: ${sentence}`)
      places.set(sentence, where)
    }
  }
  expect(shared).toEqual([])
})

test('BA-15 no five words in a row are shared by more than two articles, outside what they quote from the law', () => {
  const bodies = articles.map((blog) => ({
    where: blog.slug,
    text: partsOf(blog)
      .body.filter(({ type }) => type !== 'code')
      .map(textOf)
      .join('\n'),
  }))
  expect(runsInThree(bodies)).toEqual([])
})

test('a run of five words in three texts is found, while law and its terms are no run', () => {
  const texts = ['one', 'two', 'three'].map((where) => ({
    where,
    text: 'The bank will ask for proof. Under section 18 of the Indian Stamp Act, within 3 months. State of Haryana, (2012) 1 SCC 656.',
  }))
  expect(runsInThree(texts).map(([run]) => run)).toEqual(['the bank will ask for', 'bank will ask for proof'])
  expect(runsInThree(texts.slice(1))).toEqual([])
  expect([...runsOf('A special power of attorney is enough here')]).toEqual(['a specialpowerofattorney is enough here'])
})
