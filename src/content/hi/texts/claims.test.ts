import { expect, test } from 'vitest'
import { claimsOf } from './claims.ts'

const wordsOf = (claims: object) => Object.values(claims).join('\n')

test('a law firm’s Hindi pages show no stories, no years of experience and nothing free; those of the sample do', () => {
  const praise = /20\+|निःशुल्क|हम काम पूरा/
  expect(claimsOf('law firm', 'Example').stories).toBe(false)
  expect(wordsOf(claimsOf('law firm', 'Example'))).not.toMatch(praise)
  expect(wordsOf(claimsOf(undefined, 'Example'))).toMatch(praise)
  expect(claimsOf('coordinator', 'Example').disclaimer).toContain('समन्वय')
})
