import { Readability } from '@mozilla/readability'
import { expect, test } from 'vitest'
import { anchorOf, slugOf } from './slug.ts'

test.each([
  ['NRI Banking: Options & India', 'nri-banking-options-india'],
  ['  Who’s the heir?  ', 'who-s-the-heir'],
  ['Form 15CA – 2026', 'form-15ca-2026'],
  ['---', ''],
  ['कानून में मुख्तारनामे का असर', 'कानून-में-मुख्तारनामे-का-असर'],
])('BA-22 "%s" becomes "%s"', (displayName, slug) => {
  expect(slugOf(displayName)).toBe(slug)
})

/** The expressions by which Readability takes an element for a page's frame and not for its text. */
const { unlikelyCandidates, negative } = (
  Readability as unknown as { prototype: { REGEXPS: Record<'unlikelyCandidates' | 'negative', RegExp> } }
).prototype.REGEXPS

test.each([
  ['Shares and equity funds', 'equity-funds'],
  ['Mutation, banks and shares', 'mutation-banks'],
  ['Releasing a share to a brother', 'releasing-a-to-a-brother'],
  ['Shares', 'part'],
  ['The 2025 Act', 'the-2025-act'],
])('the anchor of "%s" is "%s", which no reader view takes for a part of the frame', (text, anchor) => {
  expect(anchorOf(text)).toBe(anchor)
})

test('no word of the lists of Readability stays in an anchor, wherever it stands in a word', () => {
  const words = [unlikelyCandidates, negative]
    .flatMap(({ source }) => source.split('|'))
    .map((word) => word.replace(/[\^$]/g, '').trim())
  expect(words.length).toBeGreaterThan(40)
  for (const word of words) {
    for (const text of [
      word,
      `${word}s of land`,
      `The ${word} in India`,
      `pre${word}`,
      `a ${word}`,
      `com ${word} ad`,
    ]) {
      const id = anchorOf(text)
      expect([unlikelyCandidates.test(id), negative.test(id)], `${text}: ${id}`).toEqual([false, false])
    }
  }
})
