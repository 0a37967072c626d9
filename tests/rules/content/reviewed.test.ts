import { expect, test } from 'vitest'
import { plain } from '../../support/prose.ts'
import { everyText } from '../../support/siteTexts.ts'

/** Statements that a review of the law found wrong, by its numbers, and words that the right rule needs somewhere. */
const statements: [rule: string, wrong: RegExp, right: RegExp][] = [
  [
    '4, rule 12AB: the return of a landlord',
    /Yes, if you want the excess, or if your Indian income/,
    /A return is due whatever the income once ₹25,000/,
  ],
  ['5, section 55(3): a cost that is lost', /Without proof of cost the officer may allow nothing/, /previous owner/],
  ['6: a house let for part of the year', /and the months matter\./, /let house for the whole year/],
  ['8, Chapter XII-A has no houses', /For assets bought with foreign exchange the Act has/, /./],
  ['10, claims at a bank above ₹15 lakh', /expect to be asked for a court order/, /legal heir certificate/],
  ['15, losses from let property', /its use against other income is restricted/, /₹2 lakh/],
  ['16, periods of other assets', /have periods of their own/, /24 months/],
  ['17, deposits broken in the first year', /very early withdrawal can cost the whole/, /./],
]

test.each(statements)('no text repeats what was wrong, and one says the rule: %s', (_rule, wrong, right) => {
  const texts = everyText.map(({ where, text }) => ({ where, text: plain(text) }))
  expect(texts.filter(({ text }) => wrong.test(text))).toEqual([])
  expect(texts.some(({ text }) => right.test(text))).toBe(true)
})
