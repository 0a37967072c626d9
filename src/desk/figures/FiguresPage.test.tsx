// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { figureTexts as texts } from '#content/texts/staff/figures.ts'
import { type Figures, figureGroups } from '#contract/staff/figures.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { keyName } from './keyName.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const none = Object.fromEntries(figureGroups.map((group) => [group, []])) as unknown as Figures['groups']
const figures: Figures = {
  from: '2026-08-31',
  to: '2026-11-26',
  enquiries: 300,
  firstAnswer: { answered: 280, median: 3.5, ninetieth: 40, inTime: 270, late: 30 },
  groups: {
    ...none,
    countries: [
      { key: 'GB', count: 1200 },
      { key: '', count: 3 },
    ],
  },
}

test('each chart is a table with its names and numbers, and says when there is nothing in it', async () => {
  await showDesk('/figures', (server) => server.on('figures', () => figures))
  const { title } = texts.groups.countries
  const rows = within(await screen.findByRole('table', { name: title })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual(['CountryCount', 'United Kingdom1,200', `${texts.unknown}3`])
  expect(screen.getAllByText(texts.none)).toHaveLength(figureGroups.length - 1)
  screen.getByText(texts.hours(3.5))
  screen.getByText('270 of 300 (90 %)')
  expect(screen.queryByRole('button', { name: texts.csv(texts.groups.weeks.title) })).toBe(null)
})

test('another period is asked for, and a chart is downloaded for the period that is shown', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
  const { server } = await showDesk('/figures', (prepared) => {
    prepared.on('figures', () => figures)
    prepared.on('exportFigures', () => new Response('x'))
  })
  fireEvent.click(await screen.findByRole('button', { name: texts.weeks[52] }))
  await waitFor(() => expect(server.calls('figures').at(-1)?.body).toEqual({ weeks: 52 }))
  fireEvent.click(await screen.findByRole('button', { name: texts.csv(texts.groups.countries.title) }))
  await waitFor(() => expect(server.calls('exportFigures')[0]?.body).toEqual({ weeks: 52, group: 'countries' }))
})

test('keys are named in words, and what no list knows stays as it is', () => {
  expect(keyName('weeks', '2026-11-23')).toBe('23 Nov 2026')
  expect(keyName('stages', 'quote')).toBe('Quote')
  expect(keyName('channels', 'pigeon')).toBe('pigeon')
  expect(keyName('services', 'Gone-Service')).not.toBe('')
  expect(keyName('pages', '/contact')).toBe('/contact')
})
