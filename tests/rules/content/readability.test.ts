import { expect, test } from 'vitest'
import { median, paragraphsOf, sentencesOf, wordsOf } from '../../support/prose.ts'
import { articles, everyText, partsOf, runningTextOf, services } from '../../support/written.ts'

const texts = [
  ...articles.map((blog) => ({ where: blog.slug, text: runningTextOf(partsOf(blog).body) })),
  ...services.map(({ path, textSection, introSection, faqSection }) => ({
    where: path,
    text: [textSection.mainText, introSection.text, ...faqSection.questions.map(({ answer }) => answer)].join('\n\n'),
  })),
]

test('the median sentence of every article and service has under 22 words', () => {
  const medians = texts.map(({ where, text }) => ({
    where,
    words: median(paragraphsOf(text).flatMap((part) => sentencesOf(part).map((sentence) => wordsOf(sentence).length))),
  }))
  expect(medians.filter(({ words }) => words >= 22)).toEqual([])
})

test('no sentence has more than 45 words', () => {
  const long = texts.flatMap(({ where, text }) =>
    paragraphsOf(text)
      .flatMap(sentencesOf)
      .filter((sentence) => wordsOf(sentence).length > 45)
      .map((sentence) => `${where}: ${sentence}`),
  )
  expect(long).toEqual([])
})

test('no paragraph anywhere has more than 110 words', () => {
  const long = everyText.flatMap(({ where, text }) =>
    paragraphsOf(text)
      .filter((part) => wordsOf(part).length > 110)
      .map((part) => `${where}: ${part.slice(0, 60)}`),
  )
  expect(long).toEqual([])
})
