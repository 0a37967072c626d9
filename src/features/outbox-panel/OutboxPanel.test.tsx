// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { list, sendNow } from '#outbox/outbox.ts'
import { clearReceipts } from '#outbox/receipts.ts'
import { send } from '#outbox/send.ts'
import { renderInApp } from '#ui/testApp.tsx'
import { OutboxButton } from './OutboxButton.tsx'
import { OutboxHost } from './OutboxHost.tsx'
import { setPanelOpen } from './panelState.ts'
import { SentHost } from './SentHost.tsx'

let answer: () => Response
const nobody = () => {
  throw new TypeError('no connection')
}

beforeEach(() => {
  answer = nobody
  vi.stubGlobal('fetch', async () => answer())
})

afterEach(async () => {
  answer = () => Response.json({ message: 'ok', reference: 'PD-1' })
  await sendNow()
  await clearReceipts()
  act(() => setPanelOpen(false))
  cleanup()
  vi.unstubAllGlobals()
})

async function show() {
  await renderInApp(
    <>
      <OutboxButton />
      <SentHost />
      <OutboxHost>
        <p>Something for later</p>
      </OutboxHost>
    </>,
  )
}

const write = (reason: string) =>
  send({ kind: 'report', body: { reason }, path: '/api/comments/x/report', page: '/', about: { blogId: 'blog1' } })
const open = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Outbox/ }))
  return within(await screen.findByRole('dialog', { name: 'Outbox' }))
}

test('TB-28 OB-02 the control is there only while something waits, with its count', async () => {
  await show()
  expect(screen.queryByRole('button', { name: /^Outbox/ })).toBeNull()
  await act(() => write('One'))
  await act(() => write('Two'))
  expect((await screen.findByRole('button', { name: 'Outbox: 2 not sent yet' })).textContent).toBe('2')
  answer = () => Response.json({ message: 'ok' })
  await act(() => sendNow())
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Outbox/ })).toBeNull())
})

test('OB-03 Send now sends one; what was received stays in its place with its reference, without its text', async () => {
  await show()
  await act(() => write('A secret'))
  const panel = await open()
  expect(panel.getByText('A secret')).toBeTruthy()
  expect(panel.getByText('Something for later')).toBeTruthy()
  answer = () => Response.json({ message: 'ok', reference: 'PD-7' })
  fireEvent.click(panel.getByRole('button', { name: 'Send now' }))
  const item = await waitFor(() => {
    const found = document.querySelector('[data-item=received]')
    expect(found).not.toBeNull()
    return found as HTMLElement
  })
  expect(item.textContent).toContain('Reference PD-7')
  expect(item.textContent).not.toContain('A secret')
  await expect.poll(() => document.querySelector('[data-said]')?.textContent).toBe('Report of a comment: received.')
})

test('OB-21 an empty text is not saved in the editor; a filled one passes', async () => {
  await show()
  await act(() => write('Wrong'))
  answer = () => Response.json({ message: 'Say more.' }, { status: 400 })
  await act(() => sendNow())
  const panel = await open()
  expect(panel.getByText('Say more.')).toBeTruthy()
  fireEvent.click(panel.getByRole('button', { name: 'Edit' }))
  const field = panel.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' })
  fireEvent.input(field, { target: { value: '  ' } })
  fireEvent.click(panel.getByRole('button', { name: 'Save and send' }))
  expect(panel.getByText('This must not be empty.')).toBeTruthy()
  expect(await list()).toMatchObject([{ body: { reason: 'Wrong' } }])
  answer = () => Response.json({ message: 'ok' })
  fireEvent.input(field, { target: { value: 'More.' } })
  fireEvent.click(panel.getByRole('button', { name: 'Save and send' }))
  await waitFor(() => expect(document.querySelector('[data-item=received]')).not.toBeNull())
  expect(await list()).toEqual([])
})

test('what is sent while the panel is closed is told once, and the card leads to the receipts', async () => {
  await show()
  await act(() => write('Later'))
  answer = () => Response.json({ message: 'ok', reference: 'PD-8' })
  await act(() => sendNow())
  const card = await screen.findByText(/Report of a comment received\./)
  expect(card.textContent).toContain('Reference PD-8')
  fireEvent.click(screen.getByRole('button', { name: 'Show receipts' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Outbox' }))
  expect(await panel.findByText('Reference PD-8')).toBeTruthy()
  fireEvent.click(panel.getByRole('button', { name: 'Clear this list' }))
  await waitFor(() => expect(panel.queryByText('Reference PD-8')).toBeNull())
  fireEvent.click(panel.getByRole('button', { name: 'Close the outbox' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText(/received\./)).toBeNull()
})

test('OB-07 what was sent before the page could tell it is told when it can, once', async () => {
  await write('Sent while the page woke up')
  answer = () => Response.json({ message: 'ok', reference: 'PD-2' })
  await sendNow()
  await show()
  expect(await screen.findByText(/Report of a comment received\./)).toBeTruthy()
  cleanup()
  await show()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByText(/received\./)).toBeNull()
})
