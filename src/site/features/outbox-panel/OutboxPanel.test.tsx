// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { get } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outboxPanelTexts as texts } from '#content/texts/outboxPanel.ts'
import { saveDraft } from '#device/outbox/drafts.ts'
import { browserEnv } from '#device/outbox/env.ts'
import { editId } from '#device/outbox/item.ts'
import { claimUnseenReceipts } from '#device/outbox/receipts.ts'
import { list, sendNow } from '#device/outbox/replay.ts'
import { send } from '#device/outbox/send.ts'
import { emptyOutbox } from '#device/outbox/testing/emptyOutbox.ts'
import { hasOpenEditor } from '#ui/controls/openEditors.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
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
  act(() => setPanelOpen(false))
  cleanup()
  vi.unstubAllGlobals()
  await emptyOutbox()
})

async function show() {
  const { router } = await renderInApp(
    <>
      <OutboxButton />
      <SentHost />
      <OutboxHost>
        <p>Something for later</p>
      </OutboxHost>
    </>,
  )
  return router
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
    const found = document.querySelector('[data-item=delivered]')
    expect(found).not.toBeNull()
    return found as HTMLElement
  })
  expect(item.textContent).toContain('Reference PD-7')
  expect(item.textContent).not.toContain('A secret')
  await expect.poll(() => document.querySelector('[data-status]')?.textContent).toBe('Report of a comment: received.')
})

test('after the last item was discarded the focus is on the title of the outbox', async () => {
  await show()
  await write('all there is')
  const panel = await open()
  const discard = () => panel.getByRole('button', { name: texts.discard })
  discard().focus()
  fireEvent.click(discard())
  await waitFor(() => expect(document.activeElement).toBe(discard()))
  await act(async () => fireEvent.click(discard()))
  await waitFor(() => expect(panel.queryByRole('listitem')).toBeNull())
  expect(document.activeElement).toBe(panel.getByRole('heading', { name: texts.title }))
})

test('OB-03 the rest of a long text takes the focus from the button that goes', async () => {
  const long = 'Somebody rents out my flat. '.repeat(40)
  await show()
  await act(() => write(long))
  const all = await (await open()).findByRole('button', { name: texts.showAll })
  all.focus()
  fireEvent.click(all)
  expect(document.activeElement?.textContent).toBe(long)
})

test('OB-21 an empty text is not saved in the editor; a filled one passes', async () => {
  await show()
  await act(() => write('Wrong'))
  answer = () => Response.json({ message: 'Say more.' }, { status: 400 })
  await act(() => sendNow())
  const panel = await open()
  expect(panel.getByText('Say more.')).toBeTruthy()
  fireEvent.click(panel.getByRole('button', { name: 'Edit' }))
  expect(hasOpenEditor()).toBe(true)
  const field = panel.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' })
  fireEvent.input(field, { target: { value: '  ' } })
  fireEvent.click(panel.getByRole('button', { name: 'Save and send' }))
  expect(panel.getByText('This must not be empty.')).toBeTruthy()
  expect(await list()).toMatchObject([{ body: { reason: 'Wrong' } }])
  answer = () => Response.json({ message: 'ok' })
  fireEvent.input(field, { target: { value: 'More.' } })
  fireEvent.click(panel.getByRole('button', { name: 'Save and send' }))
  await waitFor(() => expect(document.querySelector('[data-item=delivered]')).not.toBeNull())
  expect(await list()).toEqual([])
  expect(hasOpenEditor()).toBe(false)
})

test('what is sent while the panel is closed is shown once, and the card leads to the receipts', async () => {
  await show()
  await act(() => write('Later'))
  answer = () => Response.json({ message: 'ok', reference: 'PD-8' })
  await act(() => sendNow())
  const card = (await screen.findByText(/Report of a comment received\./)).parentElement
  expect(card?.textContent).toContain('Reference PD-8')
  fireEvent.click(screen.getByRole('button', { name: 'Show receipts' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Outbox' }))
  expect(await panel.findByText('Reference PD-8')).toBeTruthy()
  fireEvent.click(panel.getByRole('button', { name: 'Clear this list' }))
  await waitFor(() => expect(panel.queryByText('Reference PD-8')).toBeNull())
  fireEvent.click(panel.getByRole('button', { name: 'Close the outbox' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText(/received\./)).toBeNull()
})

test('OB-07 what was sent before the page could show it is shown once, as soon as it can', async () => {
  await write('Sent before hydration')
  answer = () => Response.json({ message: 'ok', reference: 'PD-2' })
  await sendNow()
  await show()
  expect(await screen.findByText(/Report of a comment received\./)).toBeTruthy()
  cleanup()
  await show()
  // Nothing is left to tell, and whatever the page would load to tell it has come.
  expect(await act(() => claimUnseenReceipts())).toEqual([])
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryByText(/received\./)).toBeNull()
})

test('OB-11 what is typed in the editor of an item while its draft still loads is not overwritten by it', async () => {
  answer = () => Response.json({ message: 'Why?' }, { status: 422 })
  await show()
  answer = nobody
  await act(() => write('Short'))
  answer = () => Response.json({ message: 'Why?' }, { status: 422 })
  await act(() => sendNow())
  const panel = await open()
  const [item] = await list()
  saveDraft(editId(item?.key ?? ''), { reason: 'An earlier half' })
  fireEvent.click(await panel.findByRole('button', { name: 'Edit' }))
  const field = panel.getByRole<HTMLTextAreaElement>('textbox')
  // Before the draft has come from storage.
  fireEvent.input(field, { target: { value: 'Typed at once' } })
  expect(field.value).toBe('Typed at once')
  fireEvent.click(panel.getByRole('button', { name: 'Cancel' }))
})

test('OB-27 a page that is hidden, perhaps on its way out, does not read the outbox; one that is shown again does', async () => {
  await show()
  await act(() => write('Waits'))
  await screen.findByRole('button', { name: /^Outbox/ })
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  for (const event of ['visibilitychange', 'pageshow'])
    (event === 'pageshow' ? window : document).dispatchEvent(new Event(event))
  // Whatever the events begin comes before these reads.
  for (let turn = 0; turn < 3; turn += 1) await get('none', browserEnv.receipts)
  expect(begin.mock.calls.map(([stores]) => stores)).toEqual(Array(3).fill('receipts'))
  begin.mockClear()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(begin).toHaveBeenCalled())
  begin.mockRestore()
  visibility.mockRestore()
})

test('Back, which changes the page below the outbox, closes it', async () => {
  const router = await show()
  await act(() => write('One'))
  await open()
  await act(() => router.navigate({ to: '/contact' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
