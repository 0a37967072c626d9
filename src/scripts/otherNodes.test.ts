import { expect, test } from 'vitest'
import { chosenMajors } from './otherNodes.mjs'

test('the suite runs on every supported version but the running one, or on those that are named', () => {
  expect(chosenMajors(undefined, '20.20.2')).toEqual([22, 24, 26])
  expect(chosenMajors('24,26', '26.1.0')).toEqual([24])
  expect(() => chosenMajors('18', '20.20.2')).toThrow('NODE_VERSIONS names 18')
})
