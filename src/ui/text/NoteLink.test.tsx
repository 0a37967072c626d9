// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../testing/testApp.tsx'
import { InlineText } from './RichText.tsx'

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const text = 'Stamp it in time.[^2] Once more.[^2+] [The Act](https://www.indiacode.nic.in/x) [^<2]'
const links = () => screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('#'))

test('a mark leads to its note, the note back to the first mark, and each says so', async () => {
  await renderInApp(<p>{<InlineText text={text} />}</p>)
  // happy-dom knows no doc- roles, so they are read as attributes.
  const all = [...document.querySelectorAll<HTMLAnchorElement>('[role^=doc-]')]
  expect(
    all.map((link) => [link.getAttribute('role'), link.id, link.getAttribute('href'), link.getAttribute('aria-label')]),
  ).toEqual([
    ['doc-noteref', 'cite-2', '#source-2', 'Source 2'],
    ['doc-noteref', '', '#source-2', 'Source 2'],
    ['doc-backlink', 'source-2', '#cite-2', 'Back to the text, source 2'],
  ])
  expect(links()).toEqual([])
})

test('a followed mark moves the focus to the note, which Tab still reaches afterwards', async () => {
  await renderInApp(<p>{<InlineText text={text} />}</p>)
  fireEvent.click(document.getElementById('cite-2') ?? document.body)
  const note = document.getElementById('source-2')
  expect(document.activeElement).toBe(note)
  expect(note?.tabIndex).toBe(0)
})
