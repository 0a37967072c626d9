import { expect, test } from 'vitest'
import { changesOfYear } from '#content/what-changed.ts'

test('each change of the year that the sample’s articles list says how it was and whom it concerns', () => {
  expect(changesOfYear.map(({ id, note }) => [id, note !== undefined])).toEqual([
    ['pan-challan', true],
    ['ombudsman', true],
    ['insolvency', true],
    ['income-tax-act', true],
    ['lrs-collection', true],
    ['tax-forms', true],
    ['bank-claims', true],
  ])
})
