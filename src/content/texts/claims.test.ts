import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { claimsOf } from './claims.ts'

const wordsOf = (claims: object) => Object.values(claims).join('\n')
/** Praise of a practice, and what an advocate may not offer. */
const praise =
  /\bFREE\b|\b[Ff]ree (?:call|consultation)|\b20\+|Trusted by|Decades of|Hassle-|We make it work|निःशुल्क परामर्श|हम काम पूरा/

test('a law firm’s site shows no stories, no years of experience and nothing free', () => {
  const firm = claimsOf('law firm', 'Example')
  expect(firm.stories).toBe(false)
  expect(wordsOf(firm)).not.toMatch(praise)
  expect(firm.disclaimer).toBe(claimsOf(undefined, 'Example').disclaimer)
})

test('the sample and a coordinator show all of it; only a coordinator says that advocates are engaged by the client', () => {
  for (const kind of [undefined, 'coordinator'] as const) {
    const claims = claimsOf(kind, 'Example')
    expect(claims.stories).toBe(true)
    expect(wordsOf(claims)).toMatch(/20\+[\s\S]*FREE/)
  }
  expect(claimsOf('coordinator', 'Example').disclaimer).toContain('advocates whom you engage')
})

test('every kind has descriptions for search engines of the length that these show', () => {
  for (const kind of [undefined, 'coordinator', 'law firm'] as const) {
    const { aboutDescription, testimonials } = claimsOf(kind, 'Pravasi Desk')
    expect([kind, aboutDescription.length >= 120 && aboutDescription.length <= 160]).toEqual([kind, true])
    expect([kind, testimonials.length >= 120 && testimonials.length <= 160]).toEqual([kind, true])
  }
})

test('praise stands in the claims and in the page of testimonials only, so that the kind of a practice reaches all of it', () => {
  const files = import.meta.glob(['../**/*.ts', '../**/*.md', '!../**/*.test.ts'])
  const praising = Object.keys(files)
    .map((path) => path.replace(/^\.\.\//, 'src/content/').replace(/^\.\//, 'src/content/texts/'))
    .filter((path) => !/\/(?:claims|testimonials|site|how-we-work|README)\.(?:ts|md)$/.test(path))
    .filter((path) => praise.test(readFileSync(path, 'utf8')))
  expect(Object.keys(files).length).toBeGreaterThan(150)
  expect(praising).toEqual([])
})
