// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callLinkDays } from '#content/retention.ts'
import { callOfferTexts as texts } from '#content/texts/callOffer.ts'
import { outboxPanelTexts } from '#content/texts/outboxPanel.ts'
import { sendNow } from '#device/outbox/replay.ts'
import { send } from '#device/outbox/send.ts'
import { emptyOutbox } from '#device/outbox/testing/emptyOutbox.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { CallLink } from './CallLink.tsx'
import { OutboxHost } from './OutboxHost.tsx'
import { setPanelOpen } from './panelState.ts'
import { SentHost } from './SentHost.tsx'

const call = '/api/call/call.0190-a.1.abc.d_-E'
const day = 86_400_000

beforeEach(() => void vi.stubEnv('SITE_OFFERS_CALLS', 'true'))
afterEach(async () => {
  act(() => setPanelOpen(false))
  cleanup()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  await emptyOutbox()
})

/** Enquiries that waited for a connection, and were received by now. */
async function sendLater(...messages: string[]): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
  for (const message of messages) {
    const body = { name: 'Asha', email: 'a@example.com', message, contactNumber: 'N/A' }
    await send({ kind: 'enquiry', body, path: '/api/contact', page: '/contact' })
  }
  vi.stubGlobal('fetch', async () => Response.json({ message: 'ok', reference: 'PD-1', call }, { status: 201 }))
  await act(() => sendNow())
}
const show = () =>
  renderInApp(
    <>
      <SentHost />
      <OutboxHost />
    </>,
  )
const pathOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', location.href).pathname

test('an enquiry that was sent later is offered a call by the card that says so, and by its receipt in the outbox', async () => {
  await show()
  await sendLater('A plot')
  expect(pathOf(await screen.findByRole('link', { name: texts.choose }))).toBe(call)
  fireEvent.click(screen.getByRole('button', { name: outboxPanelTexts.sentLately.show }))
  const panel = within(await screen.findByRole('dialog', { name: outboxPanelTexts.title }))
  expect(pathOf(await panel.findByRole('link', { name: texts.choose }))).toBe(call)
})

test('of several enquiries sent later each has its offer at its receipt, to which the card leads', async () => {
  await show()
  await sendLater('A plot', 'A flat')
  fireEvent.click(await screen.findByRole('button', { name: outboxPanelTexts.sentLately.show }))
  const panel = within(await screen.findByRole('dialog', { name: outboxPanelTexts.title }))
  expect(await panel.findAllByRole('link', { name: texts.choose })).toHaveLength(2)
  expect(screen.getAllByRole('link', { name: texts.choose })).toHaveLength(2)
})

test('a link that works no longer is not offered', async () => {
  const receipt = { key: 'a', kind: 'enquiry', unseen: false, call } as const
  const drawn = await renderInApp(<CallLink receipt={{ ...receipt, at: Date.now() - (callLinkDays - 1) * day }} />)
  expect(screen.queryByRole('link')).not.toBeNull()
  drawn.unmount()
  await renderInApp(<CallLink receipt={{ ...receipt, at: Date.now() - callLinkDays * day }} />)
  expect(screen.queryByRole('link')).toBeNull()
})
