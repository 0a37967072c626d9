import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chosenMajors } from './otherNodes.mjs'

test('the suite runs on the version that the documents name, on the oldest one where that runs already, or on those that are asked for', () => {
  expect([chosenMajors(undefined, '20.20.2'), chosenMajors(undefined, '24.1.0')]).toEqual([[24], [20]])
  expect(chosenMajors('24,26', '26.1.0')).toEqual([24])
  expect(() => chosenMajors('18', '20.20.2')).toThrow('NODE_VERSIONS names 18')
})

test('the oldest version is the one that package.json promises', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(`>=${chosenMajors(undefined, '24.1.0')}`).toBe(engines.node.split('.')[0])
})
