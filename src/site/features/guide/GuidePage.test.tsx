// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { countryGuides } from '#content/allGuides.ts'
import { calendarPath } from '#content/calendar.ts'
import germany from '#content/countries/germany.ts'
import countries from '#content/countries.ts'
import deadlines from '#content/deadlines.ts'
import { site } from '#content/site.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { GuidePage } from './GuidePage.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a country guide shows its facts at a glance, then its sections as the contents say', async () => {
  await renderInApp(<GuidePage guide={germany} />, germany.path)
  const panel = screen.getByRole('region', { name: 'At a glance' })
  for (const { label, value } of germany.glance) {
    expect(within(panel).getByText(label)).toBeTruthy()
    expect(within(panel).getByText(value)).toBeTruthy()
  }
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  expect(contents.map((link) => link.getAttribute('href'))).toEqual([
    ...germany.sections.map(({ id }) => `#${id}`),
    '#official-texts',
  ])
  for (const link of contents) expect(document.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('H2')
})

test.each([germany, countries, deadlines])('$path opens with its lede, then come the contents', async (guide) => {
  await renderInApp(<GuidePage guide={guide} />, guide.path)
  const contents = screen.getByRole('navigation', { name: 'On this page' })
  const order = screen.getByText(guide.lede).compareDocumentPosition(contents)
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('the number in a text leads to the official text of that number', async () => {
  await renderInApp(<GuidePage guide={germany} />, germany.path)
  const [first] = screen.getAllByRole('link', { name: 'source 1' })
  expect(first?.getAttribute('href')).toBe('/countries/germany#source-1')
  const source = document.querySelector<HTMLElement>('#source-1')
  const link = within(source ?? document.body).getByRole('link')
  expect(link.getAttribute('href')).toBe(germany.sources[0]?.url)
})

test('the breadcrumb of a country goes by way of the overview', async () => {
  await renderInApp(<GuidePage guide={germany} />, germany.path)
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link')
  expect(crumbs.map((crumb) => [crumb.textContent, crumb.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Countries', '/countries'],
    ['Germany', '/countries/germany'],
  ])
})

test('the overview has a card for each country, with its route for documents', async () => {
  await renderInApp(<GuidePage guide={countries} />, countries.path)
  for (const { title, path, glance } of countryGuides) {
    const link = screen.getByRole('link', { name: title })
    expect(link.getAttribute('href')).toBe(path)
    expect(link.closest('li')?.textContent).toContain(glance[0]?.value)
  }
})

test('the deadlines can be subscribed to, and saved as a file', async () => {
  await renderInApp(<GuidePage guide={deadlines} />, deadlines.path)
  const subscribe = screen.getByRole('link', { name: 'Subscribe in your calendar' })
  expect(subscribe.getAttribute('href')).toBe(`webcal://${new URL(site.origin).host}${calendarPath}`)
  const download = screen.getByRole('link', { name: 'Download the file (.ics)' })
  expect([download.getAttribute('href'), download.hasAttribute('download')]).toEqual([calendarPath, true])
})

const calendar = deadlines.sections.flatMap(({ parts }) =>
  parts.flatMap((part) => (part.type === 'days' ? part.days : [])),
)

test('each deadline is a day with its distance from today in words, and a mark on the one scale of the page', async () => {
  vi.useFakeTimers({ now: new Date(2026, 11, 15, 23, 30), toFake: ['Date'] })
  await renderInApp(<GuidePage guide={deadlines} />, deadlines.path)
  expect(calendar.length).toBeGreaterThanOrEqual(20)
  const row = (day: string, name: RegExp) => screen.getByText(new RegExp(`^${day}: ${name.source}`)).parentElement
  expect(row('15 September 2026', /Advance tax/)?.textContent).toMatch(/ \(past\)$/)
  expect(row('15 December 2026', /Advance tax/)?.textContent).toMatch(/ \(today\)$/)
  expect(row('31 December 2026', /Last day for a belated/)?.textContent).toMatch(/ \(in 16 days\)$/)
  const lines = [...document.querySelectorAll('ol svg line')].map((line) => line.getAttribute('x1'))
  expect(lines).toHaveLength(calendar.length)
  expect(new Set(lines).size).toBe(1)
  expect(screen.getAllByText('The line across the bars is today, 15 December 2026.')).toHaveLength(3)
})

test('after the last day of the page the days are past and no line stands for today', async () => {
  vi.useFakeTimers({ now: new Date(2030, 0, 1), toFake: ['Date'] })
  await renderInApp(<GuidePage guide={deadlines} />, deadlines.path)
  expect(screen.getAllByText('(past)', { exact: false })).toHaveLength(calendar.length)
  expect(document.querySelectorAll('ol svg line')).toHaveLength(0)
})
