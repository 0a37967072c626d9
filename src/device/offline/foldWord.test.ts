import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldWord } from './foldWord.ts'

/** Pairs that a reader takes for one word. */
const same = [
  ['taxes', 'tax'],
  ['NRIs', 'nri'],
  ['visas', 'visa'],
  ['branches', 'branch'],
  ['properties', 'Property'],
  ['losses', 'loss'],
  ['expenses', 'expense'],
  ['notarized', 'notarised'],
  ['authorization', 'authorisation'],
  ['analyzed', 'analysed'],
  ['labour', 'labor'],
  ['favourable', 'favorable'],
  ['license', 'licences'],
  ['judgments', 'judgement'],
  ['lacs', 'lakh'],
  ['1,00,000', '100000'],
  ['résumé', 're\u0301sume\u0301'],
  ['क़ानून', '\u0915\u093cानून'],
  ['\u0958ानून', 'कानून'],
  ['ज़मीन', 'जमीन'],
  ['हिन्दी', 'हिंदी'],
  ['सम्पत्ति', 'संपत्ति'],
  ['बँटवारा', 'बंटवारे'],
  ['पञ्जाब', 'पंजाब'],
  ['किराए', 'किराया'],
  ['संपत्तियों', 'संपत्तियाँ'],
  ['वसीयतें', 'वसीयत'],
  ['विक्\u200dय', 'विक्य'],
  ['१५CA', '15ca'],
] as const

test.each(same)('%s and %s are one word', (one, other) => {
  expect(foldWord(one)).toBe(foldWord(other))
})

test.each([
  ['कर', 'कार'],
  ['दान', 'दिन'],
  ['will', 'well'],
  ['status', 'statute'],
  ['15CA', '15CB'],
  ['for', 'four'],
  ['वसीयत', 'वसयत'],
])('%s and %s are not', (one, other) => {
  expect(foldWord(one)).not.toBe(foldWord(other))
})

test('a word that is the name of something in every object is folded like any other', () => {
  for (const name of Object.getOwnPropertyNames(Object.prototype)) expect(typeof foldWord(name), name).toBe('string')
  expect(foldWord('Constructors')).toBe('constructor')
})

test('a word that is folded stays as it is when it is folded again in lower case letters of any script', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abcxyzisé1०कखगािंँ़्न'), maxLength: 12 }), (word) => {
      expect(foldWord(word.normalize('NFC'))).toBe(foldWord(word.normalize('NFD')))
    }),
  )
})
