// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { frameTexts } from '#content/texts/frame.ts'
import { chooseTheme } from '#ui/browser/theme.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

/** A system whose theme can be changed while the page is open. */
function systemTheme() {
  const list = Object.assign(new EventTarget(), { matches: false, media: '' })
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList)
  return (dark: boolean) =>
    act(() => {
      list.matches = dark
      list.dispatchEvent(new Event('change'))
    })
}

const label = () => screen.getByRole('button').getAttribute('aria-label')

test('the switch follows the system when its theme changes while the page is open', async () => {
  const setDark = systemTheme()
  await renderInApp(<ThemeSwitch />)
  expect(label()).toBe(frameTexts.switchToDark)
  setDark(true)
  expect(label()).toBe(frameTexts.switchToLight)
  setDark(false)
  expect(label()).toBe(frameTexts.switchToDark)
})

test('once the visitor has chosen, the system changes nothing', async () => {
  const setDark = systemTheme()
  await renderInApp(<ThemeSwitch />)
  fireEvent.click(screen.getByRole('button'))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(label()).toBe(frameTexts.switchToLight)
  setDark(true)
  setDark(false)
  expect(label()).toBe(frameTexts.switchToLight)
})

test('from a variant the switch leads to the other theme, and it hears of a theme chosen elsewhere on the page', async () => {
  systemTheme()
  await renderInApp(<ThemeSwitch />)
  act(() => chooseTheme('dark black'))
  expect(label()).toBe(frameTexts.switchToLight)
  fireEvent.click(screen.getByRole('button'))
  expect(document.documentElement.dataset.theme).toBe('light')
  act(() => chooseTheme('light sepia'))
  expect(label()).toBe(frameTexts.switchToDark)
  fireEvent.click(screen.getByRole('button'))
  expect(document.documentElement.dataset.theme).toBe('dark')
  act(() => chooseTheme())
  expect(label()).toBe(frameTexts.switchToDark)
})

test('the switch shows the theme that another tab has chosen', async () => {
  systemTheme()
  await renderInApp(<ThemeSwitch />)
  // The script in the head of the page has heard of it first.
  document.documentElement.dataset.theme = 'dark'
  act(() => void window.dispatchEvent(new Event('storage')))
  expect(label()).toBe(frameTexts.switchToLight)
})
