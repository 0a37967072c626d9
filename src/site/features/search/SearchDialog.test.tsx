// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { searchTexts as texts } from '#content/texts/search.ts'
import { rememberSearch } from '#device/offline/recentSearches.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import SearchDialog from './SearchDialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('buttons that go when they are pressed leave the focus to the field', async () => {
  const fetched = vi.fn(() => Promise.reject<Response>(new TypeError('no line')))
  vi.stubGlobal('fetch', fetched)
  await rememberSearch('gift')
  await renderInApp(<SearchDialog onClose={() => {}} />)
  await screen.findByRole('button', { name: texts.tryAgain })
  fetched.mockReturnValue(new Promise(() => {}))
  for (const name of [texts.tryAgain, texts.clear]) {
    const button = await screen.findByRole('button', { name })
    button.focus()
    await act(async () => fireEvent.click(button))
    expect(screen.queryByRole('button', { name })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: texts.field }))
  }
})
