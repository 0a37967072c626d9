// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { offlineStorageTexts as texts } from '#content/texts/offlineStorage.ts'
import { learnPace, readingPace, usualPace } from '#device/offline/pace.ts'
import { allProgress, savePlace } from '#device/offline/progress.ts'
import { memoryCaches } from '#device/offline/testing/memoryCaches.ts'
import { keepTranslated, keepTranslatedAsked } from '#device/offline/translated.ts'
import { translatedCache } from '#device/offline/translatedCache.ts'
import '#ui/testing/waitTimeout.ts'
import { useOfflineStorage } from './useOfflineStorage.ts'

afterEach(() => vi.unstubAllGlobals())

test('an action that cannot be carried out says so, and the buttons work again', async () => {
  const caches = memoryCaches()
  vi.stubGlobal('caches', caches)
  // A captive portal answers 200 with its own page.
  vi.stubGlobal('fetch', async () => new Response('<html>'))
  const { result } = renderHook(() => useOfflineStorage(true))
  await waitFor(() => expect(result.current.found).toBeDefined())
  caches.delete = () => Promise.reject(new DOMException('blocked', 'SecurityError'))
  await (await caches.open('pictures')).put('/art/a-480.webp', new Response('x'))
  act(() => result.current.remove(false))
  expect(result.current.busy).toBe(true)
  await waitFor(() => expect(result.current.busy).toBe(false))
  expect(result.current.status).toBe(texts.failed)
})

test("'Remove from this device' removes reading places and the pace of reading, too", async () => {
  const caches = memoryCaches()
  vi.stubGlobal('caches', caches)
  await (await caches.open('pictures')).put('/art/a-480.webp', new Response('x'))
  await savePlace('wills', { headingId: 'x', fraction: 0.5 })
  learnPace(500)
  const { result } = renderHook(() => useOfflineStorage(true))
  await waitFor(() => expect(result.current.found).toBeDefined())
  act(() => result.current.remove(false))
  await waitFor(() => expect(result.current.status).toBe(texts.removeDone))
  expect(await allProgress()).toEqual([])
  expect(readingPace()).toBe(usualPace)
})

test('pages in another language alone can be removed, and then nothing is left to remove', async () => {
  const caches = memoryCaches()
  vi.stubGlobal('caches', caches)
  const html = new Response('<p></html>', { headers: { 'Content-Type': 'text/html' } })
  await (await caches.open(translatedCache)).put('/hi', html)
  const { result } = renderHook(() => useOfflineStorage(true))
  await waitFor(() => expect(result.current.found).toBeDefined())
  expect(result.current.isEmpty).toBe(false)
  act(() => result.current.remove(false))
  await waitFor(() => expect(result.current.status).toBe(texts.removeDone))
  await waitFor(() => expect(result.current.isEmpty).toBe(true))
  expect(await caches.keys()).not.toContain(translatedCache)
})

test("after 'Remove' nothing of pages in another language is left, not even those that were asked for", async () => {
  const caches = memoryCaches()
  vi.stubGlobal('caches', caches)
  await keepTranslatedAsked(['/hi/tools'], { fetch: async () => new Response('<p></html>') })
  await keepTranslated('/hi/contact', { fetch: async () => new Response('<p></html>') })
  const { result } = renderHook(() => useOfflineStorage(true))
  await waitFor(() => expect(result.current.found).toBeDefined())
  act(() => result.current.remove(false))
  await waitFor(() => expect(result.current.status).toBe(texts.removeDone))
  expect(await caches.keys()).not.toContain(translatedCache)
})
