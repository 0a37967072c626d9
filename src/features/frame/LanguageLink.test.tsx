// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { LanguageLink } from './LanguageLink.tsx'

vi.mock('virtual:translations', () => ({ translatedPaths: ['/', '/contact'] }))
afterEach(cleanup)

test.each([
  ['/', '/hi'],
  ['/contact', '/hi/contact'],
  ['/contact/', '/hi/contact'],
  ['/search', '/hi/search'],
  ['/about', '/hi'],
])('from %s it leads to %s, the same page or the home page', async (path, address) => {
  await renderInApp(<LanguageLink />, path)
  expect(screen.getByRole('link').getAttribute('href')).toBe(address)
})
