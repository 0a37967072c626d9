import { expect, test } from 'vitest'
import { plain } from '../../support/prose.ts'
import { articles, everyText, partsOf, services, textOf } from '../../support/siteTexts.ts'

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

test('no text invites readers to send documents, or to tell their religion or marriages, before names are checked', () => {
  const inviting =
    /\bsend us\b[^.]*\b(?:deed|letter|agreement|draft|will|document)s?\b|\b(?:write to|tell) us\b[^.]*\bwith (?:the|your) [^.]*\bdocuments\b|\bwith your (?:religion|marriages)\b/i
  const found = everyText.filter(({ text }) => inviting.test(plain(text)))
  expect(found.map(({ where, text }) => `${where}: ${inviting.exec(plain(text))?.[0]}`)).toEqual([])
})
