import { expect, test } from 'vitest'
import { figureLine, insertFigure } from './insertFigure.ts'

test('a picture’s words cannot end its parts early', () => {
  expect(figureLine({ name: 'farm', alt: ' A [farm]\nin \\ May ', caption: '' })).toBe('![A (farm) in May](farm)')
  expect(figureLine({ name: 'farm', alt: 'A farm', caption: 'It is "ours"' })).toBe('![A farm](farm "It is ”ours”")')
})

test.each([
  ['in a paragraph', 'One.\nMore.\n\nTwo.\n', 2, 'One.\nMore.\n\n![a](b)\n\nTwo.\n'],
  ['at the end of a paragraph', 'One.\n\nTwo.\n', 4, 'One.\n\n![a](b)\n\nTwo.\n'],
  ['between two paragraphs', 'One.\n\nTwo.\n', 5, 'One.\n\n![a](b)\n\nTwo.\n'],
  ['in the last paragraph', 'One.\n\nTwo.\n', 8, 'One.\n\nTwo.\n\n![a](b)\n'],
  ['in an empty text', '\n', 0, '![a](b)\n'],
])('with the cursor %s the picture stands on a line of its own behind it', (_place, before, at, after) => {
  const made = insertFigure(before, at, '![a](b)')
  expect(made.text).toBe(after)
  expect(made.text.slice(0, made.at)).toMatch(/!\[a\]\(b\)$/)
})
