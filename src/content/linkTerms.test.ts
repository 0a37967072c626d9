import { expect, test } from 'vitest'
import { termLinker } from './linkTerms.ts'

test('a term is linked from its first use only, in whatever part of the text that is', () => {
  const link = termLinker()
  expect(link('Rent goes to NRO.')).toBe('Rent goes to [NRO](/glossary#nro-account).')
  expect(link('From NRO it may leave.')).toBe('From NRO it may leave.')
})

test('the longer of two terms is linked, and a capital at the start of a sentence is understood', () => {
  expect(termLinker()('Special powers of attorney and powers of attorney.')).toBe(
    '[Special powers of attorney](/glossary#special-power-of-attorney) and [powers of attorney](/glossary#power-of-attorney).',
  )
})

test('links, names of cases and questions keep their words', () => {
  const text = '**Is probate needed?** See [probate](/x) in _Probate v. Probate_; reprobate.'
  expect(termLinker()(text)).toBe(text)
})

test('a term in bold is linked inside the bold text', () => {
  expect(termLinker()('**NRE**, the account')).toBe('**[NRE](/glossary#nre-account)**, the account')
})
