// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { dismiss, isDismissed } from './dismissed.ts'
import { platformOf } from './platform.ts'

const day = 24 * 3600 * 1000
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('the steps belong to Safari on iPhone and iPad, and to Firefox on Android', () => {
  expect(platformOf({ userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5) ${safari}`, maxTouchPoints: 5 })).toBe('ios')
  expect(platformOf({ userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X) ${safari}`, maxTouchPoints: 5 })).toBe('ios')
  expect(platformOf({ userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X) ${safari}`, maxTouchPoints: 0 })).toBe('none')
  expect(platformOf({ userAgent: `Mozilla/5.0 (iPhone) CriOS/130 ${safari}`, maxTouchPoints: 5 })).toBe('none')
  const firefox = 'Gecko/140.0 Firefox/140.0'
  expect(platformOf({ userAgent: `Mozilla/5.0 (Android 15; Mobile) ${firefox}`, maxTouchPoints: 5 })).toBe('firefox')
  expect(platformOf({ userAgent: `Mozilla/5.0 (X11; Linux) ${firefox}`, maxTouchPoints: 0 })).toBe('none')
})

test('what was put away stays away for 90 days', () => {
  expect(isDismissed()).toBe(false)
  dismiss(0)
  expect(isDismissed(89 * day)).toBe(true)
  expect(isDismissed(91 * day)).toBe(false)
})

test('where nothing can be remembered nothing is offered', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  expect(isDismissed()).toBe(true)
  expect(() => dismiss()).not.toThrow()
})
