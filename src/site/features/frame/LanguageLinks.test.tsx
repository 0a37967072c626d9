// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { prefixOf, translations } from '#content/languages.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'

vi.mock('virtual:translations', async () => {
  const { translations } = await import('#content/languages.ts')
  return { translatedPaths: Object.fromEntries(translations.map(({ code }) => [code, ['/', '/contact']])) }
})
afterEach(cleanup)

test.each([
  ['/', ''],
  ['/contact', '/contact'],
  ['/contact/', '/contact'],
  ['/search', '/search'],
  ['/search?q=will', '/search?q=will'],
  ['/about?q=will', ''],
  ['/about', ''],
])('from %s a link leads to %s in every other language: the same page or the home page', async (path, address) => {
  await renderInApp(<LanguageLinks />, path)
  const links = screen.queryAllByRole('link').map((link) => [link.getAttribute('href'), link.lang, link.textContent])
  expect(links).toEqual(translations.map(({ code, name }) => [prefixOf(code) + address, code, name]))
})
