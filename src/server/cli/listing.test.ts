import { expect, test } from 'vitest'
import { csvLine } from './listing.ts'

/** The fields of a line, as programs read RFC 4180. */
function fields(line: string): string[] {
  return Array.from(line.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g), ([, text = '']) => text.replaceAll('""', '"'))
}

test.each([
  ['=1+1'],
  ['+cmd|calc'],
  ['-2+3'],
  ['@SUM(A1)'],
  ['\t=1+1'],
  ['\n=1+1'],
  ['\r\n=1+1'],
  [' =1+1'],
  ['\u200b=1+1'],
  ['\ufeff=1+1'],
  ['＝1+1'],
  ['＋1+1'],
  ['－1+1'],
  ['＠SUM(A1)'],
  ['\u22121+1'],
  ['02079460000'],
  ['919876500000123456'],
  ['+1 555'],
  ['+1-555-0100'],
  ['(020) 7946 0000'],
  ['1/2'],
  ['25-11-2026'],
  ['1e5'],
  ['०२०७९४६००००'],
  ['０２０７９４６'],
  ['₹1,00,000'],
  ["'quoted'"],
  ["'=1+1"],
])('%j keeps every character in a spreadsheet, and is read back by taking off one apostrophe', (text) => {
  const [read = ''] = fields(csvLine([text]))
  expect(read).toBe(`'${text}`)
  expect(read.replace(/^'/, '')).toBe(text)
})

test.each(['Asha Rao', 'a;=1+1', 'a,=1+1', 'She said "no"', 'line\nline', 'a\t=1', 'PD-0000-0001', 'x\u202ey', ''])(
  '%j needs none',
  (text) => {
    expect(fields(csvLine([text]))).toEqual([text])
  },
)

test('every field is quoted, so that a semicolon separates nothing either', () => {
  expect(csvLine(['a;=1+1', 'b', 5, true, null, new Date(0)])).toBe(
    '"a;=1+1","b","5","true","","1970-01-01T00:00:00.000Z"\r\n',
  )
})

test('numbers, times and truth values of the desk itself are no text', () => {
  expect(fields(csvLine([-5, new Date(0)]))).toEqual(['-5', '1970-01-01T00:00:00.000Z'])
})
