// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { articleCards } from '#content/articles.ts'
import { edition } from '#content/edition.ts'
import { offlineStorageTexts as texts } from '#content/texts/offlineStorage.ts'
import { forgetReading } from '#device/offline/forgetReading.ts'
import { markRead, savePlace } from '#device/offline/progress.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { ReadingPlaces } from './ReadingPlaces.tsx'
import { StoredPages } from './StoredPages.tsx'

vi.mock('virtual:translations', () => ({ translatedPaths: { xa: ['/blogs/wills'] } }))

const [begun, finished] = articleCards

beforeEach(() => forgetReading())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const place = { title: 'Two Wills', readingTime: '10 min read', headingId: 'the-will', fraction: 0.5 }

test('the library leads to the article that was left unfinished last, and forgets all on a press', async () => {
  await savePlace('wills', place)
  await renderInApp(<ReadingPlaces />)
  const link = await screen.findByRole('link', { name: texts.continueIn('Two Wills') })
  expect(link.getAttribute('href')).toBe('/blogs/wills#the-will')
  expect(screen.getByText(texts.reading(1), { exact: false })).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: texts.forgetReading })))
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
  expect(screen.getByRole('status').textContent).toBe(texts.readingForgotten)
  expect(document.activeElement).toBe(screen.getByRole('status').parentElement)
})

test('an article that was read in another language is led to in it, and its title is marked as such', async () => {
  await savePlace('wills', { ...place, title: 'दो वसीयतें', lang: 'xa' })
  await renderInApp(<ReadingPlaces />)
  const title = await screen.findByText('दो वसीयतें')
  expect([title.lang, title.closest('a')?.getAttribute('href')]).toEqual(['xa', '/xa/blogs/wills#the-will'])
})

test('a stored article says whether it was read, or how many minutes are left', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    const card = articleCards.find(({ slug }) => path.includes(slug))
    return new Response(JSON.stringify({ blog: card }))
  })
  await savePlace(begun?.slug ?? '', place)
  await markRead(finished?.slug ?? '')
  const pages = [begun, finished].map((card) => ({ path: `/blogs/${card?.slug}`, refreshedAt: undefined }))
  const pictures = { count: 0, bytes: 0, subjects: new Set([`desk/${begun?.slug}`, `desk/${finished?.slug}`]) }
  await renderInApp(<StoredPages found={{ pages, textBytes: 0, pictures, refreshedAt: undefined }} />)
  await waitFor(() => {
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      `${begun?.displayName}5 min left`,
      `${finished?.displayName}Read`,
    ])
  })
})

test('on a page in another language the stored articles, which are in English, have their English names', async () => {
  const english = { ...edition }
  Object.assign(edition, { code: 'xa', prefix: '/xa' })
  vi.stubEnv('SITE_IS_TRANSLATION', 'true')
  onTestFinished(() => {
    Object.assign(edition, english)
    vi.unstubAllEnvs()
  })
  vi.stubGlobal('fetch', async (path: string) =>
    path === `/articles/${begun?.slug}.json`
      ? new Response(JSON.stringify({ blog: begun }))
      : new Response('', { status: 404 }),
  )
  const pages = [{ path: `/blogs/${begun?.slug}`, refreshedAt: undefined }]
  const pictures = { count: 0, bytes: 0, subjects: new Set([`desk/${begun?.slug}`]) }
  await renderInApp(<StoredPages found={{ pages, textBytes: 0, pictures, refreshedAt: undefined }} />)
  const name = await screen.findByText(begun?.displayName ?? '')
  expect([name.lang, name.closest('a')?.hreflang]).toEqual(['en', 'en'])
})
