import { expect, test } from 'vitest'
import { csvLine, periodOf } from './listing.ts'

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

test.each(['05-11-2026', '2026-06-31', '11/05/2026', '2026', '1', '2026-11', '2026-11-29T25:00', '2026-11-29x', ''])(
  '--since %j is refused, and not taken for another day than was meant',
  (since) => {
    expect(() => periodOf({ since })).toThrow('--since must be a day of the calendar such as 2025-05-01')
  },
)

test('a period begins and ends with local days, or with times as the lists show them and as JSON has them', () => {
  const day = new Date(2026, 10, 5).getTime()
  expect(periodOf({ since: '2026-11-05', until: '2026-11-05' })).toEqual({ since: day, until: day + 86_399_999 })
  expect(periodOf({ since: '2026-11-05 09:30', until: '2026-11-05T09:30' })).toEqual({
    since: new Date(2026, 10, 5, 9, 30).getTime(),
    until: new Date(2026, 10, 5, 9, 30).getTime(),
  })
  expect(periodOf({ since: '2026-11-05T09:30:00.000Z' }).since).toBe(Date.UTC(2026, 10, 5, 9, 30))
})
