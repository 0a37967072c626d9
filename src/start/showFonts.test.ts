// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { showFonts } from './showFonts.ts'

const isShown = () => !document.querySelector('style')?.hasAttribute('media')
/** Stands for what happy-dom does not know: the faces of the document. */
const faces = { check: vi.fn(() => true), load: vi.fn(async () => {}) }

beforeEach(() => {
  document.title = 'A title'
  document.head.innerHTML += '<style data-page-fonts media="not all">html{--sans:"A","B"}</style>'
  faces.check.mockReset().mockReturnValue(true)
  faces.load.mockReset().mockResolvedValue()
  Object.defineProperty(document, 'fonts', { value: faces, configurable: true })
  return () => document.head.replaceChildren()
})

test('fonts that are here show at once', async () => {
  await showFonts()
  expect(isShown()).toBe(true)
  expect(faces.load).not.toHaveBeenCalled()
})

test('faces are loaded before they show, also those that a stylesheet made the browser forget', async () => {
  faces.load.mockImplementation(async () => {
    expect(isShown()).toBe(false)
    faces.check.mockReturnValue(faces.load.mock.calls.length === 2)
  })
  faces.check.mockReturnValue(false)
  await showFonts()
  expect(faces.load.mock.calls).toEqual(Array(2).fill(['1em "A","B"', 'A title']))
  expect(isShown()).toBe(true)
})

test('a face that does not load does not keep the others away', async () => {
  faces.check.mockReturnValue(false)
  faces.load.mockRejectedValue(new Error('lost'))
  await showFonts()
  expect(isShown()).toBe(true)
})

test('a page out of storage, whose fonts come with its stylesheets, is left as it is', async () => {
  document.head.innerHTML += '<style media="print">a{}</style>'
  document.querySelector('[data-page-fonts]')?.remove()
  await showFonts()
  expect(document.querySelector('style')?.getAttribute('media')).toBe('print')
})
