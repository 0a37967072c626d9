// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLines } from './keepLines.ts'

let isChanged = false

/**
 * Paragraphs that take two lines, and three after the change unless their words are so much closer together, in em; by a
 * negative number, one line unless they are further apart.
 */
function paragraphs(needed: Record<string, number>): void {
  const texts = Object.keys(needed).map((id) => `<p id="${id}">Text with <a>a link</a> in it</p>`)
  document.body.innerHTML = `<main><ul><li>${texts.join('')}</li></ul></main>`
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    (element) =>
      ({ display: element.matches('a') ? 'inline' : 'block', fontFamily: 'Fallback' }) as CSSStyleDeclaration,
  )
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element): DOMRect {
    const block = this.closest('p')
    const heights = [...this.querySelectorAll('p')].map((text) => text.getBoundingClientRect().height)
    if (!block)
      return new DOMRect(
        0,
        0,
        300,
        heights.reduce((sum, height) => sum + height),
      )
    const own = needed[block.id] ?? 0
    const spacing = Number.parseFloat(block?.style.wordSpacing || '0')
    const isKept = !isChanged || block?.style.fontFamily === 'Fallback' || (own > 0 ? -spacing >= own : spacing >= -own)
    const lines = isKept ? 2 : own > 0 ? 3 : 1
    return new DOMRect(0, 0, 300, lines * 20)
  })
}

const change = () => {
  isChanged = true
}
const styleOf = (id: string) => document.getElementById(id)?.getAttribute('style') ?? ''

beforeEach(() => {
  isChanged = false
  // happy-dom does not know it.
  Element.prototype.checkVisibility = () => true
})
afterEach(() => vi.restoreAllMocks())

test('a text that would take another number of lines gets its words closer together or further apart', () => {
  paragraphs({ more: 0.03, less: -0.08, same: 0 })
  keepLines(change)
  expect(styleOf('more')).toBe('word-spacing: -0.03em;')
  expect(styleOf('less')).toBe('word-spacing: 0.09em;')
  expect(styleOf('same')).toBe('')
})

test('where that is not enough it stays in the font that it was in', () => {
  paragraphs({ wide: 0.5 })
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    (element) =>
      ({ display: element.matches('a') ? 'inline' : 'block', fontFamily: 'Fallback' }) as CSSStyleDeclaration,
  )
  keepLines(change)
  expect(styleOf('wide')).toBe('font-family: Fallback;')
})

test('what the browser has not laid out yet is not measured, nor touched', () => {
  paragraphs({ below: 0.03 })
  Element.prototype.checkVisibility = () => false
  keepLines(change)
  expect(isChanged).toBe(true)
  expect(styleOf('below')).toBe('')
  expect(Element.prototype.getBoundingClientRect).not.toHaveBeenCalled()
})

test('what only holds such texts is left alone, for its words are theirs', () => {
  paragraphs({ one: 0.03, two: 0 })
  keepLines(change)
  expect(document.querySelector('li')?.getAttribute('style') ?? '').toBe('')
  expect(styleOf('one')).toBe('word-spacing: -0.03em;')
})

test.each([
  ['another width', () => dispatchEvent(new Event('resize'))],
  ['paper', () => dispatchEvent(new Event('beforeprint'))],
  ['a typeface that the reader chooses', () => document.documentElement.style.setProperty('--face', 'serif')],
])('%s takes the changes back, as it lays the texts out anew', async (_, layOut) => {
  paragraphs({ more: 0.03, wide: 0.5 })
  keepLines(change)
  expect(styleOf('more')).not.toBe('')
  expect(styleOf('wide')).not.toBe('')
  layOut()
  await vi.waitFor(() => expect([styleOf('more'), styleOf('wide')]).toEqual(['', '']))
})
