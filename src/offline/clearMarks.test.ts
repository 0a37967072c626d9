// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { unsavedMarksKey } from '#content/storageKeys.ts'
import { clearMarks } from './clearMarks.ts'
import { allMarks, type Mark, saveMark } from './marks.ts'
import { mirrorMarks, unsavedMarks } from './unsavedMarks.ts'

const mark: Mark = { id: 'a', exact: 'words', prefix: '', suffix: '', place: 0, times: 1, note: 'Ask Asha', madeAt: 1 }
const [will, gift] = ['/blogs/a-will', '/blogs/a-gift']

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
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
