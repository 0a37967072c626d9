// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { marksTexts as texts } from '#content/texts/marks.ts'
import { whenShown } from '#ui/testing/whenShown.tsx'
import { Undo } from './Undo.tsx'

test('the keyboard is on the button the moment it is there', async () => {
  const focused = await whenShown(<Undo onUndo={() => {}} />, () => document.activeElement?.textContent)
  expect(focused).toBe(texts.undo)
})
