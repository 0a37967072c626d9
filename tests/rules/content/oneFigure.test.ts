import { expect, test } from 'vitest'
import { plain } from '../../support/prose.ts'
import { everyText } from '../../support/siteTexts.ts'

/** Patterns of a figure fixed by law or specification, with its only permitted value. */
const fixed: [what: string, written: RegExp, value: string][] = [
  ['FCNR terms in years', /\b(\d+) to \d+ years?\b/g, '1'],
  ['FCNR terms in years', /\b1 to (\d+) years?\b/g, '5'],
  ['days of a title search', /\b(\d+[-–]\d+) days\b/g, '7-14'],
  ['months of a certificate', /\b(\d+[-–]\d+) months\b/g, '3-6'],
  ['days below which a stay makes nobody resident', /\bunder (\d+) days\b/g, '182'],
  ['the cap in a financial year', /\bup to USD ([\d.]+) million\b/g, '1'],
  ['standard deduction on rent', /\b(\d+)% (?:standard )?deduction\b/g, '30'],
  ['standard deduction on rent', /standard deduction of (\d+)%/g, '30'],
  ['interest on a home of one’s own', /interest[^.]{0,40} (?:up to|ceiling of) ₹([\d.]+) lakh\b/g, '2'],
  ['basic exemption of the old regime', /[Oo]ld (?:tax )?regime[^.₹]{0,40} exemption is ₹([\d.]+) lakh/g, '2.5'],
  ['basic exemption of the old regime', /old regime’s ₹([\d.]+) lakh/g, '2.5'],
  ['years of private adverse possession', /\b(\d+|[a-z]+) years[^.]{0,40}adverse possession/g, 'twelve'],
  ['bonds within months', /bonds within (\w+) months/g, 'six'],
  ['first receipt of a foreign power', /within \**(\w+) months\**[^.]{0,12} first/g, 'three'],
]
const spelt: Record<string, string> = { '3': 'three', '12': 'twelve' }

test.each(fixed)('BA-25 all texts give one value for: %s', (_what, written, value) => {
  const values = everyText.flatMap(({ where, text }) =>
    Array.from(plain(text).matchAll(written), ([, found = '']) => ({ where, found: found.replace('–', '-') })),
  )
  expect(values.filter(({ found }) => found !== value && spelt[found] !== value)).toEqual([])
})
