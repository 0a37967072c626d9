import { expect, test } from 'vitest'
import { wholeCalendar } from '#content/calendar.ts'
import { site } from '#content/site.ts'
import { calendarFile } from './calendarFile.ts'

interface Line {
  name: string
  parameters: string
  value: string
}

/** Content lines as RFC 5545 reads them: unfolded, then split into name, parameters and value. */
function linesOf(file: string): Line[] {
  return file
    .replace(/\r\n[ \t]/g, '')
    .replace(/\r\n$/, '')
    .split('\r\n')
    .map((line) => {
      const [, name = '', parameters = '', value = ''] = /^([A-Z-]+)((?:;[A-Z-]+=[^:;]+)*):(.*)$/.exec(line) ?? []
      return { name, parameters, value }
    })
}

/** The events, each as its properties by name; a property that comes twice is a fault. */
function eventsOf(lines: readonly Line[]): Map<string, Line>[] {
  const events: Map<string, Line>[] = []
  for (const line of lines) {
    if (line.name === 'BEGIN' && line.value === 'VEVENT') events.push(new Map())
    else if (line.name === 'END' && line.value === 'VCALENDAR') break
    else if (events.at(-1)?.has(line.name) && line.name !== 'END') throw new Error(`${line.name} twice`)
    else events.at(-1)?.set(line.name, line)
  }
  return events
}

const read = (text = '') => text.replace(/\\([\\;,nN])/g, (_all, sign: string) => (/n/i.test(sign) ? '\n' : sign))
const entry = { key: 'one', date: '2026-06-15', who: 'everyone', what: 'x', reviewed: '2026-11-22' }
const file = calendarFile(wholeCalendar())

test('every line ends in CRLF, is folded within 75 octets, and has a name and a value', () => {
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(linesOf(file).filter(({ name, value }) => !name || !value)).toEqual([])
})

test('it is one calendar with a version and a maker, and every event is closed', () => {
  const lines = linesOf(file)
  expect([lines[0], lines.at(-1)]).toMatchObject([
    { name: 'BEGIN', value: 'VCALENDAR' },
    { name: 'END', value: 'VCALENDAR' },
  ])
  expect(lines.find(({ name }) => name === 'VERSION')?.value).toBe('2.0')
  expect(lines.filter(({ name }) => name === 'PRODID')).toHaveLength(1)
  const blocks = lines.filter(({ name }) => name === 'BEGIN' || name === 'END').slice(1, -1)
  expect(blocks.map(({ name }) => name)).toEqual(wholeCalendar().flatMap(() => ['BEGIN', 'END']))
})

test('every entry is an event for a whole day, with a time stamp and an identity that no other has', () => {
  const events = eventsOf(linesOf(file))
  expect(events).toHaveLength(wholeCalendar().length)
  for (const [index, { date, what }] of wholeCalendar().entries()) {
    const event = events[index]
    expect(event?.get('DTSTART')).toMatchObject({ parameters: ';VALUE=DATE', value: date.replaceAll('-', '') })
    expect(event?.get('DTSTAMP')?.value).toMatch(/^\d{8}T\d{6}Z$/)
    expect(read(event?.get('SUMMARY')?.value)).toBe(what)
  }
  const uids = events.map((event) => event.get('UID')?.value ?? '')
  expect(new Set(uids).size).toBe(events.length)
  expect(uids.filter((uid) => !uid.endsWith(`@${new URL(site.origin).host}`))).toEqual([])
})

test('commas, semicolons, backslashes and signs of several octets come back as they were written', () => {
  const what = `${'₹10,000; tax \\ due – '.repeat(9)}end`
  const folded = calendarFile([{ ...entry, what }])
  expect(folded.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(read(eventsOf(linesOf(folded))[0]?.get('SUMMARY')?.value)).toBe(what)
})

test('the file is the same whenever it is built from the same content', () => {
  expect(calendarFile([entry])).toBe(calendarFile([entry]))
  expect(calendarFile([entry])).toContain('DTSTAMP:20261122T000000Z\r\n')
})

test('a day that is corrected keeps its identity and is a later revision; the others stay as they were', () => {
  const other = { ...entry, key: 'two' }
  const [before, after] = [
    eventsOf(linesOf(calendarFile([entry, other]))),
    eventsOf(linesOf(calendarFile([{ ...other, date: '2026-06-16', reviewed: '2026-12-01' }, entry]))),
  ]
  expect(after[1]).toEqual(before[0])
  expect(after[0]?.get('UID')).toEqual(before[1]?.get('UID'))
  expect(after[0]?.get('LAST-MODIFIED')?.value).toBe('20261201T000000Z')
  expect(Number(after[0]?.get('SEQUENCE')?.value)).toBeGreaterThan(Number(before[1]?.get('SEQUENCE')?.value))
})
