// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { addressCode } from '#content/addressCode.ts'
import { addressCodeId } from '#content/addressCodeId.ts'
import { site } from '#content/site.ts'
import { system } from '#ui/theme/system.ts'
import '#ui/testing/waitTimeout.ts'
import { PrintAddress } from './PrintAddress.tsx'

const page = (
  <ChakraProvider value={system}>
    <PrintAddress path="/blogs/x" />
  </ChakraProvider>
)
const address = `${site.origin}/blogs/x`
const { viewBox, path } = addressCode(address)
const drawn = () => {
  const svg = document.getElementById(addressCodeId)
  return [svg?.getAttribute('viewBox'), svg?.firstElementChild?.getAttribute('d')]
}

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

test('the prerendered page has the address in words, and an empty place that the build draws the code into', () => {
  const html = renderToString(page)
  expect(html).toContain(address)
  expect(html).toMatch(new RegExp(`<svg id="${addressCodeId}"[^>]*><path></path></svg>`))
})

test('hydration keeps the code that the build drew', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  const root = document.createElement('div')
  root.innerHTML = renderToString(page).replace('><path></path>', ` viewBox="${viewBox}"><path d="${path}"></path>`)
  document.body.append(root)
  const app = await act(async () => hydrateRoot(root, page))
  expect(drawn()).toEqual([viewBox, path])
  expect(complain).not.toHaveBeenCalled()
  act(() => app.unmount())
})

test('on a page reached by a link the code is drawn when idle', async () => {
  // Pictures drawn for the article before it do not count.
  document.body.innerHTML = `<svg id="${addressCodeId}" viewBox="0 0 1 1"><path d="M0 0"></path></svg><p>${site.origin}/blogs/y</p>`
  const before = document.body.firstElementChild
  render(page)
  before?.remove()
  expect(screen.getByText(/To read this online/)).toBeTruthy()
  await waitFor(() => expect(drawn()).toEqual([viewBox, path]))
})
