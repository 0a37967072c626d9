import { expect, test } from 'vitest'
import { plain, sentencesOf, wordsOf } from '../../support/prose.ts'
import { articles, partsOf, runningTextOf, services } from '../../support/written.ts'

const articleBodies = articles.map((blog) => ({ where: blog.slug, text: runningTextOf(partsOf(blog).body) }))
const serviceBodies = services.map(({ path, textSection, introSection, heroSection, faqSection }) => ({
  where: path,
  text: [
    heroSection.description,
    introSection.text,
    ...faqSection.questions.map(({ answer }) => answer),
    textSection.mainText.replace(/\*\*Law check –[\s\S]*/, ''),
  ].join('\n\n'),
}))

test('BA-15 SD-19 no sentence stands in two articles or services, law checks aside', () => {
  const places = new Map<string, string>()
  const shared: string[] = []
  for (const { where, text } of [...articleBodies, ...serviceBodies]) {
    for (const sentence of new Set(text.split(/\n+/).flatMap(sentencesOf))) {
      if (wordsOf(sentence).length < 8) continue
      const other = places.get(sentence)
      if (other) shared.push(`${where} and ${other}: ${sentence}`)
      places.set(sentence, where)
    }
  }
  expect(shared).toEqual([])
})

/** Every run of five words. */
function runsOf(text: string): Set<string> {
  const words =
    plain(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}₹]+/gu) ?? []
  return new Set(words.slice(4).map((_word, start) => words.slice(start, start + 5).join(' ')))
}

test('BA-15 articles on near subjects go their own ways: of any two, under 4% of the runs of five words agree', () => {
  const runs = articleBodies.map(({ where, text }) => ({ where, runs: runsOf(text) }))
  const near = runs.flatMap((one, position) =>
    runs.slice(position + 1).flatMap((other) => {
      const common = [...one.runs].filter((run) => other.runs.has(run)).length
      const share = common / Math.min(one.runs.size, other.runs.size)
      return share < 0.04 ? [] : [`${one.where} and ${other.where}: ${Math.round(share * 100)}%`]
    }),
  )
  expect(near).toEqual([])
})
