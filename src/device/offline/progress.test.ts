import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ReadingProgress } from '#device/kept.ts'
import { allProgress, clearProgress, lastUnfinished, markRead, noteOpened, placeIn, savePlace } from './progress.ts'

beforeEach(() => clearProgress())

test('an article is continued at the heading where it was left', async () => {
  await savePlace('a', { headingId: 'the-next', fraction: 0.4 })
  expect(await placeIn('a')).toMatchObject({ slug: 'a', headingId: 'the-next', fraction: 0.4, read: false })
  expect(await placeIn('b')).toBeUndefined()
})

test('coming to the end marks an article as read, and going back does not undo it', async () => {
  await savePlace('a', { fraction: 0.98 })
  await savePlace('a', { fraction: 0.1 })
  expect(await placeIn('a')).toMatchObject({ fraction: 0.1, read: true })
})

test('opening an article again keeps the place where it was left', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await noteOpened('a')
  expect(await placeIn('a')).toMatchObject({ fraction: 0, read: false })
  await savePlace('a', { headingId: 'x', fraction: 0.5 })
  const before = await placeIn('a')
  vi.advanceTimersByTime(1000)
  await noteOpened('a')
  vi.useRealTimers()
  expect(await placeIn('a')).toEqual({ ...before, at: expect.any(Number) })
  expect((await placeIn('a'))?.at).toBeGreaterThan(before?.at ?? 0)
})

test('a reader marks an article as read, or to be read again from the top', async () => {
  await savePlace('a', { headingId: 'x', fraction: 0.5 })
  await markRead('a')
  expect(await placeIn('a')).toMatchObject({ headingId: 'x', read: true })
  await markRead('a', false)
  expect(await placeIn('a')).toEqual({ slug: 'a', fraction: 0, read: false, at: expect.any(Number) })
})

test('the article read last stands first, and the visitor can clear one or all', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const slug of ['a', 'b', 'c']) {
    vi.advanceTimersByTime(1000)
    await savePlace(slug, { fraction: 0.2 })
  }
  vi.useRealTimers()
  expect((await allProgress()).map(({ slug }) => slug)).toEqual(['c', 'b', 'a'])
  await clearProgress('b')
  expect((await allProgress()).map(({ slug }) => slug)).toEqual(['c', 'a'])
  await clearProgress()
  expect(await allProgress()).toEqual([])
})

test('a fraction out of range is brought into it', async () => {
  await savePlace('a', { fraction: -2 })
  expect((await placeIn('a'))?.fraction).toBe(0)
  await savePlace('a', { fraction: 7 })
  expect((await placeIn('a'))?.fraction).toBe(1)
})

test('the article to go on in is the latest one with a title and a heading that is not read', async () => {
  const found = (slug: string, more: Partial<ReadingProgress> = {}): ReadingProgress => ({
    slug,
    title: slug,
    headingId: 'x',
    fraction: 0.5,
    read: false,
    at: 1,
    ...more,
  })
  const { title: _, ...untitled } = found('untitled')
  const { headingId: __, ...opened } = found('opened')
  const all = [found('done', { read: true }), untitled, opened, found('wills'), found('older')]
  expect(lastUnfinished(all)?.slug).toBe('wills')
  expect(lastUnfinished([untitled, opened])).toBeUndefined()
})
