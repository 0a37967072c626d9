// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { openEditor } from '#ui/controls/openEditors.ts'
import { hasUnsentText } from './unsentText.ts'

function page(html: string, type: Record<string, string> = {}): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = html
  for (const [selector, value] of Object.entries(type)) {
    const field = root.querySelector<HTMLInputElement>(selector)
    if (field) field.value = value
  }
  return root
}

test('OF-23 a page whose fields are empty, blank or as they came holds nothing', () => {
  expect(hasUnsentText(page('<textarea></textarea><input type="email"><input value="Asha">'))).toBe(false)
  expect(hasUnsentText(page('<textarea></textarea>', { textarea: '  ' }))).toBe(false)
  expect(hasUnsentText(page('<input type="checkbox" checked><input type="hidden" value="x">'))).toBe(false)
})

test('OF-23 anything typed in any field counts, a changed value too', () => {
  expect(hasUnsentText(page('<textarea></textarea>', { textarea: 'Half' }))).toBe(true)
  expect(hasUnsentText(page('<input type="email">', { input: 'a@' }))).toBe(true)
  expect(hasUnsentText(page('<input>', { input: 'x' }))).toBe(true)
  expect(hasUnsentText(page('<input value="Asha">', { input: 'Asha R' }))).toBe(true)
})

test('OF-23 what is being sent counts, though it can only be read', () => {
  expect(hasUnsentText(page('<textarea readonly></textarea>', { textarea: 'Under way' }))).toBe(true)
})

test('OF-23 an open editor counts while it is empty, and so does a dialog that asks for something', () => {
  const close = openEditor()
  expect(hasUnsentText(page('<form><textarea></textarea></form>'))).toBe(true)
  close()
  expect(hasUnsentText(page('<form><textarea></textarea></form>'))).toBe(false)
  expect(hasUnsentText(page('<dialog open><form><textarea></textarea></form></dialog>'))).toBe(true)
  expect(hasUnsentText(page('<dialog><form><textarea></textarea></form></dialog>'))).toBe(false)
})
