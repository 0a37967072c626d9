import { expect, test } from 'vitest'
import { statementsOf } from '../../support/prose.ts'
import { everyText } from '../../support/siteTexts.ts'

const found = (pattern: RegExp) =>
  everyText.filter(({ text }) => pattern.test(text)).map(({ where, text }) => `${where}: ${pattern.exec(text)?.[0]}`)

test('no placeholder was left in a text', () => {
  expect(found(/lorem|ipsum|\bTODO\b|FIXME|\bTBD\b|\bXXX\b|coming soon|\{\w+\}|undefined|\[object/i)).toEqual([])
})

test('AB-06 no text promises a result, praises itself or names a prize', () => {
  const promise = /we guarantee|guaranteed (?:result|success)|\brisk-free|we (?:always )?win\b|success rate/i
  const praise =
    /award-winning|\bawards? (?:for|from|of)\b|\bNo\. ?1\b|best (?:in|law)|leading (?:firm|lawyer)|world-class|\brenowned|Legal 500|Chambers/i
  expect([...found(promise), ...found(praise)]).toEqual([])
})

test('stamp duty is a State matter, so no text gives a rate but in an example that says so', () => {
  const rates = everyText.flatMap(({ text }) => statementsOf(text)).filter((one) => /\bduty\b[^.]*\d ?%/i.test(one))
  expect(rates.filter((one) => !/example/i.test(one))).toEqual([])
})
