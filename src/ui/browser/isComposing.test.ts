// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isComposing } from './isComposing.ts'

const key = (init: KeyboardEventInit) => new KeyboardEvent('keydown', { key: 'Enter', ...init })

test('A key during composition belongs to the input method, as a native event and as one of React', () => {
  expect(isComposing(key({ isComposing: true }))).toBe(true)
  expect(isComposing({ nativeEvent: key({ isComposing: true }) })).toBe(true)
})

test('The key that ended a composition in Safari belongs to the input method, too', () => {
  expect(isComposing(key({ keyCode: 229 }))).toBe(true)
  expect(isComposing({ nativeEvent: key({ keyCode: 229 }) })).toBe(true)
})

test('Every other key belongs to the page', () => {
  expect(isComposing(key({}))).toBe(false)
  expect(isComposing({ nativeEvent: key({ keyCode: 13 }) })).toBe(false)
})
