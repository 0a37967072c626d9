// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { sessionTexts } from '#content/texts/staff/session.ts'
import { answer, owner } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testDetail } from '../testing/testEnquiries.ts'
import { dropDrafts } from './drafts.ts'
import { noteSession } from './session.ts'
import { announceFailure, dismissAll } from './undo.ts'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show
})
afterEach(() => {
  cleanup()
  dropDrafts()
  dismissAll()
  vi.unstubAllGlobals()
})

test('after a new sign-in nothing says any more that the session has ended, and the sign-in knew whom it asks', async () => {
  await showDesk(`/enquiries/${idOf(1)}`, (server) => {
    server.on('enquiry', () => testDetail(1))
    for (const name of ['answerEnquiry', 'addNote'] as const) server.on(name, () => answer(401))
  })
  fireEvent.change(await screen.findByLabelText(enquiryTexts.body), { target: { value: 'Half an answer' } })
  fireEvent.change(screen.getByLabelText(enquiryTexts.note), { target: { value: 'Half a note' } })
  for (const name of [enquiryTexts.send, enquiryTexts.addNote]) fireEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(screen.getAllByText(deskTexts.sessionEnded)).toHaveLength(2))
  announceFailure(deskTexts.sessionEnded)
  expect((await screen.findByLabelText<HTMLInputElement>(sessionTexts.email)).value).toBe(owner.address)
  noteSession({ signedIn: true, ...owner })
  await waitFor(() => expect(screen.queryAllByText(deskTexts.sessionEnded)).toEqual([]))
  expect(screen.getByLabelText<HTMLTextAreaElement>(enquiryTexts.body).value).toBe('Half an answer')
})
