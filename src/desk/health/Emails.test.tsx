// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { healthTexts as texts } from '#content/texts/staff/lists.ts'
import type { EmailItem } from '#contract/staff/operation.ts'
import { answer } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf } from '../testing/testEnquiries.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const givenUp: EmailItem = {
  id: idOf(7),
  kind: 'answer',
  state: 'dead',
  createdAt: '2026-01-02T00:00:00.000Z',
  attempts: 8,
  nextAt: null,
  sentAt: null,
  error: 'mailbox full',
  about: null,
}

test('an email that a colleague has sent again is not sent twice: the page says so and shows the list of now', async () => {
  let items = [givenUp]
  const { server } = await showDesk('/health', (prepared) => {
    prepared.on('health', () => answer(503))
    prepared.on('emails', () => ({ items, next: null }))
    prepared.on('resendEmail', () => answer(409))
  })
  const resend = await screen.findByRole('button', { name: texts.resend })
  items = []
  fireEvent.click(resend)
  expect(await screen.findByText(texts.emailChanged)).toBeTruthy()
  expect(await screen.findByText(texts.none)).toBeTruthy()
  expect(server.calls('resendEmail').map(({ id }) => id)).toEqual([givenUp.id])
})
