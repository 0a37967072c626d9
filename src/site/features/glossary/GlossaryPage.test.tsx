// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { glossary, termId } from '#content/glossary.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { GlossaryPage } from './GlossaryPage.tsx'

afterEach(cleanup)

test('each term has the address that texts link to, followed by its meaning', async () => {
  await renderInApp(<GlossaryPage />, '/glossary')
  for (const entry of glossary.flatMap(({ terms }) => terms)) {
    const term = document.getElementById(termId(entry))
    expect([term?.tagName, term?.textContent]).toEqual(['DT', entry.term])
    expect(term?.nextElementSibling?.textContent).toBe(entry.definition)
  }
  expect(new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)).size).toBe(
    document.querySelectorAll('[id]').length,
  )
})

test('the contents lead to the groups, and the breadcrumb is Home, then Glossary', async () => {
  await renderInApp(<GlossaryPage />, '/glossary')
  const contents = within(screen.getByRole('navigation', { name: 'In this glossary' })).getAllByRole('link')
  expect(contents.map((link) => link.textContent)).toEqual(glossary.map(({ title }) => title))
  for (const link of contents) expect(document.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('H2')
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link')
  expect(crumbs.map((crumb) => crumb.textContent)).toEqual(['Home', 'Glossary'])
})
