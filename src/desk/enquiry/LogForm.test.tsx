// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { idempotencyHeader } from '#contract/calls.ts'
import { dropDrafts } from '../data/drafts.ts'
import { dismissAll } from '../data/undo.ts'
import { answer } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testDetail } from '../testing/testEnquiries.ts'

const id = idOf(1)
afterEach(() => {
  cleanup()
  dropDrafts()
  dismissAll()
})

const add = () => fireEvent.click(screen.getByRole('button', { name: texts.addLog }))
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText<HTMLSelectElement>(label), { target: { value } })
const write = (value: string) => fireEvent.change(screen.getByLabelText(texts.logText), { target: { value } })

async function openLog() {
  const shown = await showDesk(`/enquiries/${id}`, (server) => {
    server.on('enquiry', () => testDetail(1))
    server.on('addMessage', () => answer(503))
  })
  fireEvent.click(await screen.findByRole('button', { name: texts.composerModes.log }))
  return shown
}

test('an entry whose answer was lost goes under its key again, and with another channel under another one', async () => {
  const { server } = await openLog()
  write('Asked for the deed.')
  for (const [at, channel] of ['phone', 'phone', 'whatsApp'].entries()) {
    choose(texts.channel, channel)
    add()
    await waitFor(() => expect(server.calls('addMessage')).toHaveLength(at + 1))
    await screen.findByRole('alert')
  }
  const [first, again, corrected] = server.calls('addMessage').map(({ headers }) => headers.get(idempotencyHeader))
  expect(again).toBe(first)
  expect(corrected).not.toBe(first)
})

test('what is chosen for the next entry while one is being added stays', async () => {
  const { server } = await openLog()
  let stored = () => {}
  const isStored = new Promise<void>((resolve) => {
    stored = resolve
  })
  server.on('addMessage', () => isStored.then(() => answer(201, {})))
  write('Asked for the deed.')
  add()
  await waitFor(() => expect(server.calls('addMessage')).toHaveLength(1))
  write('He came by with it.')
  choose(texts.channel, 'visit')
  stored()
  await screen.findByText(texts.logged)
  expect(screen.getByLabelText<HTMLSelectElement>(texts.channel).value).toBe('visit')
  expect(screen.getByLabelText<HTMLTextAreaElement>(texts.logText).value).toBe('He came by with it.')
})
