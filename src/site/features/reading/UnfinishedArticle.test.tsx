// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { edition } from '#content/edition.ts'
import { readingTexts as texts } from '#content/texts/reading.ts'
import { forgetReading } from '#device/offline/forgetReading.ts'
import * as progress from '#device/offline/progress.ts'
import { mayBeUnfinished, noteUnfinished } from '#device/offline/unfinished.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { ContinueCard } from './ContinueCard.tsx'
import { UnfinishedArticle } from './UnfinishedArticle.tsx'

vi.mock('virtual:translations', () => ({ translatedPaths: { xa: ['/blogs/wills'] } }))

// Compiling it for the first time takes a busy machine longer than a test waits for it.
beforeAll(() => Promise.all([import('./offerUnfinished.ts'), import('./ContinueCardBody.tsx')]))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await forgetReading()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const show = () =>
  renderInApp(
    <>
      <UnfinishedArticle />
      <ContinueCard />
    </>,
  )
/** Leaves an article as a reader does. */
async function leave(slug: string, place: Parameters<typeof progress.savePlace>[1]): Promise<void> {
  noteUnfinished(true)
  vi.advanceTimersByTime(1000)
  await progress.savePlace(slug, place)
}
const place = { headingId: 'the-will', fraction: 0.5, readingTime: '10 min read' }

test('a first visitor is offered nothing, and storage is not even asked', async () => {
  const read = vi.spyOn(progress, 'allProgress')
  await show()
  await act(async () => {})
  expect(read).not.toHaveBeenCalled()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the article that was left unfinished last is offered, and opens at the heading where it was left', async () => {
  await leave('older', { ...place, title: 'Older' })
  await leave('wills', { ...place, title: 'Two Wills' })
  await leave('done', { ...place, title: 'Done', fraction: 1 })
  // Without a title there is nothing to offer.
  await leave('untitled', place)
  const { router } = await show()
  expect(await screen.findByText(texts.continueIn('Two Wills'))).toBeTruthy()
  expect(screen.getByText(/about 5 minutes left/)).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: texts.go })))
  expect(router.state.location.href).toBe('/blogs/wills#the-will')
})

test('an article that was read in another language is offered in it, with its title marked as such, and opens as a document', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  await leave('wills', { ...place, title: 'दो वसीयतें', lang: 'xa' })
  const { router } = await show()
  expect((await screen.findByText('दो वसीयतें')).lang).toBe('xa')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: texts.go })))
  expect(assign).toHaveBeenCalledWith('/xa/blogs/wills#the-will')
  expect(router.state.location.href).toBe('/')
})

test('from a home page in another language an article that was read in English opens in English, as a document', async () => {
  const english = { ...edition }
  Object.assign(edition, { code: 'xa', prefix: '/xa' })
  onTestFinished(() => void Object.assign(edition, english))
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  await leave('wills', { ...place, title: 'Two Wills' })
  await show()
  expect((await screen.findByText('Two Wills')).lang).toBe('en')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: texts.go })))
  expect(assign).toHaveBeenCalledWith('/blogs/wills#the-will')
})

test("after 'Not now' it is not offered again until some article is read on", async () => {
  await leave('wills', { ...place, title: 'Two Wills' })
  const first = await show()
  // Found before `act` begins, which holds back whatever draws it.
  const notNow = await screen.findByRole('button', { name: texts.notNow })
  await act(async () => fireEvent.click(notNow))
  expect(screen.queryByRole('button')).toBeNull()
  first.unmount()
  expect(mayBeUnfinished()).toBe(false)
  await leave('wills', { ...place, title: 'Two Wills', fraction: 0.6 })
  await show()
  expect(await screen.findByText(texts.continueIn('Two Wills'))).toBeTruthy()
})

test('the offer leaves with the page', async () => {
  await leave('wills', { ...place, title: 'Two Wills' })
  const { unmount } = await show()
  await screen.findByText(texts.continueIn('Two Wills'))
  unmount()
  await renderInApp(<ContinueCard />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('where every article is finished nothing is offered, and the next visit does not ask', async () => {
  await leave('wills', { ...place, title: 'Two Wills' })
  await progress.markRead('wills')
  await show()
  await expect.poll(() => mayBeUnfinished()).toBe(false)
  expect(screen.queryByRole('button')).toBeNull()
})
