// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { markHydrated } from '#ui/browser/hydrated.ts'
import { renderInApp } from '../testing/testApp.tsx'
import { FadeIn } from './FadeIn.tsx'
import { movingLine, movingLinesOnArrival } from './movingLines.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function prefersReducedMotion(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }))
}

test('on the first page of a visit CSS moves the line, and Framer Motion is not loaded', async () => {
  prefersReducedMotion(false)
  await movingLinesOnArrival()
  await renderInApp(
    <FadeIn as="p" at={5}>
      A line
    </FadeIn>,
  )
  expect(movingLine()).toBeUndefined()
  expect(screen.getByText('A line').style.opacity).toBe('')
})

test('HM-02 on an arrival inside the app Framer Motion hides the line at first and then shows it', async () => {
  prefersReducedMotion(false)
  markHydrated()
  await movingLinesOnArrival()
  await renderInApp(
    <FadeIn as="p" at={0.05}>
      A line
    </FadeIn>,
  )
  expect(screen.getByText('A line').style.opacity).toBe('0')
  await expect.poll(() => screen.getByText('A line').style.opacity).toBe('1')
})

test('RM-02 with reduced motion the line is there at once', async () => {
  prefersReducedMotion(true)
  markHydrated()
  await movingLinesOnArrival()
  await renderInApp(
    <FadeIn as="p" at={5}>
      A line
    </FadeIn>,
  )
  expect(screen.getByText('A line').style.opacity).toBe('')
})
