import { expect, test } from 'vitest'
import { howWeWork } from './how-we-work.ts'
import { officialTexts } from './law.ts'
import { emptyFields, isLawFirm } from './practice.ts'
import type { Practice } from './site.ts'

const filled: Practice = {
  kind: 'law firm',
  legalName: 'Example & Example',
  address: '1 Example Road, New Delhi 110001',
  areas: 'property, succession',
  advocates: [
    {
      name: 'A. Example',
      enrolment: 'D/0000/2010',
      enrolled: '1 July 2010',
      council: 'Bar Council of Delhi',
      qualifications: 'LL.B.',
    },
  ],
  accountants: 'Example and Associates',
  freeCall: '20 minutes',
  fees: 'Fees are quoted in rupees.',
  confirmed: ['approval', 'quotation', 'no success fee', 'signed opinions', 'conflicts', 'no commission'],
}
const wordsOf = (of: Practice) => JSON.stringify(howWeWork(of).sections)
const titlesOf = (of: Practice) => howWeWork(of).sections.map(({ title }) => title)

test('the page states what the owner filled in, with the notice of a law firm', () => {
  const words = wordsOf(filled)
  const { advocates, kind: _kind, confirmed: _confirmed, ...texts } = filled
  for (const value of [...Object.values(texts), ...advocates.flatMap((one) => Object.values(one))])
    expect(words).toContain(value)
  expect(titlesOf(filled)).toContain('Notice under the rules of the Bar Council of India')
  expect(emptyFields(filled)).toEqual([])
})

test('what is empty is left out whole: no sentence has a gap, and nothing is said for a firm that is not one', () => {
  const none: Practice = {
    ...filled,
    kind: undefined,
    legalName: '',
    address: '',
    areas: '',
    advocates: [],
    accountants: '',
    freeCall: '',
    fees: '',
    confirmed: [],
  }
  expect(emptyFields(none)).toEqual(Object.keys(none))
  const words = wordsOf(none)
  expect(words).not.toMatch(/run by|accountants are|call is free and takes|Qualifications|Rule 36/)
  expect(words).not.toMatch(/ [,.;]|\(\)|undefined/)
  expect(titlesOf(none)).toEqual([
    'Who does what',
    'What the first call covers',
    'How fees are quoted',
    'Who signs',
    'Conflicts of interest',
    'How we check the law',
    'Your next step',
  ])
})

test('what the owner has not confirmed is printed as something that readers may ask for, and never as a fact', () => {
  const stated = [
    'Nothing is filed or sent without your approval in writing',
    'The quotation comes by email before any paid work begins',
    'No fee depends on the result',
    'bears the name of the advocate who is responsible',
    'We ask for the names of all people',
    'We take no commission',
  ]
  const unconfirmed = wordsOf({ ...filled, confirmed: [] })
  expect(stated.filter((words) => unconfirmed.includes(words))).toEqual([])
  expect(stated.filter((words) => !wordsOf(filled).includes(words))).toEqual([])
  for (const [at, statement] of filled.confirmed.entries()) {
    const words = wordsOf({ ...filled, confirmed: [statement] })
    expect(stated.filter((one) => words.includes(one))).toEqual([stated[at]])
  }
})

test('a law firm calls nothing free', () => {
  expect(wordsOf(filled)).not.toMatch(/\bfree\b/i)
  expect(wordsOf({ ...filled, kind: 'coordinator' })).toContain('The first call is free and takes 20 minutes.')
})

test('the page lists every official text once, by what was really read of it', () => {
  const { sections, sources } = howWeWork(filled)
  const words = JSON.stringify(sections.filter(({ id }) => id === 'law'))
  for (const { title, url } of Object.values(officialTexts)) {
    expect(words.split(`[${title}](${url})`).length - 1, title).toBe(1)
  }
  expect([...words.matchAll(/\*\*((?:Read|Known)[^*]*):\*\*/g)].map(([, how]) => how)).toEqual([
    'Read in the official text',
    'Read on an official page about it',
    'Read in a professional article or reprint, not in the official text',
    'Known to the editors, not read again',
  ])
  for (const { checked } of sources) expect(checked).toMatch(/; the editors, \d{1,2} November 2026$/)
})

test('the notice needs every particular that it prints, and a company that is no law firm has none', () => {
  for (const missing of ['legalName', 'address', 'areas'] as const)
    expect(isLawFirm({ ...filled, [missing]: '' })).toBe(false)
  expect(isLawFirm({ ...filled, advocates: [] })).toBe(false)
  expect(isLawFirm({ ...filled, kind: 'coordinator' })).toBe(false)
})
