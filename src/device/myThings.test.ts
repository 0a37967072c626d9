// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { readingStyleKey, themeStorageKey } from '#content/storageKeys.ts'
import { cases, listeningPlaces, type Mark, markedPages, readingPlaces, searches, ticks } from './kept.ts'
import { exportThings, importThings } from './myThings.ts'
import { fullStorage } from './testing/memoryStorage.ts'

const now = new Date('2026-11-25T12:00:00Z')
const mark = (id: string, changedAt = 1, note = ''): Mark => ({
  ...{ id, exact: `words of ${id}`, prefix: '', suffix: '', place: 0.5, times: 1 },
  ...{ note, madeAt: 1, changedAt },
})
const page = { path: '/blogs/a-will', title: 'A Will' }
const place = (at: number, fraction = 0.5) => ({ slug: 'a-will', fraction, read: false, at })

beforeEach(() => localStorage.clear())

/** A device on which a visitor kept one thing of each kind. */
function fill(): void {
  markedPages.set(page.path, { ...page, marks: [mark('a', 5, 'Ask Asha')] })
  readingPlaces.set('a-will', place(5))
  listeningPlaces.set('a-will', { passage: 2, sentence: 'It is signed.' })
  ticks.set('/services/wills', ['the deed'])
  searches.set('recent', ['nro account'])
  cases.set('case', { kind: 'pravasi-case' })
  localStorage.setItem(themeStorageKey, 'dark')
  localStorage.setItem(readingStyleKey, '--reading-size:1.15;--reading-face:var(--legible)')
}

test('everything that a visitor keeps is on a new device after its file was opened there', () => {
  fill()
  localStorage.setItem('draft:enquiry', '{"version":1,"value":{"texts":[]}}')
  const before = { ...localStorage }
  const file = exportThings(now)
  expect(file).not.toContain('draft:')
  localStorage.clear()
  expect(importThings(file)).toEqual({ taken: 8, kept: 0, unreadable: 0, isFull: false })
  localStorage.setItem('draft:enquiry', before['draft:enquiry'] ?? '')
  expect({ ...localStorage }).toEqual(before)
  expect(importThings(file)).toEqual({ taken: 0, kept: 8, unreadable: 0, isFull: false })
})

test('marks are joined, of each the later change wins, and nothing that is newer here is lost', () => {
  markedPages.set(page.path, { ...page, marks: [mark('both', 9, 'from the file'), mark('file', 1)] })
  readingPlaces.set('a-will', place(1))
  ticks.set('/a', ['one', 'two'])
  localStorage.setItem(themeStorageKey, 'dark')
  const file = exportThings(now)
  localStorage.clear()
  markedPages.set(page.path, { ...page, marks: [mark('both', 3, 'from here'), mark('here', 1)] })
  readingPlaces.set('a-will', place(2, 0.9))
  ticks.set('/a', ['two', 'three'])
  localStorage.setItem(themeStorageKey, 'light')
  expect(importThings(file)).toEqual({ taken: 2, kept: 2, unreadable: 0, isFull: false })
  const marks = markedPages.get(page.path)?.marks.map(({ id, note }) => [id, note])
  expect(marks?.sort()).toEqual([
    ['both', 'from the file'],
    ['file', ''],
    ['here', ''],
  ])
  expect(readingPlaces.get('a-will')?.fraction).toBe(0.9)
  expect(ticks.get('/a')).toEqual(['two', 'three', 'one'])
  expect(localStorage.getItem(themeStorageKey)).toBe('light')
})

test('a file that is none of these changes nothing and is told apart from one of a later version', () => {
  for (const text of [
    '',
    'no JSON',
    '[]',
    'null',
    '{"kind":"pravasi-case"}',
    '{"kind":"pravasi-things"}',
    'x'.repeat(13_000_000),
  ])
    expect(importThings(text)).toBe('other')
  expect(importThings('{"kind":"pravasi-things","version":2,"records":{}}')).toBe('later')
  expect(localStorage).toHaveLength(0)
})

test('entries that are broken, unknown or dangerous are left out and counted; the others are taken', () => {
  const records = {
    'ticks:/a': { version: 1, value: ['one'] },
    'ticks:/b': { version: 1, value: [7] },
    'draft:enquiry': { version: 1, value: { texts: [] } },
    'marks:x': { version: 1, value: { path: 'javascript:alert(1)', title: 'X', marks: [] } },
    'marks:y': { version: 1, value: { path: '//evil.example/', title: 'X', marks: [] } },
    'reading:z': { version: 1, value: { ...place(1), slug: '../../z' } },
    __proto__: 'x',
  }
  const choices = {
    [themeStorageKey]: 'no theme',
    [readingStyleKey]: '--reading-size:1;background:url(https://evil.example)',
    'early-text': '{}',
    toString: 'x',
  }
  const file = JSON.stringify({ kind: 'pravasi-things', version: 1, records, choices })
  expect(importThings(file)).toEqual({ taken: 1, kept: 0, unreadable: 9, isFull: false })
  expect(Object.keys(localStorage)).toEqual(['ticks:/a'])
})

test('a device without room says so and keeps what it had', () => {
  fill()
  const file = exportThings(now)
  localStorage.clear()
  ticks.set('/services/wills', ['mine'])
  vi.stubGlobal('localStorage', fullStorage(localStorage))
  expect(importThings(file)).toMatchObject({ taken: 0, isFull: true })
  vi.unstubAllGlobals()
  expect(ticks.get('/services/wills')).toEqual(['mine'])
  expect(markedPages.ids()).toEqual([])
})
