// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offlineStorageTexts as texts } from '#content/texts/offlineStorage.ts'
import { ticks } from '#device/kept.ts'
import { savePlace } from '#device/offline/progress.ts'
import { mayBeUnfinished } from '#device/offline/unfinished.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { MyThings } from './MyThings.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const open = (text: string) =>
  act(async () => {
    const input = screen.getByLabelText(texts.importThings)
    fireEvent.change(input, { target: { files: [new File([text], 'my-things.json')] } })
  })

test('what is kept here is saved as a file, and opened from it elsewhere', async () => {
  let file: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) file = blob
    return 'blob:things'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  ticks.set('/services/wills', ['the deed'])
  savePlace('a-will', { title: 'A Will', headingId: 'witnesses', fraction: 0.5 })
  await renderInApp(<MyThings />)
  fireEvent.click(screen.getByRole('button', { name: texts.exportThings }))
  localStorage.clear()
  await open((await file?.text()) ?? '')
  expect(screen.getByRole('status').textContent).toBe(texts.thingsDone(2, 0))
  expect(ticks.get('/services/wills')).toEqual(['the deed'])
  // The next page offers to go on in the article.
  expect(mayBeUnfinished()).toBe(true)
})

test('the theme and the reading settings that a file brings are shown at once, as those of another tab', async () => {
  const heard = vi.fn()
  addEventListener('storage', heard)
  await renderInApp(<MyThings />)
  await open('{"kind":"pravasi-things","version":1,"records":{},"choices":{"theme":"dark"}}')
  expect(localStorage.getItem('theme')).toBe('dark')
  // Without a key: whatever stands there may have changed.
  expect(heard.mock.calls).toMatchObject([[{ key: null }]])
})

test.each([
  ['that is something else', '{"kind":"pravasi-case"}', texts.thingsOther],
  ['of a later version', '{"kind":"pravasi-things","version":9}', texts.thingsLater],
])('of a file %s it says what to do, and changes nothing', async (_, text, says) => {
  await renderInApp(<MyThings />)
  await open(text)
  expect(screen.getByRole('status').textContent).toBe(says)
  expect(localStorage).toHaveLength(0)
})
