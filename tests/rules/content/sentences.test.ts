import { expect, test } from 'vitest'
import { sentencesOf, titleCase } from '../../support/prose.ts'
import { articles, partsOf, runningTextOf, services } from '../../support/siteTexts.ts'

const texts = [
  ...articles.map((blog) => [blog.slug, runningTextOf(partsOf(blog).body)] as const),
  ...services.map(({ path, textSection }) => [path, textSection.mainText] as const),
]

/** Words of the sentence in the middle, by length. */
function median(text: string): number {
  const lengths = text
    .split(/\n+/)
    .flatMap(sentencesOf)
    .map((sentence) => titleCase(sentence).length)
  return lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0
}

test.each(texts)('the median sentence of %s has at most 20 words', (_name, text) => {
  expect(median(text)).toBeGreaterThan(5)
  expect(median(text)).toBeLessThanOrEqual(20)
})
