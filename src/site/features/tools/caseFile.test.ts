import { expect, test } from 'vitest'
import { taxYearFrom } from '#content/law.ts'
import { knownDays } from '#law/residence/answer.ts'
import { taxYearOf } from '#law/taxYear.ts'
import { emptyCase, parseCase, readCase } from './caseFile.ts'

test('a case that was saved as a file opens as it was', () => {
  const file = {
    ...emptyCase,
    name: 'Flat in Pune',
    residence: {
      ...emptyCase.residence,
      person: 'citizen',
      stays: [{ arrival: '2026-05-01', departure: 'not a date' }],
      declared: { 2020: 'resident' },
    },
    power: { ...emptyCase.power, country: 'AE' },
    sending: {
      from: '2027-01-11',
      rate: 'ninety',
      people: [{ name: 'Asha', used: '' }],
      sums: [{ kind: 'other', amount: '12,00,00,000', paidIn: '', person: '1', source: 'sale' }],
    },
  }
  expect(parseCase(JSON.stringify(file))).toEqual(file)
})

test('what is no case is refused', () => {
  for (const text of ['', 'a letter', '[]', '{}', 'null', '{"kind":"other"}', '7'])
    expect(parseCase(text)).toBeUndefined()
})

test('a field that is missing, unknown or of another kind is left at what an empty case has', () => {
  const found = readCase({
    kind: 'pravasi-case',
    name: 7,
    more: 1,
    residence: { year: 2025, stays: [null, { arrival: '2026-05-01', x: 1 }] },
  })
  expect(found).toEqual({
    ...emptyCase,
    residence: {
      ...emptyCase.residence,
      stays: [
        { arrival: '', departure: '' },
        { arrival: '2026-05-01', departure: '' },
      ],
    },
  })
})

test('a file that was saved before money could be sent still opens, with that tool empty', () => {
  const { sending, ...before } = { ...emptyCase, name: 'Flat in Pune' }
  expect(parseCase(JSON.stringify(before))).toEqual({ ...before, sending })
  for (const part of [null, 7, { people: [], sums: 'many' }])
    expect(parseCase(JSON.stringify({ ...before, sending: part }))?.sending).toEqual(sending)
  expect(parseCase(JSON.stringify({ ...before, sending: { sums: [{ amount: '5' }, 1] } }))?.sending.sums).toEqual([
    { kind: '', amount: '5', paidIn: '', person: '1', source: '' },
    { kind: '', amount: '', paidIn: '', person: '1', source: '' },
  ])
})

test('an empty case asks about the tax year of the deadlines page, which is among those that can be chosen', () => {
  expect(emptyCase.residence.year).toBe(String(taxYearFrom))
  expect(taxYearFrom).toBeGreaterThanOrEqual(taxYearOf(knownDays.first))
  expect(taxYearFrom).toBeLessThanOrEqual(taxYearOf(knownDays.last))
})
