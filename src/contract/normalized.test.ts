import { expect, test } from 'vitest'
import { normalized } from './normalized.ts'
import { workTime } from './testing/workTime.ts'

const forms = ['NFC', 'NFKC', 'NFKD'] as const

test('a megabyte of combining marks, ligatures or half-width sounds is normalised within a second', async () => {
  const floods = [
    '\u0300\u0316',
    '\u0345\u0300\u0316',
    '\uFF9E',
    '\u0344',
    '\uFDFA',
    '\u1100\u1161\u11A8',
    '\u093C\u0300',
  ]
  for (const flood of floods) {
    for (const form of forms) {
      const text = `a${flood.repeat(Math.floor(500_000 / flood.length))}`
      expect(await workTime(() => normalized(text, form))).toBeLessThan(1000)
    }
  }
})

test('what people write is normalised as the platform does it, marks included', () => {
  for (const text of [
    'Nguye\u0302\u0303n',
    'वसीयत',
    'क\u093Cि',
    'ｆｕｌｌ　ｗｉｄｔｈ',
    `a${'\u0316\u0300'.repeat(15)}`,
    'ﾊﾞ',
  ])
    for (const form of forms) expect(normalized(text, form)).toBe(text.normalize(form))
})
