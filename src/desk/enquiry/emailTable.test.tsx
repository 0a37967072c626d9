// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { healthTexts } from '#content/texts/staff/lists.ts'
import type { EnquiryAnswer } from '#contract/staff/enquiries.ts'
import type { EnquiryMessage } from '#contract/staff/messages.ts'
import { owner } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testDetail } from '../testing/testEnquiries.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const at = (minute: number) => new Date(Date.UTC(2026, 0, 2, 10, minute)).toISOString()

test('emails that left and that came are one table, newest first; one that came back or was given up says why', async () => {
  const answer: EnquiryAnswer = {
    ...{ id: 'answer', emailId: 'email-2', author: 'asha@office.example', subject: 'Re', text: 'Here', at: at(1) },
    ...{ delivery: 'bounced', error: null, cancelUntil: null, attachments: [], version: 2 },
  }
  const reply: EnquiryMessage = {
    ...{ id: 'reply', direction: 'in', channel: 'mail', kind: 'message', author: '', subject: '', text: 'Yes' },
    ...{ from: { name: 'Sita', address: 'sita@example.org' }, to: [], quoted: '', answerId: null, attachments: [] },
    ...{ isBeginning: false, isFromOther: false, at: at(2) },
  }
  const emails = [
    { id: 'email-3', kind: 'callNotice', state: 'dead', isAgain: false, at: at(3), error: 'No such host' },
    { id: 'email-2', kind: 'answer', state: 'sent', isAgain: true, at: at(1), error: null },
    { id: 'email-1', kind: 'enquiry', state: 'sent', isAgain: false, at: at(0), error: null },
  ] as const
  const call: EnquiryMessage = { ...reply, id: 'call', channel: 'phone' }
  const detail = testDetail(1, { emails: [...emails], answers: [answer], messages: [reply, call] })
  await showDesk(`/enquiries/${idOf(1)}`, (server) => server.on('enquiry', () => detail))
  const table = within(await screen.findByRole('table', { name: texts.emails }))
  const [, ...rows] = table.getAllByRole('row')
  const cells = rows.map((row) => [...row.children].slice(0, 2).map(({ textContent }) => textContent))
  expect(cells).toEqual([
    [healthTexts.kinds.callNotice, `${texts.delivery.dead}No such host`],
    [texts.directions.in, texts.emailCame],
    [texts.sentAgain(healthTexts.kinds.answer), texts.delivery.bounced],
    [healthTexts.kinds.enquiry, texts.delivery.sent],
  ])
})

test('an answer with a file that is not scanned yet says, in the conversation and in the table, that it waits for that', async () => {
  const answer: EnquiryAnswer = {
    ...{ id: 'answer', emailId: 'email', author: 'asha@office.example', subject: 'Re', text: 'Here', at: at(1) },
    ...{ delivery: 'waiting', error: null, cancelUntil: null, version: 2 },
    attachments: [{ id: 'file', name: 'deed.pdf', type: 'application/pdf', bytes: 9 }],
  }
  const email = { id: 'email', kind: 'answer', state: 'waiting', isAgain: false, at: at(1), error: null } as const
  const detail = testDetail(1, { emails: [email], answers: [answer] })
  const shown = async (scansFiles: boolean, text: string) => {
    await showDesk(`/enquiries/${idOf(1)}`, (server) => server.on('enquiry', () => detail), { ...owner, scansFiles })
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
    cleanup()
  }
  await shown(true, texts.delivery.scanning)
  await shown(false, texts.delivery.waiting)
})
