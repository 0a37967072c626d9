// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { unsavedMarksKey } from '#content/storageKeys.ts'
import { clearMarks } from './clearMarks.ts'
import { nextTime } from './deletedMarks.ts'
import { allMarks, changedNow, type Mark, saveMark } from './marks.ts'
import { mirrorMarks, unsavedMarks } from './unsavedMarks.ts'

const mark: Mark = {
  id: 'a',
  exact: 'words',
  prefix: '',
  suffix: '',
  place: 0,
  times: 1,
  note: 'Ask Asha',
  madeAt: 1,
  changedAt: 1,
}
const [will, gift] = ['/blogs/a-will', '/blogs/a-gift']

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  sessionStorage.clear()
  localStorage.clear()
})

test('with all marks go the notes that this tab has not written yet, of every page, and nothing else of the tab', async () => {
  await saveMark({ path: will, title: 'A Will' }, mark)
  mirrorMarks(will, [{ ...mark, note: 'Ask the bank' }])
  mirrorMarks(gift, [{ ...mark, id: 'b' }])
  sessionStorage.setItem('another', 'stays')
  await clearMarks()
  expect(await allMarks()).toEqual([])
  expect([unsavedMarks(will), unsavedMarks(gift)]).toEqual([[], []])
  expect(sessionStorage.getItem(unsavedMarksKey + will)).toBeNull()
  expect(sessionStorage.getItem('another')).toBe('stays')
})

test('where session storage is blocked, the marks on the device are deleted all the same', async () => {
  await saveMark({ path: will, title: 'A Will' }, mark)
  vi.stubGlobal('sessionStorage', undefined)
  await clearMarks()
  expect(await allMarks()).toEqual([])
})

test('what was written before all was deleted is not written any more, and what comes after is', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
  const page = { path: will, title: 'A Will' }
  const before = { ...mark, madeAt: 10, changedAt: 1000 }
  await clearMarks()
  expect(await saveMark(page, before)).toEqual([])
  expect(await allMarks()).toEqual([])
  // The clock of the device was put back.
  vi.setSystemTime(500)
  await saveMark(page, { ...mark, changedAt: nextTime() })
  await saveMark(page, changedNow({ ...before, id: 'b' }))
  expect((await allMarks())[0]?.marks.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(unsavedMarks(will)).toEqual([])
  mirrorMarks(will, [before])
  expect(unsavedMarks(will)).toEqual([])
})

test('where local storage is blocked, all marks are deleted and new ones are kept', async () => {
  vi.stubGlobal('localStorage', undefined)
  await clearMarks()
  await saveMark({ path: will, title: 'A Will' }, mark)
  expect(await allMarks()).toHaveLength(1)
  await clearMarks()
  expect(await allMarks()).toEqual([])
})
