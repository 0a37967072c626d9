// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { showFonts } from './showFonts.ts'

const root = document.documentElement
/** Stands for what happy-dom does not know: the faces of the document. */
const load = vi.fn()
let grows = 0

beforeEach(() => {
  root.removeAttribute('data-fonts')
  root.style.setProperty('--faces', '"A", "B"')
  document.title = 'A title'
  document.body.innerHTML = '<main><h1>Title</h1><p>Text</p><p>Far below</p></main>'
  Object.defineProperty(document, 'fonts', {
    value: { load: load.mockReset().mockResolvedValue([]) },
    configurable: true,
  })
  for (const [at, element] of [...document.querySelectorAll<HTMLElement>('main *')].entries()) {
    element.checkVisibility = () => true
    const top = () => at * at * 1000 + (root.getAttribute('data-fonts') === 'shown' ? at * grows : 0)
    element.getBoundingClientRect = () => new DOMRect(0, top(), 300, 20)
  }
})
const mark = () => root.getAttribute('data-fonts')

test('a page is set in its fonts once all of them are here', async () => {
  grows = 2
  let come = (_: unknown) => {}
  load.mockReturnValue(new Promise((resolve) => (come = resolve)))
  const shown = showFonts(() => {})
  expect([mark(), load.mock.calls]).toEqual([null, [['1em "A", "B"', 'A title']]])
  come([])
  await shown
  expect(mark()).toBe('shown')
})

test('where that would move what is on the screen, the next page is', async () => {
  grows = 25
  document.querySelector('h1')?.remove()
  const [text] = document.querySelectorAll<HTMLElement>('p')
  if (text) text.getBoundingClientRect = () => new DOMRect(0, mark() === 'shown' ? 35 : 0, 300, 20)
  let openNext = () => {}
  await showFonts((run) => (openNext = run))
  expect(mark()).toBe('next')
  openNext()
  expect(mark()).toBe('shown')
})

test('what moves below the screen keeps no page in the fallback, nor do fonts that do not come', async () => {
  grows = 25
  document.querySelector('p')?.remove()
  load.mockRejectedValue(new Error('lost'))
  await showFonts(() => {})
  expect(mark()).toBe('shown')
})

test('a page that shows its fonts already asks for none', async () => {
  root.setAttribute('data-fonts', 'shown')
  await showFonts(() => {})
  expect(load).not.toHaveBeenCalled()
})
