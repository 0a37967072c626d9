// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderInApp } from '../testing/testApp.tsx'
import { Modal } from './Modal.tsx'

afterEach(cleanup)

function Page({ closesOnBackdrop = false }) {
  const [open, setOpen] = useState(false)
  const [opener, setOpener] = useState(true)
  return (
    <main id="main" tabIndex={-1}>
      {opener && (
        <button type="button" onClick={() => setOpen(true)}>
          open
        </button>
      )}
      {open && (
        <Modal
          aria-label="asks"
          initialFocus="h2"
          fallbackFocus="main"
          closesOnBackdrop={closesOnBackdrop}
          onClose={() => setOpen(false)}
        >
          <h2 tabIndex={-1}>Title</h2>
          <button type="button" onClick={() => setOpener(false)}>
            remove the opener
          </button>
        </Modal>
      )}
    </main>
  )
}

async function openModal(closesOnBackdrop?: boolean): Promise<HTMLElement> {
  await renderInApp(<Page {...(closesOnBackdrop !== undefined && { closesOnBackdrop })} />)
  const opener = screen.getByRole('button', { name: 'open' })
  opener.focus()
  fireEvent.click(opener)
  return screen.findByRole('dialog', { name: 'asks' })
}
const pressEscape = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))
const focused = () => document.activeElement

test('the focus goes to the given element, and after Escape back to the opener', async () => {
  const dialog = await openModal()
  expect(focused()?.textContent).toBe('Title')
  pressEscape(dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(focused()?.textContent).toBe('open')
})

test('where the opener is gone the focus goes to the given place', async () => {
  const dialog = await openModal()
  fireEvent.click(screen.getByText('remove the opener'))
  pressEscape(dialog)
  expect(focused()?.id).toBe('main')
})

test('a click beside it closes only a dialog that asks for it', async () => {
  fireEvent.click(await openModal())
  expect(screen.queryByRole('dialog')).not.toBeNull()
  cleanup()
  const dialog = await openModal(true)
  fireEvent.click(screen.getByText('Title'))
  expect(screen.queryByRole('dialog')).not.toBeNull()
  fireEvent.click(dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a press that begins in it and ends beside it, as when text is selected with the mouse, leaves it open', async () => {
  const dialog = await openModal(true)
  fireEvent.pointerDown(screen.getByText('Title'))
  // The browser sends the click to the element that contains both ends.
  fireEvent.click(dialog)
  expect(screen.queryByRole('dialog')).not.toBeNull()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
})
