// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { translationTexts as texts } from '#content/texts/translation.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { PageNotice } from './PageNotice.tsx'
import { TranslationNotice } from './TranslationNotice.tsx'

afterEach(cleanup)

const notice = () => screen.getByRole('complementary', { name: texts.label })

test('a draft says that nobody has checked it, that the English text counts, and where that is', async () => {
  await renderInApp(<TranslationNotice translation="draft" path="/blogs/deed" />)
  expect(notice().textContent).toContain(texts.draft)
  const link = within(notice()).getByRole('link', { name: texts.english })
  expect([link.getAttribute('href'), link.getAttribute('hreflang')]).toEqual(['/blogs/deed', 'en'])
})

test('a translation that a person has checked says who and when', async () => {
  await renderInApp(<TranslationNotice translation={{ by: 'Asha Rao', on: '20 November 2026' }} path="/blogs/deed" />)
  expect(notice().textContent).toContain('Asha Rao checked this translation on 20 November 2026.')
  expect(notice().textContent).not.toContain(texts.draft)
})

test('a page that is no article has the notice at its end, once; an article has it below its heading', async () => {
  await renderInApp(<PageNotice />, '/contact')
  expect(within(notice()).getByRole('link').getAttribute('href')).toBe('/contact')
  cleanup()
  await renderInApp(<PageNotice />, '/blogs/')
  expect(within(notice()).getByRole('link').getAttribute('href')).toBe('/blogs')
  cleanup()
  await renderInApp(<PageNotice />, '/blogs/deed')
  expect(screen.queryByRole('complementary', { name: texts.label })).toBeNull()
})
