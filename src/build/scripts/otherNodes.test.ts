import { expect, test } from 'vitest'
import { chosenMajors } from './otherNodes.mjs'

test('the suite runs on the version that the documents name, or on those that are asked for, but not on the running one again', () => {
  expect([chosenMajors(undefined, '20.20.2'), chosenMajors(undefined, '24.1.0')]).toEqual([[24], []])
  expect(chosenMajors('24,26', '26.1.0')).toEqual([24])
  expect(() => chosenMajors('18', '20.20.2')).toThrow('NODE_VERSIONS names 18')
})
