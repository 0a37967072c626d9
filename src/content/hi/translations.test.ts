import { expect, test } from 'vitest'

// How the language is written differs from the English by its nature.
const translations = import.meta.glob([
  './**/*.ts',
  '!./**/*.test.ts',
  '!./language.ts',
  '!./locale.ts',
  '!./edition.ts',
])
const originals = import.meta.glob(['../**/*.ts', '!../hi/**'])

/** The texts of a value, each by its place. A function is called with one sign for each parameter. */
function textsOf(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function') {
    const signs = Array.from({ length: 5 }, (_, index) => `«${index}»`)
    try {
      return textsOf(value(...signs), place)
    } catch {
      // Not a text: it computes with what it is given.
      return []
    }
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, `${place}.${key}`))
}

/** Numbers and parameters of a text, in any order: a translation may turn a sentence round. */
const figuresOf = (text: string) => (text.match(/\d+(?:[.,/]\d+)*|«\d»/g) ?? []).toSorted()

const pairs = (
  await Promise.all(
    Object.entries(translations).map(async ([file, load]) => {
      const [module, original] = await Promise.all([load(), originals[`../${file.slice(2)}`]?.()])
      const texts = new Map(textsOf(original))
      return textsOf(module).flatMap(([place, text]) => {
        const english = texts.get(place)
        return english === undefined ? [] : [{ at: file + place, text, english }]
      })
    }),
  )
).flat()

test('a translation says every number and every parameter of the English, and no other', () => {
  expect(pairs.length).toBeGreaterThan(400)
  const found = pairs.filter(({ text, english }) => `${figuresOf(text)}` !== `${figuresOf(english)}`)
  expect(found).toEqual([])
})

test('what differs from the English is in Hindi letters, with Latin digits', () => {
  const found = pairs.filter(
    ({ text, english }) =>
      /[०-९]/.test(text) || (text !== english && /[a-z]{2}/i.test(text) && !/[\u0904-\u0939]/.test(text)),
  )
  expect(found).toEqual([])
})
