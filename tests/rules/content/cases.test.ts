import { expect, test } from 'vitest'
import { plain } from '../../support/prose.ts'
import { everyText } from '../../support/siteTexts.ts'

/** The decisions that the texts rest on, each with the citation it may carry. A new one is entered here when it was read. */
const decisions = [
  ['Vineeta Sharma v. Rakesh Sharma', '(2020) 9 SCC 1'],
  ['Suraj Lamp v. State of Haryana', '(2012) 1 SCC 656'],
  ['Ramesh Chand v. Suresh Chand', '2025 INSC 1059'],
  ['Ravinder Kaur Grewal v. Manjit Kaur', '(2019) 8 SCC 729'],
  ['Jyoti Sharma v. Vishnu Goyal', '2025 INSC 1099'],
  ['Mansi Brar Fernandes v. Shubha Sharma', '2025 INSC 1110'],
  ['Kale v. Deputy Director of Consolidation', '(1976) 3 SCC 119'],
  ['Samiullah v. State of Bihar', '2025 INSC 1292'],
] as const

const all = everyText.map(({ text }) => plain(text)).join('\n')
const matches = (pattern: RegExp) => new Set(Array.from(all.matchAll(pattern), ([one]) => one))
const citation = /\(\d{4}\) \d+ SCC \d+|\d{4} INSC \d+/g

test('no text names a case that was not read', () => {
  const name = '[A-Z][a-z’]+(?: (?:of )?[A-Z][a-z’]+)*'
  const named = matches(new RegExp(`(?<!\\w)(?!In |Since )${name} v\\. ${name}`, 'g'))
  const read: readonly string[] = decisions.map(([decision]) => decision)
  expect([...named].filter((one) => !read.includes(one))).toEqual([])
})

test('every citation belongs to the case before it', () => {
  const known: readonly string[] = decisions.map(([, reference]) => reference)
  expect([...matches(citation)].filter((one) => !known.includes(one))).toEqual([])
  for (const [decision, reference] of decisions) {
    const cited = all.split(decision).slice(1)
    const own = cited.flatMap((after) => /^,? ?((?:\(\d{4}\) \d+ SCC|\d{4} INSC) \d+)/.exec(after)?.[1] ?? [])
    expect(
      own.filter((one) => one !== reference),
      decision,
    ).toEqual([])
  }
})
