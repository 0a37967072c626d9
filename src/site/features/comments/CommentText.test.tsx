// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CommentText } from './CommentText.tsx'
import { stripInvisible } from './stripInvisible.ts'
import { xssPayloads } from './testing/xssPayloads.ts'

afterEach(cleanup)

function shown(text: string): HTMLElement {
  cleanup()
  return render(<CommentText text={text} />).container
}

test('CM-08 each of a hundred hostile texts is shown as text', () => {
  expect(new Set(xssPayloads).size).toBeGreaterThanOrEqual(100)
  for (const payload of xssPayloads) {
    const container = shown(payload)
    for (const node of container.querySelectorAll('.unseen')) node.remove()
    const elements = [...container.querySelectorAll('*')]
    expect(
      elements.map((element) => element.tagName).filter((name) => name !== 'A'),
      payload,
    ).toEqual(['P'])
    expect(container.textContent, payload).toBe(stripInvisible(payload))
    for (const element of elements) {
      const names = element.getAttributeNames().sort()
      expect(names, payload).toEqual(element.tagName === 'P' ? ['dir'] : ['href', 'rel', 'target'])
      if (element.tagName === 'A') expect(element.getAttribute('href'), payload).toMatch(/^https?:\/\/[^@]*$/)
    }
  }
})

test('CM-08 a link helps nobody rank, learns nothing of the page and says that it opens a new tab', () => {
  const link = shown('Read https://a.example/x.').querySelector('a')
  expect(link?.rel).toBe('nofollow ugc noopener')
  expect(link?.target).toBe('_blank')
  expect(link?.textContent).toBe('https://a.example/x (opens in a new tab)')
})
