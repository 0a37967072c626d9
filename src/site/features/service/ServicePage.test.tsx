// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { serviceNotFound } from '#content/pages/serviceNotFound.ts'
import { taskLinksOf } from '#content/taskLinks.ts'
import { allServices } from '#content/testing/allServices.ts'
import { doItYourself } from '#content/texts/taskPages.ts'
import { toolTitles } from '#content/texts/toolTitles.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { longTextId } from './LongText.tsx'
import { QueryForm } from './QueryForm.tsx'
import { ServiceNotFound } from './ServiceNotFound.tsx'
import { ServicePage } from './ServicePage.tsx'

afterEach(cleanup)

const found = Object.values(allServices).find(
  ({ tool, sources, textSection }) => tool && sources.length > 0 && textSection.mainText.includes('- [ ]'),
)
if (!found) throw new Error('The tests need a service with a tool, sources and a list of documents.')
const service = found

const page = (
  <ServicePage service={service} form={<QueryForm />}>
    <section aria-label="contact section" />
  </ServicePage>
)
const open = () => renderInApp(page, `/services/${service.path}`)

test('SD-02 SD-03 the hero holds display name, subtitle, description and picture', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(service.displayName)
  expect(screen.getByText(service.heroSection.subtitle)).toBeTruthy()
  expect(screen.getByText(service.heroSection.description)).toBeTruthy()
  expect(document.querySelector('picture img')?.getAttribute('src')).toContain(`/hero/${service.path}`)
})

test('SD-07 the parts stand in order: breadcrumb, hero, intro, list, questions, form, banner, text, contact', async () => {
  await open()
  const marks = [
    screen.getByRole('navigation'),
    screen.getByRole('heading', { level: 1 }),
    screen.getByRole('link', { name: 'Contact Us →' }),
    screen.getByRole('heading', { name: service.servicesListSection.title }),
    screen.getByRole('heading', { name: 'Frequently Asked Questions' }),
    screen.getByRole('heading', { name: 'Have a Query?' }),
    screen.getByRole('heading', { name: 'We solve legal issues...' }),
    screen.getByRole('link', { name: 'Click for more Resources' }),
    screen.getByRole('region', { name: 'contact section' }),
  ]
  for (const [position, mark] of marks.entries()) {
    const next = marks[position + 1]
    if (next) expect(mark.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  }
})

test('SD-04 SD-05 SD-11 SD-12 the ways on lead to contact, services and resources', async () => {
  await open()
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(addressOf('Contact Us →')).toBe('/contact')
  expect(addressOf('Explore Other Services')).toBe('/services')
  expect(addressOf('Click for more Resources')).toBe('/resources')
})

test('SD-06 what is done is a bulleted list', async () => {
  await open()
  const list = within(screen.getByRole('region', { name: service.servicesListSection.title })).getAllByRole('listitem')
  expect(list.map((item) => item.textContent)).toEqual(service.servicesListSection.services)
})

test('SD-10 the long text has its paragraphs, bullets, bold words and links, and no marks of them', async () => {
  await open()
  const text = screen.getByRole('link', { name: 'Click for more Resources' }).closest('section')
  expect(text?.querySelectorAll('p').length).toBeGreaterThan(3)
  expect(text?.querySelector('ul li')).toBeTruthy()
  expect(text?.textContent).not.toMatch(/\*\*|\]\(|\[\^/)
})

test('SD-31 the official texts follow the long text as a numbered list, each with its link and the way back', async () => {
  await open()
  const heading = screen.getByRole('heading', { level: 2, name: 'Official texts' })
  const items = [...(heading.nextElementSibling?.children ?? [])]
  expect(heading.previousElementSibling?.textContent).toMatch(
    /^Law (?:compared|reviewed) by .* on \d+ [A-Z][a-z]+ \d{4}/,
  )
  expect(heading.nextElementSibling?.tagName).toBe('OL')
  expect(items).toHaveLength(service.sources.length)
  for (const [position, item] of items.entries()) {
    const number = position + 1
    const [source, back] = item.querySelectorAll('a')
    expect(source?.getAttribute('href')).toMatch(/^https:/)
    expect([back?.id, back?.getAttribute('href')]).toEqual([`source-${number}`, `#cite-${number}`])
    expect(document.querySelectorAll(`#cite-${number}`)).toHaveLength(1)
  }
})

test('SD-31 a mark in an answer leads to its note and says so', async () => {
  await open()
  const marks = [...document.querySelectorAll<HTMLAnchorElement>('[aria-labelledby] [role=doc-noteref]')]
  expect(marks.length).toBeGreaterThan(3)
  for (const mark of marks) {
    expect(mark.getAttribute('aria-label')).toBe(`Source ${mark.textContent}`)
    expect(document.getElementById(mark.hash.slice(1))?.getAttribute('role')).toBe('doc-backlink')
  }
})

test('a service whose texts mark nothing shows no heading of sources', async () => {
  await renderInApp(
    <ServicePage service={{ ...service, sources: [] }} form={<QueryForm />}>
      {null}
    </ServicePage>,
  )
  expect(screen.queryByRole('heading', { name: 'Official texts' })).toBeNull()
})

test('a service names the tool that answers a first question on its subject', async () => {
  await open()
  const link = screen.getByRole('link', { name: toolTitles[service.tool ?? 'sending'] })
  expect(link.getAttribute('href')).toBe(`/tools/${service.tool}`)
})

test('the steps, the tasks and the letters of a service are reached before its questions and its form', async () => {
  await open()
  const line = screen.getByText(doItYourself.lead).parentElement
  const links = [...(line?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
  expect(links).toEqual([`#${longTextId}`, ...taskLinksOf('services', service.path).map(({ to }) => to)])
  expect(document.getElementById(longTextId)?.textContent).toContain('Click for more Resources')
  const intro = screen.getByRole('link', { name: 'Contact Us →' })
  expect(line?.compareDocumentPosition(intro)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the documents to gather are a checklist in the long text, without the marks of its source', async () => {
  await open()
  const list = document.querySelector<HTMLElement>('[data-checklist]')
  expect(list?.previousElementSibling?.tagName).toBe('P')
  expect(within(list ?? document.body).getAllByRole('listitem').length).toBeGreaterThan(3)
  expect(document.body.textContent).not.toContain('[ ]')
})

test("SD-01 an unknown service says 'Service not found' and leads to the overview", async () => {
  await renderInApp(<ServiceNotFound />, '/services/Nothing')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Service not found')
  expect(screen.getByRole('link', { name: serviceNotFound.link.text }).getAttribute('href')).toBe('/services')
})
