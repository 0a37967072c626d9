// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enquiryDraftId } from '#content/storageKeys.ts'
import { toolTexts } from '#content/texts/tools.ts'
import { residenceTexts as texts } from '#content/tools/residence.ts'
import { loadDraft, saveDraft } from '#device/outbox/drafts.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { answer, emptyCaseForAllTests, field, press, put } from '../testing/toolPage.ts'
import { ResidenceTool } from './ResidenceTool.tsx'

emptyCaseForAllTests()

async function openVisitor() {
  const view = await renderInApp(<ResidenceTool title="Residence" />)
  put(texts.person, 'citizen')
  put(texts.purpose, 'visit')
  put(texts.complete, '10')
  put(texts.income, '12,00,000')
  put(texts.arrivalOf(1), '2026-06-01')
  put(texts.departureOf(1), '2026-11-05')
  return view
}

test('the answer names what is missing, then the status with its steps and what a later flight changes', async () => {
  await renderInApp(<ResidenceTool title="Residence" />)
  expect(answer()).toContain(Object.values(texts.required).join(', '))
  cleanup()
  await openVisitor()
  expect(answer()).toContain('Non-resident in TY 2026-27')
  expect(answer()).toContain('You may be in India 23 more days in TY 2026-27')
  expect(answer()).toContain('leave by 28 November 2026')
  expect(screen.getByText(/158 days in India, 157 without days of arrival/)).toBeDefined()
  expect(document.querySelector('svg[role=img]')?.getAttribute('aria-label')).toMatch(
    /Calendar of TY 2026-27: 158 days/,
  )
})

test('one more trip is tried with sliders: the calendar, the limits and the status follow, and the list does not change', async () => {
  await openVisitor()
  const label = () => document.querySelector('svg[role=img]')?.getAttribute('aria-label')
  const squares = (kind: string) => document.querySelectorAll(`svg[role=img] rect.${kind}`)
  expect(field(texts.tripStart).getAttribute('aria-valuetext')).toBe('6 November 2026')
  expect(screen.getByText(texts.limit(120, '28 September 2026'))).toBeDefined()
  expect(screen.getByText(texts.limit(182, undefined))).toBeDefined()
  put(texts.tripLength, '30')
  expect(field(texts.tripLength).getAttribute('aria-valuetext')).toBe('30 days')
  expect(screen.getByText(/^With a trip from 6 November 2026 to 5 December 2026: 188 days in India/)).toBeDefined()
  expect(screen.getByText(/not ordinarily resident in TY 2026-27\.$/)).toBeDefined()
  expect([label(), squares('trip').length, squares('here').length]).toEqual([
    'Calendar of TY 2026-27: 188 days in India, 186 without days of arrival.',
    30,
    158,
  ])
  expect(screen.getByText(texts.limit(182, '29 November 2026'))).toBeDefined()
  put(texts.tripLength, '0')
  expect(squares('trip')).toHaveLength(0)
  expect(screen.getByLabelText<HTMLInputElement>(texts.departureOf(1)).value).toBe('2026-11-05')
  expect(answer()).toContain('Non-resident in TY 2026-27')
})

test('a trip ends with the tax year, however long the slider stands', async () => {
  await openVisitor()
  put(texts.tripLength, '60')
  put(texts.tripStart, field(texts.tripStart).max)
  expect(field(texts.tripLength).getAttribute('aria-valuetext')).toBe('1 day')
  expect(screen.getByText(/^With a trip from 31 March 2027 to 31 March 2027: 159 days/)).toBeDefined()
})

test('what is unsettled is answered both ways, with the reason', async () => {
  await openVisitor()
  put(texts.departureOf(1), '2026-11-29')
  expect(answer()).toContain('It may be either: Non-resident / Resident, but not ordinarily resident')
  expect(answer()).toContain(texts.doubt.count)
})

