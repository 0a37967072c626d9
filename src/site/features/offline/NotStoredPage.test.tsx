// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { unstoredTexts } from 'virtual:translations'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { languageOf, prefixOf, sourceLanguage } from '#content/languages.ts'
import { memoryCaches } from '#device/offline/testing/memoryCaches.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import NotStoredPage from './NotStoredPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

test.each([[sourceLanguage.code, unstoredTexts.source] as const, ...Object.entries(unstoredTexts.translated)])(
  'OF-09 for an address in the language "%s" a page that is not stored says so in that language',
  async (code, texts) => {
    vi.stubGlobal('caches', memoryCaches())
    history.replaceState(null, '', `${prefixOf(code)}/blogs/unread`)
    await renderInApp(<NotStoredPage />)
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading.textContent).toBe(texts.title)
    expect(heading.closest('[lang]')?.getAttribute('lang') ?? sourceLanguage.html).toBe(languageOf(code).html)
    for (const text of [texts.text, texts.storedPages.title]) expect(screen.getByText(text)).toBeTruthy()
    expect(await screen.findByText(texts.storedPages.nothing)).toBeTruthy()
    expect(screen.getByRole('button', { name: texts.tryAgain })).toBeTruthy()
  },
)
