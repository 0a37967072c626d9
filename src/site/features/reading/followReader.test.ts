// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Block } from '#content/blocks.ts'
import { clearProgress, placeIn } from '#device/offline/progress.ts'
import { followReader } from './followReader.ts'

const content: Block[] = [{ type: 'heading', level: 2, content: 'The will', id: 'the-will' }]
const article = { slug: 'a-will', displayName: 'A will', readingTime: '8 min read', content }

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div data-article-text=""><h2 id="the-will">The will</h2></div>'
})
afterEach(() => {
  vi.useRealTimers()
  clearProgress()
  window.scrollY = 0
  document.body.replaceChildren()
})

/** Follows a reader who has not moved yet. */
function follow(): void {
  onTestFinished(
    followReader(
      article,
      () => {},
      () => false,
    ),
  )
  vi.runAllTimers()
}

function scrollTo(top: number): void {
  window.scrollY = top
  dispatchEvent(new Event('scroll'))
}

test.each([
  ['left', () => dispatchEvent(new Event('pagehide'))],
  ['put away', () => document.dispatchEvent(new Event('visibilitychange'))],
])('the place is kept when the page is %s in the very moment after the last scroll', (_, leave) => {
  follow()
  scrollTo(900)
  expect(placeIn(article.slug)?.headingId).toBeUndefined()
  leave()
  expect(placeIn(article.slug)?.headingId).toBe('the-will')
})

test('a page that is left at rest writes nothing again', () => {
  follow()
  scrollTo(900)
  vi.runAllTimers()
  clearProgress()
  dispatchEvent(new Event('pagehide'))
  expect(placeIn(article.slug)).toBeUndefined()
})