test('a fault is named at its field, the answer waits, and nothing typed is lost', async () => {
  await openVisitor()
  put(texts.departureOf(1), '2026-05-31')
  put(texts.income, 'twelve lakh')
  const departure = screen.getByLabelText<HTMLInputElement>(texts.departureOf(1))
  expect(departure.getAttribute('aria-invalid')).toBe('true')
  const note = document.getElementById(departure.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
  expect(note?.textContent).toBe(texts.backwards)
  expect(screen.getByText(toolTexts.noAmount)).toBeDefined()
  expect(answer()).toBe(toolTexts.faults)
  expect([departure.value, screen.getByLabelText<HTMLInputElement>(texts.income).value]).toEqual([
    '2026-05-31',
    'twelve lakh',
  ])
})

test('once there is an answer, a button beside the fields leads to it, and the question is the first thing below it', async () => {
  await renderInApp(<ResidenceTool title="Residence" />)
  expect(screen.queryByText(toolTexts.toAnswer)).toBeNull()
  cleanup()
  await openVisitor()
  press(toolTexts.toAnswer)
  expect(document.activeElement?.textContent).toBe(toolTexts.result)
  const below = document.querySelector('section + section [role=status] + *')
  expect(below?.contains(screen.getByText(toolTexts.ask))).toBe(true)
})

test('after the answer the other tools are offered', async () => {
  await openVisitor()
  const links = within(screen.getByText(toolTexts.otherTools).parentElement ?? document.body).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/tools/selling',
    '/tools/rent',
    '/tools/refund',
    '/tools/power-of-attorney',
    '/tools/sending',
    '/tools/estate',
  ])
})

test('of 200 pasted trips with a wrong column every one is in the list or in the field with its fault', async () => {
  await openVisitor()
  const trip = (at: number) => `${(at % 28) + 1}/${(at % 12) + 1}/${1920 + Math.floor(at / 2)}`
  const lines = Array.from({ length: 200 }, (_, at) =>
    at % 2 ? `${trip(at)}\tDelhi` : `Delhi\t${trip(at)}\t${trip(at)}`,
  )
  put(texts.pasteLabel, lines.join('\n'))
  press(texts.pasteRead)
  expect(screen.getByText(texts.pasteAdded(100))).toBeDefined()
  const left = screen.getByLabelText<HTMLTextAreaElement>(texts.pasteLabel).value
  expect(left.split('\n')).toEqual(lines.filter((_, at) => at % 2))
  expect(screen.getByText(texts.pasteFault.oneDate(100))).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>(texts.arrivalOf(101)).value).not.toBe('')
})

test('trips that overlap are named at the later one, and nothing typed is lost', async () => {
  await openVisitor()
  press(texts.add)
  put(texts.arrivalOf(2), '2026-11-01')
  put(texts.departureOf(2), '2026-12-01')
  const arrival = screen.getByLabelText<HTMLInputElement>(texts.arrivalOf(2))
  expect(arrival.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(texts.overlap(1))).toBeDefined()
  expect([answer(), arrival.value]).toEqual([toolTexts.faults, '2026-11-01'])
})

test('a trip after the tax year is taken, with the remark that it does not count', async () => {
  await openVisitor()
  press(texts.add)
  put(texts.arrivalOf(2), '2029-05-01')
  put(texts.departureOf(2), '2029-06-01')
  expect(screen.getByText(texts.afterYear)).toBeDefined()
  expect(answer()).toContain('Non-resident in TY 2026-27')
})

test('a date that a date field keeps to itself, such as 29 February 2027, is named once the field is left', async () => {
  await openVisitor()
  const departure = screen.getByLabelText<HTMLInputElement>(texts.departureOf(1))
  put(texts.departureOf(1), '')
  Object.defineProperty(departure, 'validity', { value: { badInput: true }, configurable: true })
  fireEvent.blur(departure)
  expect(departure.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(toolTexts.noDate)).toBeDefined()
  // Empty would mean that the visitor stays on.
  expect(answer()).toBe(toolTexts.faults)
  put(texts.departureOf(1), '2027-02-28')
  expect(departure.getAttribute('aria-invalid')).toBeNull()
})

test('half of a date goes from its field when its row is removed', async () => {
  await openVisitor()
  const arrival = field(texts.arrivalOf(1))
  put(texts.arrivalOf(1), '')
  // A browser's field keeps what was typed to itself until its value is set, also to the same.
  let half = '12'
  Object.defineProperty(arrival, 'validity', { get: () => ({ badInput: half !== '' }), configurable: true })
  Object.defineProperty(arrival, 'value', { get: () => '', set: () => (half = ''), configurable: true })
  fireEvent.blur(arrival)
  expect(arrival.getAttribute('aria-invalid')).toBe('true')
  expect(half).toBe('12')
  fireEvent.click(screen.getByLabelText(toolTexts.remove(texts.stay(1))))
  expect([field(texts.arrivalOf(1)) === arrival, half]).toEqual([true, ''])
})

