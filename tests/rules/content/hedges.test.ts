import { expect, test } from 'vitest'
import { everyText } from '../../support/siteTexts.ts'

/** Remarks on our own research: a text of law states the rule or leaves it out. */
const hedges = [
  /as far as we (?:could|can) (?:find|see)/i,
  /we (?:found|find|know of|have found) no\b/i,
  /those we found/i,
  /could not (?:be )?confirm/i,
  /no (?:later )?(?:enactment|change)[^.]{0,40} (?:was |were )?found/i,
  /\bverify the (?:current|amended)/i,
  /should be (?:read|checked) before/i,
  /is understood to (?:concern|mean)/i,
  /is reported (?:to have|in force)|reported in force/i,
  /published summaries/i,
  /(?:published )?sources (?:conflict|disagree)/i,
  /not settled/i,
  /check the portal for the form/i,
  /numbers have since changed/i,
  /from time to time\.? (?:You|It)/,
  /may fall outside the list/i,
]

test.each(hedges)('no text hedges with %s', (hedge) => {
  expect(
    everyText.filter(({ text }) => hedge.test(text)).map(({ where, text }) => `${where}: ${hedge.exec(text)?.[0]}`),
  ).toEqual([])
})

test('a hedge put back into a text is found', () => {
  const old = [
    'The range is unchanged as far as we could find.',
    'We found no change to the rule; verify the amended section 7.',
    'Sources conflict about some Gulf States.',
  ]
  for (const one of old)
    expect(
      hedges.some((hedge) => hedge.test(one)),
      one,
    ).toBe(true)
})
