import { expect, test } from 'vitest'
import { plain, statementsOf } from '../../support/prose.ts'
import { everyText } from '../../support/siteTexts.ts'

/** Statements that need their time or condition, because a reader who acts on the bare half acts wrongly. */
const conditions: [what: string, words: RegExp, condition: RegExp][] = [
  [
    'a rate on gains that was replaced in July 2024 without its time',
    /(?=.*\b(?:10|15|20)%)(?=.*(?:\bgains?\b|indexation|short-term|long-term))/i,
    /2[23] July 2024|(?:[Oo]ld|[Ee]arlier|[Ll]ater) (?:rule|one)|surcharge on such a gain|10% surcharge and cess|costs ₹20,000 now/,
  ],
  [
    'a form that was replaced as the one of today',
    /\bForms? (?:15C[AB]|10F|13|27Q|16A|49AA?)\b/,
    /\b(?:14[456]|41|128|131|93|95)\b|\b(?:until|was|were|applied) |31 March 2026/i,
  ],
  [
    'the ₹2 lakh deduction or the ₹2.5 lakh exemption without its regime',
    /interest[^.]* up to ₹2 lakh|up to ₹2 lakh[^.]* interest|₹2\.5 lakh[^.]*(?:exempt|limit)|(?:exempt|limit)[^.]*₹2\.5 lakh/,
    /regime/,
  ],
  ['Article 64 without the possession it is for', /\bArticle 64\b/, /earlier possession/],
  ['a sale by the court without the half that must ask', /Partition Act[^.]* order a sale/, /at least half/],
  ['the cheque’s 15 days without their first day', /\b15 days\b[^.]*\bdrawer|drawer[^.]*\b15 days/, /from receipt/],
  ['tax on the price of a dear house without surcharge', /price of ₹1 crore\b.*₹/, /surcharge/],
  [
    'a gift from a relative free of tax without whose list',
    /[Gg]ifts from relatives are/,
    /list|while gifts from others/,
  ],
  ['defects of five years as those of structure alone', /structur[^.]* five years/, /workmanship/],
]

test.each(conditions)('BA-25 no text gives %s', (_what, words, condition) => {
  const violations = everyText.flatMap(({ where, text }) =>
    statementsOf(text).flatMap((one) => (words.test(one) ? [{ where, one }] : [])),
  )
  expect(violations.filter(({ one }) => !condition.test(one))).toEqual([])
})

test('BA-25 a text that sends a reader to the Ombudsman says that the time for it is short', () => {
  const sends = everyText.filter(({ text }) => /(?:go|complain) to the Reserve Bank’s Ombudsman/.test(plain(text)))
  expect(sends.filter(({ text }) => !/\b90 days\b/.test(text)).map(({ where }) => where)).toEqual([])
})
