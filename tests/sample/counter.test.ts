import { expect, test } from 'vitest'
import { articles, partsOf, services, textOf } from '../support/siteTexts.ts'

const counter = /^(?:\*\*)?From the counter(?:, as an example)?\./

test('each article and each service has one detail from the counter, marked as an example until a practice puts its own', () => {
  const paragraphs = [
    ...articles.map((blog) => ({ where: blog.slug, texts: partsOf(blog).body.map(textOf) })),
    ...services.map(({ path, textSection }) => ({ where: path, texts: textSection.mainText.split('\n\n') })),
  ]
  const counts = paragraphs.map(({ where, texts }) => [where, texts.filter((text) => counter.test(text)).length])
  expect(counts.length).toBeGreaterThan(2)
  expect(counts.filter(([, count]) => count !== 1)).toEqual([])
})
