import { expect, test } from 'vitest'
import { howWeWork } from './how-we-work.ts'
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
}
const wordsOf = (of: Practice) => JSON.stringify(howWeWork(of).sections)
const titlesOf = (of: Practice) => howWeWork(of).sections.map(({ title }) => title)

test('the page states what the owner filled in, with the notice of a law firm', () => {
  const words = wordsOf(filled)
  const { advocates, kind: _kind, ...texts } = filled
  for (const value of [...Object.values(texts), ...advocates.flatMap((one) => Object.values(one))])
    expect(words).toContain(value)
  expect(titlesOf(filled)).toContain('Notice under the rules of the Bar Council of India')
  expect(emptyFields(filled)).toEqual([])
})

test('what is empty is left out whole: no sentence has a gap, and nothing is said for a firm that is not one', () => {
  const none: Practice = {
    ...filled,
    kind: '',
    legalName: '',
    address: '',
    areas: '',
    advocates: [],
    accountants: '',
    freeCall: '',
    fees: '',
  }
  expect(emptyFields(none)).toEqual(Object.keys(none))
  const words = wordsOf(none)
  expect(words).not.toMatch(/run by|accountants are|call is free and takes|Qualifications|Rule 36/)
  expect(words).not.toMatch(/ [,.;]|\(\)|undefined/)
  expect(titlesOf(none)).toEqual([
    'Who does what',
    'What the free call covers',
    'How fees are quoted',
    'Who signs',
    'Conflicts of interest',
    'Your next step',
  ])
})

test('the notice needs every particular that it prints, and a company that is no law firm has none', () => {
  for (const missing of ['legalName', 'address', 'areas'] as const)
    expect(isLawFirm({ ...filled, [missing]: '' })).toBe(false)
  expect(isLawFirm({ ...filled, advocates: [] })).toBe(false)
  expect(isLawFirm({ ...filled, kind: 'other' })).toBe(false)
})
