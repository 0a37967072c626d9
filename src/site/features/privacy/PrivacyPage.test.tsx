// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { privacy } from '#content/pages/privacy.ts'
import { site } from '#content/site.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { PrivacyPage } from './PrivacyPage.tsx'

afterEach(cleanup)

test('PV-01 the breadcrumb is Home, then Privacy Policy', async () => {
  await renderInApp(<PrivacyPage />, '/privacypolicy')
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link')
  expect(crumbs.map((crumb) => [crumb.textContent, crumb.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Privacy Policy', '/privacypolicy'],
  ])
})

test('PV-02 the effective date stands under the title', async () => {
  await renderInApp(<PrivacyPage />)
  expect(screen.getByText('Effective date: March 08, 2025')).toBeTruthy()
})

test('PV-03 the ten sections follow in order, each where the contents say', async () => {
  await renderInApp(<PrivacyPage />)
  const contents = screen.getByRole('navigation', { name: 'In this policy' })
  const sections = screen.getAllByRole('heading', { level: 2 }).filter((heading) => !contents.contains(heading))
  expect(sections.map((heading) => heading.textContent)).toEqual(privacy.sections.map(({ title }) => title))
  expect(
    within(contents)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(sections.map(({ id }) => `#${id}`))
})

test('PV-07 Contact Us ends in a mail link', async () => {
  await renderInApp(<PrivacyPage />)
  const last = screen.getAllByRole('link', { name: site.email }).at(-1)
  expect(last?.getAttribute('href')).toBe(`mailto:${site.email}`)
  const heading = document.getElementById('contact-us')
  expect(heading?.compareDocumentPosition(last ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
