// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { mailTexts as texts } from '#content/texts/staff/mails.ts'
import type { HeldMail } from '#contract/staff/messages.ts'
import { dismissAll } from '../data/undo.ts'
import { answer } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testItem } from '../testing/testEnquiries.ts'

afterEach(() => {
  cleanup()
  dismissAll()
  vi.unstubAllGlobals()
})

const mail: HeldMail = {
  ...{ id: idOf(50), from: { name: 'Sita', address: 'sita@example.org' }, to: [], subject: 'Papers', quoted: '' },
  ...{
    text: '<b>The deed</b>',
    kind: 'message',
    because: 'otherSender',
    at: '2026-01-01T10:00:00.000Z',
    attachments: [],
  },
  suggestion: { id: idOf(1), reference: 'PD-0000-0001', name: 'Person 1' },
}

async function open() {
  let items = [mail]
  const shown = await showDesk('/mails', (server) => {
    server.on('heldMails', () => ({ items, next: null }))
    for (const name of ['attachMail', 'removeMail'] as const)
      server.on(name, () => {
        items = []
        return testItem(1)
      })
  })
  await screen.findByText('<b>The deed</b>')
  return shown
}

test('an email that belongs to no enquiry says why, and is put where it is said to belong', async () => {
  const { server } = await open()
  expect(screen.getByText(texts.because.otherSender)).toBeTruthy()
  fireEvent.click(screen.getByText(texts.attachTo('PD-0000-0001', 'Person 1')))
  await screen.findByText(texts.attached('PD-0000-0001'))
  await screen.findByText(texts.emptyTitle)
  expect(server.calls('attachMail').map(({ id, body }) => [id, body])).toEqual([[mail.id, { enquiryId: idOf(1) }]])
})

test('another enquiry is named by its reference, however it is written, and an unknown one is refused', async () => {
  const { server } = await open()
  server.on('enquiries', () => ({ items: [testItem(12)], next: null }))
  const seek = (value: string) => {
    fireEvent.change(screen.getByLabelText(texts.reference), { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: texts.attach }))
  }
  seek('PD-9')
  await screen.findByText(texts.noSuchEnquiry)
  seek('pd 00000012')
  await waitFor(() => expect(server.calls('attachMail').map(({ body }) => body)).toEqual([{ enquiryId: idOf(12) }]))
})

test('a new enquiry is made of it, and opens', async () => {
  const { server, router } = await open()
  server.on('createEnquiry', () => answer(201, testItem(3)))
  fireEvent.click(screen.getByText(texts.makeEnquiry))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/enquiries/${idOf(3)}`))
  expect(server.calls('createEnquiry')[0]?.body).toEqual({
    ...{ channel: 'mail', name: 'Sita', email: 'sita@example.org', mailId: mail.id },
  })
})

test('a new enquiry that is made late does not lead away from what was opened since', async () => {
  const { server, router } = await open()
  let arrive: (() => void) | undefined
  server.on('createEnquiry', () => new Promise((resolve) => (arrive = () => resolve(answer(201, testItem(3))))))
  fireEvent.click(screen.getByText(texts.makeEnquiry))
  await waitFor(() => expect(arrive).toBeDefined())
  await router.navigate({ to: '/templates' })
  arrive?.()
  await screen.findByText(texts.made)
  expect(router.state.location.pathname).toBe('/templates')
})
