// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { Mark } from '#device/kept.ts'
import { allMarks, clearMarks, deleteMark, marksOn, noteChanges, saveMark, withNote } from './marks.ts'

const page = { path: '/blogs/a-will', title: 'A Will' }
const mark = (id: string, place = 0.5): Mark => ({
  id,
  exact: `words of ${id}`,
  prefix: 'before ',
  suffix: ' after',
  place,
  times: 1,
  note: '',
  madeAt: 1,
  changedAt: 1,
})
const ids = (marks: readonly Mark[]) => marks.map(({ id }) => id)

beforeEach(() => localStorage.clear())

test('marks are kept by page, in the order of its text', async () => {
  await saveMark(page, mark('late', 0.9))
  await saveMark(page, mark('early', 0.1))
  await saveMark({ path: '/blogs/a-gift', title: 'A Gift' }, mark('other'))
  expect(ids(await marksOn(page.path))).toEqual(['early', 'late'])
  expect((await allMarks()).map(({ title, marks }) => [title, ids(marks)])).toEqual([
    ['A Gift', ['other']],
    ['A Will', ['early', 'late']],
  ])
})

test('a note replaces the one before it, and the mark keeps its place', async () => {
  await saveMark(page, mark('a', 0.1))
  await saveMark(page, mark('b', 0.2))
  expect((await saveMark(page, { ...mark('a', 0.1), note: 'Ask about this' })).map(({ note }) => note)).toEqual([
    'Ask about this',
    '',
  ])
})

test('a note that is written late does not replace one that was typed after it', async () => {
  const noted = (note: string, changedAt: number) => ({ ...mark('a'), note, changedAt })
  const note = async () => (await marksOn(page.path)).map((one) => one.note)
  await saveMark(page, noted('Typed last', 20))
  expect((await saveMark(page, noted('Typed first', 10))).map((one) => one.note)).toEqual(['Typed last'])
  await saveMark(page, noted('In the same millisecond', 20))
  expect(await note()).toEqual(['In the same millisecond'])
})

test('a note counts as later than the one before it, also after the clock of the device was put back', () => {
  vi.useFakeTimers({ now: 50 })
  expect(withNote(mark('a'), 'Ask').changedAt).toBe(50)
  expect(withNote({ ...mark('a'), changedAt: 99 }, 'Ask')).toEqual({ ...mark('a'), note: 'Ask', changedAt: 100 })
  vi.useRealTimers()
})

test('two tabs that mark the same article at once lose no mark, and a deletion takes only its own', async () => {
  const tab = async () => {
    vi.resetModules()
    return import('./marks.ts')
  }
  const [one, other] = [await tab(), await tab()]
  await one.saveMark(page, mark('old', 0.1))
  one.saveMark(page, mark('a', 0.2))
  other.saveMark(page, mark('b', 0.3))
  one.deleteMark(page.path, 'old')
  other.saveMark(page, mark('c', 0.4))
  expect(ids(await marksOn(page.path))).toEqual(['a', 'b', 'c'])
})

test('a note that is saved after another tab deleted its mark is not lost', async () => {
  await saveMark(page, mark('a'))
  await deleteMark(page.path, 'a')
  await saveMark(page, { ...mark('a'), note: 'Typed meanwhile' })
  expect((await marksOn(page.path)).map(({ note }) => note)).toEqual(['Typed meanwhile'])
})

test('what became of the words is noted, also that they are as they were again', async () => {
  await saveMark(page, mark('a', 0.1))
  await saveMark(page, mark('b', 0.2))
  await noteChanges(page.path, new Map([['a', 'gone'] as const, ['nobody', 'edited'] as const]))
  expect((await marksOn(page.path)).map(({ changed }) => changed)).toEqual(['gone', undefined])
  await noteChanges(page.path, new Map([['a', undefined]]))
  expect(await marksOn(page.path)).toEqual([mark('a', 0.1), mark('b', 0.2)])
  await noteChanges('/blogs/another', new Map([['a', 'gone'] as const]))
  expect(await marksOn('/blogs/another')).toEqual([])
})

test('with the last mark of a page nothing of it is left on the device; all can be deleted at once', async () => {
  await saveMark(page, mark('a'))
  expect(await deleteMark(page.path, 'a')).toEqual([])
  expect(await allMarks()).toEqual([])
  await saveMark(page, mark('a'))
  await clearMarks()
  expect(await allMarks()).toEqual([])
})
