// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { BackToTop } from './BackToTop.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function scrolledTo(y: number) {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y)
  fireEvent.scroll(window)
}

test('SH-06 the button shows after more than 200 px of scrolling', async () => {
  await renderInApp(<BackToTop />)
  scrolledTo(200)
  expect(screen.queryByRole('button')).toBeNull()
  scrolledTo(201)
  expect(screen.getByRole('button', { name: 'Back to top' })).toBeTruthy()
  scrolledTo(190)
  expect(screen.queryByRole('button')).toBeNull()
})

test('SH-07 it scrolls smoothly to the top', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  await renderInApp(<BackToTop />)
  scrolledTo(900)
  fireEvent.click(screen.getByRole('button'))
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
})
