import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importedTime, readCsv } from './csvFile.ts'
import { planSubscribers } from './planSubscribers.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'desk-csv-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (content: string | Buffer) => {
  const file = join(folder, 'list.csv')
  writeFileSync(file, content)
  return readCsv(file)
}
const fieldsOf = (content: string | Buffer) =>
  read(content).rows.map((one) => [one.row, one.fault === undefined ? Object.fromEntries(one.fields) : one.fault])

test.each([',', ';', '\t'])(
  'fields separated by "%s" may hold it, quotes and line ends, under a byte order mark',
  (mark) => {
    const text = `\ufeff"a"${mark}b\r\n"1 ""x""${mark}\r\n2"${mark}=1+1\n\n'3${mark}\r\n`
    expect(fieldsOf(text)).toEqual([
      [2, { a: `1 "x"${mark}\r\n2`, b: '=1+1' }],
      // The empty row counts, as in a spreadsheet.
      [4, { a: "'3", b: '' }],
    ])
  },
)

test('UTF-16 with a mark and Latin-1 are read, and the second is said', () => {
  expect(fieldsOf(Buffer.from('\ufeffname\nJosé', 'utf16le'))).toEqual([[2, { name: 'José' }]])
  const latin = read(Buffer.from('name\nJos\xe9 \x80', 'latin1'))
  expect(latin.isLatin).toBe(true)
  expect(latin.rows).toMatchObject([{ fields: new Map([['name', 'José €']]) }])
  expect(read('name\nJosé').isLatin).toBe(false)
})

test('a row with another number of fields, or with NUL, is a fault of its own and spoils no other', () => {
  expect(fieldsOf('a,b\n1,2,3\n4\n5,\0\n6,7\n')).toEqual([
    [2, 'it has 3 fields instead of 2'],
    [3, 'it has 1 fields instead of 2'],
    [4, 'it has NUL or half a character, which no database stores'],
    [5, { a: '6', b: '7' }],
  ])
})

test('quotes that cannot be understood name their row, and what is no file says so', () => {
  expect(() => read('a,b\n1,2\n3,"4\n5,6\n')).toThrow(/Row 3 of .*never closed/)
  expect(() => read('a,b\n1,"2"x\n')).toThrow(/Row 2 of .*not doubled/)
  expect(() => read('')).toThrow(/no row with the names of columns/)
  expect(() => readCsv(join(folder, 'none.csv'))).toThrow(/cannot be read \(ENOENT\)/)
  expect(() => readCsv(folder)).toThrow(/cannot be read \(EISDIR\)/)
})

test('of two columns with one name the first counts', () => {
  expect(fieldsOf('a,a\n1,2\n')).toEqual([[2, { a: '1' }]])
})

test('times of Go and of ISO 8601 are read, never later than now', () => {
  const now = Date.UTC(2026, 0, 1)
  expect(importedTime('2021-03-04 10:11:12.123456 +0000 UTC', now)).toBe(Date.UTC(2021, 2, 4, 10, 11, 12, 123))
  expect(importedTime('2021-03-04 10:11:12 -0330 NST', now)).toBe(Date.UTC(2021, 2, 4, 13, 41, 12))
  expect(importedTime('2022-05-06T07:08:09+05:30', now)).toBe(Date.UTC(2022, 4, 6, 1, 38, 9))
  expect(importedTime('2099-01-01', now)).toBe(now)
  expect(importedTime('2022-05-06 07:08 Z', now)).toBe(Date.UTC(2022, 4, 6, 7, 8))
  for (const text of ['', 'soon', '0001-01-01 00:00:00 +0000 UTC']) expect(importedTime(text, now)).toBe(undefined)
})

test('a day that is written another way round, or that no calendar has, is a fault and never another day', () => {
  for (const text of ['05-11-2020', '5/11/2020 10:11', '2020-06-31', '2020-02-30 10:11', 'Row 1', '2020-11-05 25:00'])
    expect(importedTime(text, Date.UTC(2026, 0, 1)), text).toBe(undefined)
})

test('a long list is planned row by row, each of them', () => {
  const rows = Array.from({ length: 3000 }, (_, at) => `reader${at}@example.org,"${'x'.repeat(80)}\n"`)
  const table = read(`email,name\n${rows.join('\n')}\n`)
  const columns = { email: 'email', status: undefined, created: undefined, updated: undefined }
  const planned = planSubscribers(table.rows, columns, 'confirmed', [], () => false, Date.UTC(2026, 0, 1))
  expect(planned.filter(({ outcome }) => outcome === 'confirmed')).toHaveLength(3000)
  expect(planned.at(-1)).toMatchObject({ row: 3001, email: 'reader2999@example.org' })
})
