import { expect, test } from 'vitest'
import { statementsOf } from '../../support/prose.ts'
import { everyText } from '../../support/siteTexts.ts'

const found = (pattern: RegExp) =>
  everyText.filter(({ text }) => pattern.test(text)).map(({ where, text }) => `${where}: ${pattern.exec(text)?.[0]}`)

test('no placeholder was left in a text', () => {
  expect(found(/lorem|ipsum|\bTODO\b|FIXME|\bTBD\b|\bXXX\b|coming soon|\{\w+\}|undefined|\[object/i)).toEqual([])
})

test('stamp duty is a State matter, so no text gives a rate but in an example that says so, or in the table of the States', () => {
  const others = everyText.filter(({ where }) => !where.startsWith('guides/states.'))
  const rates = others.flatMap(({ text }) => statementsOf(text)).filter((one) => /\bduty\b[^.]*\d ?%/i.test(one))
  expect(rates.filter((one) => !/example/i.test(one))).toEqual([])
})
