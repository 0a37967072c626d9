// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionTexts as texts } from '#content/texts/staff/session.ts'
import type { Passkey } from '#contract/staff/signIn.ts'
import { dismissAll } from '../data/undo.ts'
import { answer } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf } from '../testing/testEnquiries.ts'

afterEach(() => {
  cleanup()
  dismissAll()
  vi.unstubAllGlobals()
})

const passkeyOf = (id: number, name: string): Passkey => ({
  ...{ id: idOf(id), name, createdAt: '2026-01-02T10:00:00.000Z', usedAt: null, isSynced: false },
})

async function show() {
  vi.stubGlobal('PublicKeyCredential', class {})
  const { server } = await showDesk('/devices', (prepared) => {
    prepared.on('devices', () => ({ items: [] }))
    prepared.on('passkeys', () => ({ items: [passkeyOf(1, 'My phone'), passkeyOf(2, 'Office laptop')] }))
    prepared.on('removePasskey', () => answer(204))
  })
  await screen.findByText('My phone')
  return server
}

test('of several passkeys each button says which one it removes', async () => {
  const server = await show()
  fireEvent.click(screen.getByRole('button', { name: texts.removePasskeyOf('Office laptop') }))
  await waitFor(() => expect(server.calls('removePasskey').map(({ id }) => id)).toEqual([idOf(2)]))
})

test('a second press while the first one is under way does not ask for the finger again', async () => {
  const server = await show()
  let refuse: (response: Response) => void = () => undefined
  server.on(
    'newPasskeyOptions',
    () =>
      new Promise<Response>((resolve) => {
        refuse = resolve
      }),
  )
  fireEvent.change(screen.getByLabelText(texts.passkeyName), { target: { value: 'Tablet' } })
  const button = screen.getByRole('button', { name: texts.addPasskey })
  const form = button.closest('form')
  if (!form) throw new Error('the form is missing')
  fireEvent.submit(form)
  await waitFor(() => expect(button).toHaveProperty('disabled', true))
  fireEvent.submit(form)
  refuse(answer(503))
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  expect(server.calls('newPasskeyOptions')).toHaveLength(1)
})
