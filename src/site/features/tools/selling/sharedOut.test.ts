import { expect, test } from 'vitest'
import { emptyOwner } from '../caseFile.ts'
import { sharedOut } from './sharedOut.ts'

const owners = (...shares: string[]) => shares.map((share) => ({ ...emptyOwner, share }))
const shares = (before: string[], after: string[]) =>
  sharedOut(owners(...before), owners(...after)).map(({ share }) => share)

test('an owner who is added shares equally with those who did, and one who is removed leaves them equal', () => {
  expect(shares(['1'], ['1', ''])).toEqual(['1/2', '1/2'])
  expect(shares(['1/2', '1/2'], ['1/2', '1/2', ''])).toEqual(['1/3', '1/3', '1/3'])
  expect(shares(['1/2', '1/2'], ['1/2'])).toEqual(['1'])
})

test('shares that someone chose otherwise stay as they are', () => {
  expect(shares(['1/4', '3/4'], ['1/4', '3/4', ''])).toEqual(['1/4', '3/4', ''])
  expect(shares(['half'], ['half', ''])).toEqual(['half', ''])
})
