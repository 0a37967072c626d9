// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { guidePages } from '#content/texts/guidePages.ts'
import { guidesByCountry, powerTexts as texts } from '#content/tools/powerOfAttorney.ts'
import { knownDays } from '#law/power/clocks.ts'
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

/** The file that the button saves: its events as [UID, day, revision]. */
async function savedEvents(): Promise<[uid: string, day: string, revision: number][]> {
  let saved: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved = blob
    return 'blob:x'
  })
  fireEvent.click(screen.getByText(texts.calendar, { selector: 'button' }))
  const text = (await saved?.text()) ?? ''
  const all = (pattern: RegExp) => Array.from(text.replaceAll('\r\n ', '').matchAll(pattern), ([, value = '']) => value)
  const [days, revisions] = [all(/DTSTART;VALUE=DATE:(\d+)/g), all(/SEQUENCE:(\d+)/g)]
  return all(/UID:(.*)/g).map((uid, at) => [uid.trim(), days[at] ?? '', Number(revisions[at])])
}

test('the reminders are saved as entries of a calendar on the careful days, and 14 and 3 days ahead', async () => {
  await openGermanDeed()
  const events = await savedEvents()
  expect(events.map(([, day]) => day)).toEqual(['20270212', '20270223', '20270226', '20270316', '20270327', '20270330'])
  expect(new Set(events.map(([uid]) => uid)).size).toBe(6)
})

test('reminders that are saved again, later or with a corrected date, replace those of before; another paper has its own', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 12), toFake: ['Date'] })
  await openGermanDeed()
  const first = await savedEvents()
  vi.setSystemTime(new Date(2026, 10, 23, 12))
  expect((await savedEvents()).map(([uid, day]) => [uid, day])).toEqual(first.map(([uid, day]) => [uid, day]))
  fireEvent.change(screen.getByLabelText(texts.arrived), { target: { value: '2026-12-05' } })
  const corrected = await savedEvents()
  expect(corrected.map(([uid]) => uid)).toEqual(first.map(([uid]) => uid))
  expect(corrected.map(([, day]) => day)).not.toEqual(first.map(([, day]) => day))
  for (const [at, [, , revision]] of corrected.entries()) expect(revision).toBeGreaterThan(first[at]?.[2] ?? 0)
  fireEvent.change(screen.getByLabelText(texts.signed), { target: { value: '2026-11-02' } })
  const another = await savedEvents()
  expect(another.filter(([uid]) => first.some(([known]) => known === uid))).toEqual([])
  vi.useRealTimers()
})
