import { expect, test } from 'vitest'
import { toolTexts as texts } from '#content/texts/tools.ts'
import { isoOf } from '#law/day.ts'
import { knownDays as powerDays } from '#law/power/clocks.ts'
import { knownDays as rentDays } from '#law/rent/rent.ts'
import { knownDays as residenceDays } from '#law/residence/answer.ts'
import { knownDays as saleDays } from '#law/sale/sale.ts'
import { knownDays as sendingDays } from '#law/sending/plan.ts'
import { type KnownDays, taxYearOf } from '#law/taxYear.ts'
import { emptyCase, emptySum } from './caseFile.ts'
import { readPower } from './power/readFields.ts'
import { readRefund } from './refund/readFields.ts'
import { readRent } from './rent/readFields.ts'
import { readResidence } from './residence/readFields.ts'
import { readSale } from './selling/readFields.ts'
import { readSending } from './sending/readFields.ts'
import { unknownDay } from './unknownDay.ts'

/** A tool with everything filled in but the day that decides the year: what it says of that day, and whether it answers. */
interface Tool {
  known: KnownDays
  on: (iso: string, year: number) => { said: string[]; isAnswered: boolean }
}

const tools: [name: string, range: [string, string], tool: Tool][] = [
  [
    'residence',
    ['1 April 2024', '31 March 2028'],
    {
      known: residenceDays,
      on: (_iso, year) => {
        const typed = { person: 'citizen', purpose: 'visit', completeYears: '0', year: String(year) }
        const { refusals, question } = readResidence({ ...emptyCase.residence, ...typed })
        return { said: refusals, isAnswered: question !== undefined }
      },
    },
  ],
  [
    'selling',
    ['1 April 2025', '31 March 2027'],
    {
      known: saleDays,
      on: (sold) => {
        const typed = { kind: 'land', how: 'bought', acquired: '1990-05-01', price: '5', cost: '4', sold }
        const { faults, sale } = readSale({ ...emptyCase.sale, ...typed })
        return { said: Object.values(faults), isAnswered: sale !== undefined }
      },
    },
  ],
  [
    'rent',
    ['1 April 2025', '31 March 2027'],
    {
      known: rentDays,
      on: (_iso, year) => {
        const { refusals, letting } = readRent({ ...emptyCase.rent, rent: '5', year: String(year) })
        return { said: refusals, isAnswered: letting !== undefined }
      },
    },
  ],
  [
    'refund',
    ['1 April 2025', '31 March 2027'],
    {
      known: rentDays,
      on: (_iso, year) => {
        const { refusals, refund } = readRefund({ ...emptyCase.refund, stage: 'unfiled', year: String(year) })
        return { said: refusals, isAnswered: refund !== undefined }
      },
    },
  ],
  [
    'power of attorney',
    ['1 April 2020', '31 March 2028'],
    {
      known: powerDays,
      on: (arrived) => {
        const { faults, clocks } = readPower({ ...emptyCase.power, document: 'deed', arrived })
        return { said: Object.values(faults).filter((fault) => fault !== undefined), isAnswered: clocks !== undefined }
      },
    },
  ],
  [
    'sending',
    ['1 April 2026', '31 March 2028'],
    {
      known: sendingDays,
      on: (from) => {
        const sums = [{ ...emptySum, kind: 'other', amount: '5' }]
        const { faults, sending } = readSending({ ...emptyCase.sending, from, rate: '90', sums }, undefined)
        return { said: Object.values(faults), isAnswered: sending !== undefined }
      },
    },
  ],
]

test.each(tools)(
  '%s: before and after the years it knows there is no answer but a sentence with these years',
  (_name, range, tool) => {
    const { first, last } = tool.known
    const refused = { said: [texts.unknown(...range)], isAnswered: false }
    for (const day of [first - 1, last + 1]) expect(tool.on(isoOf(day), taxYearOf(day)), isoOf(day)).toEqual(refused)
    for (const iso of ['1999-12-31', '2019-03-31', '2029-04-01', '2030-02-28', '2099-01-01'])
      expect(tool.on(iso, Number(iso.slice(0, 4))), iso).toEqual(refused)
    for (const day of [first, last])
      expect(tool.on(isoOf(day), taxYearOf(day)), isoOf(day)).toEqual({ said: [], isAnswered: true })
  },
)

test.each(['', 'abc', '2023.5', '2026.5', '-1', '20260', ' 2026', 'constructor'])(
  'a case from a file whose tax year is "%s" is refused like any year that is not known',
  (year) => {
    const read = [
      readResidence({ ...emptyCase.residence, year }).refusals,
      readRent({ ...emptyCase.rent, year }).refusals,
      readRefund({ ...emptyCase.refund, year }).refusals,
    ]
    expect(read).toEqual([residenceDays, rentDays, rentDays].map((known) => [unknownDay(known)]))
  },
)
