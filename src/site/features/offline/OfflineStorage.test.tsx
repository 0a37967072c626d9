// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { offlineStorageTexts as texts } from '#content/texts/offlineStorage.ts'
import type { Mark } from '#device/kept.ts'
import { allMarks, clearMarks, saveMark } from '#device/offline/marks.ts'
import { memoryCaches } from '#device/offline/testing/memoryCaches.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { OfflineStorage } from './OfflineStorage.tsx'

// Compiling it for the first time takes a busy machine longer than a test waits for it.
beforeAll(() => import('./RemoveQuestion.tsx'))

const mark: Mark = {
  id: 'a',
  exact: 'words',
  prefix: '',
  suffix: '',
  place: 0,
  times: 1,
  note: '',
  madeAt: 1,
  changedAt: 1,
}

beforeEach(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: object[]) => void) {
        this.observe = () => notify([{ isIntersecting: true }])
      }
      observe: () => void
      disconnect() {}
    },
  )
  const caches = memoryCaches()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async () => new Response('[]'))
  await (await caches.open('pictures')).put('/art/a-480.webp', new Response('x'))
  await clearMarks()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const press = async (name: string) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name })
  await waitFor(() => expect(button.disabled).toBe(false))
  await act(async () => fireEvent.click(button))
}

test("'Remove from this device' asks whether marks and notes go, too, and keeps them if not", async () => {
  await saveMark({ path: '/blogs/x', title: 'X' }, mark)
  await renderInApp(<OfflineStorage />)
  await press(texts.remove)
  await screen.findByRole('group', { name: texts.removeMarks })
  await press(texts.removeMarksNo)
  await screen.findByText(texts.removeDone)
  expect(await allMarks()).toHaveLength(1)
})

test("'Cancel' removes nothing, and the keyboard goes on at the buttons", async () => {
  await saveMark({ path: '/blogs/x', title: 'X' }, mark)
  await renderInApp(<OfflineStorage />)
  const remove = await screen.findByRole<HTMLButtonElement>('button', { name: texts.remove })
  await waitFor(() => expect(remove.disabled).toBe(false))
  remove.focus()
  await press(texts.remove)
  await screen.findByRole('group', { name: texts.removeMarks })
  await press(texts.removeNothing)
  await waitFor(() => expect(document.activeElement?.tagName).toBe('BUTTON'))
  expect(screen.queryByRole('group', { name: texts.removeMarks })).toBe(null)
  expect(screen.queryByText(texts.removeDone)).toBe(null)
  expect(await allMarks()).toHaveLength(1)
  expect(await caches.keys()).toContain('pictures')
})

test("'Remove pages, marks and notes' deletes marks and notes with the stored pages", async () => {
  await saveMark({ path: '/blogs/x', title: 'X' }, mark)
  await renderInApp(<OfflineStorage />)
  await press(texts.remove)
  await press(texts.removeMarksYes)
  await screen.findByText(texts.removeDone)
  expect(await allMarks()).toEqual([])
})

test('without marks nothing is asked', async () => {
  await renderInApp(<OfflineStorage />)
  await press(texts.remove)
  await screen.findByText(texts.removeDone)
  expect(screen.queryByRole('group', { name: texts.removeMarks })).toBeNull()
})
