// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { dropDrafts } from '../data/drafts.ts'
import { announceChange } from '../data/live.ts'
import { dismissAll } from '../data/undo.ts'
import { answer } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testDetail, testItem } from '../testing/testEnquiries.ts'

const id = idOf(1)
const before = { name: 'Person 1', email: 'sita at gmail', contactNumber: '+971501234567' }
const after = { ...before, email: 'sita@gmail.com' }
afterEach(() => {
  cleanup()
  dismissAll()
  dropDrafts()
  vi.unstubAllGlobals()
})

/** The form with another address in it, over an enquiry that `stored` changes. */
async function correct() {
  const stored = { enquiry: testDetail(1, before) }
  const { server } = await showDesk(`/enquiries/${id}`, (prepared) => prepared.on('enquiry', () => stored.enquiry))
  fireEvent.click(await screen.findByRole('button', { name: texts.editPerson }))
  fireEvent.change(screen.getByLabelText(texts.email), { target: { value: after.email } })
  return { stored, server, bodies: () => server.calls('changePerson').map(({ body }) => body) }
}
const save = () => fireEvent.click(screen.getByRole('button', { name: texts.savePerson }))

test('name, email and number can be corrected, with a way back', async () => {
  const { server, bodies } = await correct()
  server.on('changePerson', () => testItem(1, { ...after, version: 2 }))
  save()
  await screen.findByText(texts.personSaved)
  fireEvent.click(screen.getByRole('button', { name: deskTexts.undo }))
  await waitFor(() =>
    expect(bodies()).toEqual([
      { ...after, version: 1 },
      { ...before, version: 2 },
    ]),
  )
})

test('a correction that a colleague makes meanwhile is a conflict, and is in the form when it is saved again', async () => {
  const { stored, server, bodies } = await correct()
  const theirs = { ...before, email: 'sita at gmail.com', contactNumber: '+442079460000', version: 2 }
  stored.enquiry = testDetail(1, theirs)
  announceChange({ kind: 'enquiry', id, what: 'changed' })
  await waitFor(() => expect(server.calls('enquiry')).toHaveLength(2))
  server.on('changePerson', () => answer(409, { message: 'changed', yours: null, theirs: testItem(1, theirs) }))
  save()
  await screen.findByText(texts.personConflict)
  expect(screen.getByLabelText<HTMLInputElement>(texts.phone).value).toBe(theirs.contactNumber)
  server.on('changePerson', () => testItem(1, { ...theirs, email: after.email, version: 3 }))
  save()
  await screen.findByText(texts.personSaved)
  expect(bodies()).toEqual([
    { ...after, version: 1 },
    { ...theirs, email: after.email, version: 2 },
  ])
})

test('a correction that is not saved is there again after the page was left, over what it was typed over, and not once cancelled', async () => {
  await correct()
  cleanup()
  const { server } = await showDesk(`/enquiries/${id}`, (prepared) =>
    prepared.on('enquiry', () => testDetail(1, { ...before, contactNumber: '+442079460000', version: 2 })),
  )
  expect((await screen.findByLabelText<HTMLInputElement>(texts.email)).value).toBe(after.email)
  server.on('changePerson', () => answer(503))
  save()
  await waitFor(() => expect(server.calls('changePerson').map(({ body }) => body)).toEqual([{ ...after, version: 1 }]))
  fireEvent.click(screen.getByRole('button', { name: deskTexts.cancel }))
  cleanup()
  await showDesk(`/enquiries/${id}`, (prepared) => prepared.on('enquiry', () => testDetail(1, before)))
  await screen.findByRole('button', { name: texts.editPerson })
})
