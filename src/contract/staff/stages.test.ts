import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { longestTag, mostTags, tagField, tagFrom, tagKey, tagList } from './stages.ts'

test('a tag is one line without marks that turn the text around it, in any script', () => {
  expect(tagFrom('  Power\nof \t attorney ')).toBe('Power of attorney')
  expect(tagFrom('\u202eevil\u202c')).toBe('evil')
  expect(tagFrom('زمین ')).toBe('زمین')
  // Joiners are part of how Indian scripts and Persian are written.
  expect(tagFrom('क्\u200dष')).toBe('क्\u200dष')
})

test('spellings that differ in letter case or marks are one tag, and the first one stays', () => {
  expect(tagKey('RÉSUMÉ')).toBe(tagKey('resume'))
  expect(safeParse(tagList, ['Pune', 'pune', 'PUNÉ', 'Goa']).output).toEqual(['Pune', 'Goa'])
})

test('a tag that is too long, has no word or is no text is refused with a reason', () => {
  const problem = (tag: unknown) => safeParse(tagField, tag).issues?.[0].message
  expect(problem('x'.repeat(5000))).toBe(`is longer than ${longestTag} characters`)
  expect(problem('🙂')).toBe('needs a letter or a digit')
  expect(problem('\u202e \u200b')).toBe('needs a letter or a digit')
  expect(problem('a\0b')).toMatch(/NUL/)
  expect(problem(7)).toBe('must be text')
  expect(problem('<b>bold</b>')).toBeUndefined()
  const many = Array.from({ length: mostTags + 1 }, (_, number) => `tag ${number}`)
  expect(safeParse(tagList, many).success).toBe(false)
})