test('rule 126: a citizen of a crew is told which days to leave out and is answered as one who leaves for a job; others choose again', async () => {
  await openVisitor()
  expect(screen.queryByText(texts.crew)).toBeNull()
  put(texts.purpose, 'crew')
  expect(screen.getByText(texts.crew)).toBeDefined()
  expect(answer()).toContain('Non-resident in TY 2026-27')
  put(texts.departureOf(1), '2026-12-05')
  expect(answer()).toContain('Resident')
  put(texts.person, 'origin')
  expect(answer()).toBe(texts.crewOthers)
})

test('pasted stays are added, and lines that cannot be read stay in the field, numbered as they stand there', async () => {
  await openVisitor()
  put(texts.pasteLabel, '1/5/2025\t2/6/2025\n30/02/2025\t5/3/2025')
  press(texts.pasteRead)
  expect(screen.getByLabelText<HTMLInputElement>(texts.arrivalOf(2)).value).toBe('2025-05-01')
  expect(screen.getByLabelText<HTMLTextAreaElement>(texts.pasteLabel).value).toBe('30/02/2025\t5/3/2025')
  expect(screen.getByText(texts.pasteFault.noSuchDate(1, '30/02/2025'))).toBeDefined()
})

test('years that days do not settle are asked for, and the status that is declared settles the answer', async () => {
  await openVisitor()
  put(texts.arrivalOf(1), '2026-04-01')
  put(texts.departureOf(1), '2026-12-31')
  put(texts.pasteLabel, Array.from({ length: 10 }, (_, at) => `1/5/${2016 + at} 30/9/${2016 + at}`).join('\n'))
  press(texts.pasteRead)
  expect(answer()).toContain(texts.doubt.history)
  const asked = within(screen.getByRole('group', { name: texts.declared })).getAllByRole('combobox')
  expect(asked).toHaveLength(10)
  for (const field of asked) fireEvent.change(field, { target: { value: 'resident' } })
  expect(answer()).toContain('Resident and ordinarily resident in TY 2026-27')
})

test('what was typed is kept on the device and there again after a reload, until everything is deleted', async () => {
  await openVisitor()
  cleanup()
  await renderInApp(<ResidenceTool title="Residence" />)
  expect(screen.getByLabelText<HTMLInputElement>(texts.arrivalOf(1)).value).toBe('2026-06-01')
  press(toolTexts.erase)
  press(toolTexts.eraseYes)
  await screen.findByText(toolTexts.erased)
  expect(screen.getByLabelText<HTMLInputElement>(texts.arrivalOf(1)).value).toBe('')
})

test('a file that is no case changes nothing; a case replaces what was there', async () => {
  await openVisitor()
  const choose = (text: string) =>
    fireEvent.change(screen.getByLabelText(toolTexts.import), { target: { files: [new File([text], 'case.json')] } })
  choose('{"a":1}')
  await screen.findByText(toolTexts.notImported)
  expect(screen.getByLabelText<HTMLInputElement>(texts.arrivalOf(1)).value).toBe('2026-06-01')
  choose(JSON.stringify({ kind: 'pravasi-case', residence: { stays: [{ arrival: '2025-01-02', departure: '' }] } }))
  await screen.findByText(toolTexts.imported)
  expect(screen.getByLabelText<HTMLInputElement>(texts.arrivalOf(1)).value).toBe('2025-01-02')
})

test('the question can be read and changed before it joins what the enquiry form holds already', async () => {
  saveDraft(enquiryDraftId, { firstName: 'Asha', message: 'Hello.' })
  const { router } = await openVisitor()
  press(toolTexts.ask)
  const question = screen.getByLabelText<HTMLTextAreaElement>(toolTexts.askLabel)
  expect(question.value).toContain('Stay 1: 1 June 2026 to 5 November 2026')
  expect(question.value).toContain('₹12,00,000')
  expect(question.value).toContain('Non-resident in TY 2026-27\n- You may be in India 23 more days')
  fireEvent.change(question, { target: { value: 'Am I right?' } })
  press(toolTexts.askGo)
  await waitFor(() => expect(router.state.location.pathname).toBe('/contact'))
  expect(loadDraft(enquiryDraftId)).toEqual({ firstName: 'Asha', message: 'Hello.\n\nAm I right?' })
})
