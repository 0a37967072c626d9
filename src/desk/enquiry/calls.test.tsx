// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import type { ClientCall } from '#contract/staff/calls.ts'
import { dropDrafts } from '../data/drafts.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testDetail } from '../testing/testEnquiries.ts'
import { cityOf, clockIn } from './ClientClock.tsx'

afterEach(() => {
  cleanup()
  dropDrafts()
  vi.unstubAllGlobals()
})

const url = 'https://desk.example.com/api/call/token'
const open = (call: Partial<ClientCall>) =>
  showDesk(`/enquiries/${idOf(1)}`, (server) => {
    server.on('enquiry', () => testDetail(1, { call: { isOpen: true, booking: null, zones: [], ...call } }))
    server.on('callLink', () => ({ url, text: `Choose a time:\n${url}` }))
  })

test('the time where the client is stands beside Call, and as a span where the country has several clocks', async () => {
  await open({ zones: ['Asia/Dubai'] })
  const link = await screen.findByRole('link', { name: /in Dubai/ })
  expect(link.getAttribute('href')).toMatch(/^tel:/)
  expect(link.textContent).toMatch(new RegExp(`^${texts.call}\\w{3},? \\d\\d:\\d\\d in Dubai$`))
  cleanup()
  await open({ zones: ['Pacific/Honolulu', 'America/New_York'] })
  expect((await screen.findByRole('link', { name: /there$/ })).textContent).toMatch(/\d\d:\d\d to .*\d\d:\d\d there$/)
  expect(clockIn('Asia/Kolkata', Date.UTC(2026, 0, 1, 20))).toMatch(/^Fri,? 01:30$/)
  expect([cityOf('America/New_York'), cityOf('Asia/Calcutta')]).toEqual(['New York', 'Kolkata'])
})

test('the link to the times goes below the words that are there, and only while the office takes calls', async () => {
  await open({})
  const field = await screen.findByLabelText<HTMLTextAreaElement>(texts.body)
  field.focus()
  fireEvent.change(field, { target: { value: 'Dear Sita,' } })
  fireEvent.click(await screen.findByRole('button', { name: texts.callTimes }))
  await waitFor(() => expect(field.value).toBe(`Dear Sita,\n\nChoose a time:\n${url}\n`))
  cleanup()
  dropDrafts()
  await open({ isOpen: false })
  ;(await screen.findByLabelText(texts.body)).focus()
  expect(screen.queryByRole('button', { name: texts.callTimes })).toBe(null)
})

test('a booked call stands in the conversation on both clocks, with the way to change it', async () => {
  const booking = { startsAt: '2026-12-01T04:30:00Z', endsAt: '2026-12-01T05:00:00Z', zone: 'Europe/London' }
  await open({ booking, zones: ['Europe/London'] })
  await screen.findByText(texts.bookedCall)
  await screen.findByText(/clock: Tue,? 04:30 in London/)
  fireEvent.click(screen.getByRole('button', { name: texts.changeCall }))
  expect((await screen.findByRole('link', { name: texts.openCallPage })).getAttribute('href')).toBe(url)
})
