// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { callOfferTexts as texts } from '#content/texts/callOffer.ts'
import { announce, type OutboxEvent } from '#device/outbox/item.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { FormWithCall } from './FormWithCall.tsx'

afterEach(cleanup)

const arrived = (answer: unknown, change: Partial<OutboxEvent> = {}) =>
  act(() => announce({ what: 'sent', key: 'key', kind: 'enquiry', answer, replayed: false, ...change } as OutboxEvent))
const offered = () => screen.queryByRole('link', { name: texts.choose })

test('an enquiry whose answer has a path to choose a time is followed by the offer, announced, also when it was sent later', async () => {
  await renderInApp(<FormWithCall />)
  expect(offered()).toBeNull()
  arrived({ message: 'Received', call: '/api/call/call.0190-a.1.abc.d_-E' }, { replayed: true })
  expect(new URL(offered()?.getAttribute('href') ?? '', location.href).pathname).toBe(
    '/api/call/call.0190-a.1.abc.d_-E',
  )
  expect(offered()?.closest('[role=status]')).not.toBeNull()
})

test.each([
  ['none', { message: 'Received' }],
  ['no answer', undefined],
  ['another site', { call: 'https://evil.example/api/call/a' }],
  ['a script', { call: 'javascript:alert(1)' }],
  ['another path', { call: '/api/call/../../desk/' }],
])('an answer with %s offers nothing', async (_name, answer) => {
  await renderInApp(<FormWithCall />)
  arrived(answer)
  expect(offered()).toBeNull()
})

test('what other forms send offers nothing', async () => {
  await renderInApp(<FormWithCall />)
  arrived({ call: '/api/call/a.b' }, { kind: 'subscription' })
  expect(offered()).toBeNull()
})
