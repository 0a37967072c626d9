// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { searchTexts as texts } from '#content/texts/search.ts'
import { forgetSearches, recentSearches, rememberSearch } from '#device/offline/recentSearches.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { SearchPage } from './SearchPage.tsx'

const noLine = () => Promise.reject<Response>(new TypeError('no line'))
const fetched = vi.fn(noLine)

beforeEach(async () => {
  await forgetSearches()
  fetched.mockReset().mockImplementation(noLine)
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: texts.field })
async function press(name: string) {
  const button = await screen.findByRole('button', { name })
  button.focus()
  await act(async () => fireEvent.click(button))
}

/** Types into the field as a visitor does before React has run its effects. */
function TypedEarly({ typed, children }: { typed: string; children: ReactNode }) {
  useLayoutEffect(() => {
    field().value = typed
  }, [typed])
  return children
}
/** The page at an address whose query changes, as the route shows it. */
function Page({ first = '', typed = '' }: { first?: string; typed?: string }) {
  const [query, setQuery] = useState(first)
  return (
    <TypedEarly typed={typed}>
      <SearchPage query={query} onQuery={setQuery} />
    </TypedEarly>
  )
}

test('what was typed before the page answered stays in the field', async () => {
  await renderInApp(<Page typed="two wills" />)
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  expect(field().value).toBe('two wills')
})

test('what was typed before hydration stays in the field although the address has a query', async () => {
  await renderInApp(<Page first="will" typed="gif" />)
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  expect(field().value).toBe('gif')
})

test('an earlier search that is chosen with a finger leaves the keyboard of the phone down', async () => {
  await rememberSearch('gift')
  await renderInApp(<Page />)
  const button = await screen.findByRole('button', { name: 'gift' })
  await act(async () => fireEvent.click(button, { detail: 1 }))
  expect(field().value).toBe('gift')
  expect(document.activeElement).not.toBe(field())
})

test('the field shows the query of the address, and follows it', async () => {
  await rememberSearch('gift')
  await renderInApp(<Page first="will" />)
  expect(field().value).toBe('will')
  fireEvent.change(field(), { target: { value: '' } })
  fireEvent.submit(field())
  await press('gift')
  expect(field().value).toBe('gift')
})

test('an earlier search that is chosen, and the button that deletes them, hand the focus to the field', async () => {
  await rememberSearch('gift')
  const { unmount } = await renderInApp(<Page />)
  await press('gift')
  expect(document.activeElement).toBe(field())
  unmount()
  await renderInApp(<Page />)
  await press(texts.clear)
  expect(document.activeElement).toBe(field())
  await waitFor(async () => expect(await recentSearches()).toEqual([]))
})

test('after a second try the focus is in the field', async () => {
  await renderInApp(<Page first="gift" />)
  await screen.findByRole('button', { name: texts.tryAgain })
  fetched.mockReturnValue(new Promise(() => {}))
  await press(texts.tryAgain)
  expect(screen.queryByRole('button', { name: texts.tryAgain })).toBeNull()
  expect(document.activeElement).toBe(field())
})
