// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { guidePages } from '#content/texts/guidePages.ts'
import { guidesByCountry, powerTexts as texts } from '#content/tools/powerOfAttorney.ts'
import { knownDays } from '#tools/power/clocks.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { emptyCaseForAllTests, put } from '../testing/toolPage.ts'
import { unknownDay } from '../unknownDay.ts'
import { PowerTool } from './PowerTool.tsx'

emptyCaseForAllTests()

/** The answers as they are read out: route, stamping, registration, what is missing. */
const answers = () =>
  Array.from(
    document.querySelector('section + section [role=status]')?.children ?? [],
    ({ textContent }) => textContent,
  )

async function openGermanDeed() {
  await renderInApp(<PowerTool title="Stamping" />)
  put(texts.document, 'deed')
  put(texts.country, 'DE')
  put(texts.done, 'apostille')
  put(texts.arrived, '2026-11-30')
}

test('route, stamping and registration are answered with their last days and the careful day before a weekend', async () => {
  await openGermanDeed()
  expect(answers()[0]).toContain(texts.notEnough + texts.routes.mission)
  expect(answers()[1]).toContain('Stamp it by Monday, 1 March 2027')
  expect(answers()[1]).toContain('28 February 2027 is a Sunday')
  expect(answers()[1]).toContain('Friday, 26 February 2027 is the careful choice')
  expect(answers()[2]).toContain('Register it by Tuesday, 30 March 2027')
})

test('where there is a guide of the country, the route leads to it', async () => {
  await openGermanDeed()
  expect(screen.getByRole('link', { name: texts.guide('Germany') }).getAttribute('href')).toBe('/countries/germany')
  put(texts.country, 'IE')
  expect(screen.queryByRole('link', { name: texts.guide('Ireland') })).toBeNull()
})

test('every guide to a country is reached from a country of the list', () => {
  const guides = guidePages.filter(({ path }) => path.startsWith('/countries/')).map(({ path }) => path)
  expect(Object.values(guidesByCountry).toSorted()).toEqual(guides.toSorted())
  expect(Object.keys(texts.countries)).toEqual(expect.arrayContaining(Object.keys(guidesByCountry)))
})

test('a power has no last day of registration, and what is missing is named', async () => {
  await renderInApp(<PowerTool title="Stamping" />)
  expect(answers()[0]).toContain(Object.values(texts.required).join(', '))
  put(texts.document, 'power')
  put(texts.arrived, '2026-05-05')
  expect(answers()[0]).toContain('Stamp it by Wednesday, 5 August 2026')
  expect(screen.queryByText(/Register it by/)).toBeNull()
  expect(screen.getByText(texts.powerRule)).toBeDefined()
})

test('an arrival before the signing and a day that the tool does not know are named at their field', async () => {
  await openGermanDeed()
  put(texts.signed, '2026-12-01')
  expect(screen.getByText(texts.arrivedBefore)).toBeDefined()
  expect(screen.queryByText(/Stamp it by/)).toBeNull()
  put(texts.signed, '2019-12-31')
  expect(screen.getByText(unknownDay(knownDays))).toBeDefined()
})

test('29 February is taken in a leap year and named in another', async () => {
  await openGermanDeed()
  put(texts.arrived, '2024-02-29')
  expect(answers()[1]).toContain('Stamp it by Wednesday, 29 May 2024')
  put(texts.arrived, '2027-02-29')
  expect(screen.queryByText(/Stamp it by/)).toBeNull()
})

test('a date that lies in the future counts as planned, and says so', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 23, 30), toFake: ['Date'] })
  await openGermanDeed()
  expect(screen.getByText(/it counts as planned/)).toBeDefined()
  expect(answers()[1]).toContain('99 days are left.')
  vi.useRealTimers()
})

test('the reminders are saved as a calendar file on the careful days', async () => {
  await openGermanDeed()
  let saved: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved = blob
    return 'blob:x'
  })
  fireEvent.click(screen.getByText(texts.calendar, { selector: 'button' }))
  const text = (await saved?.text()) ?? ''
  expect(text.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual(['DTSTART;VALUE=DATE:20270226', 'DTSTART;VALUE=DATE:20270330'])
})
