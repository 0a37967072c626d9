// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskTexts as texts } from '#content/texts/staff/desk.ts'
import { announceDone, dismissAll } from '../data/undo.ts'
import { showDesk } from '../testing/showDesk.tsx'

afterEach(() => {
  cleanup()
  dismissAll()
  vi.unstubAllGlobals()
})

const nothing = async () => undefined
/** Presses the button as the keyboard does: with the focus on it. */
async function press(name: string) {
  const button = await screen.findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

test('a notice that is pressed away gives the focus back to where it was', async () => {
  await showDesk('/templates')
  const menu = screen.getByLabelText(texts.more)
  for (const name of [texts.undo, texts.dismiss]) {
    act(() => announceDone('Closed.', nothing))
    menu.focus()
    await press(name)
    await waitFor(() => expect(document.activeElement).toBe(menu))
    act(dismissAll)
  }
})

test('where that is gone, the focus goes to the page, and not to the top of everything', async () => {
  await showDesk('/templates')
  const gone = document.body.appendChild(document.createElement('button'))
  act(() => announceDone('Closed.', nothing))
  gone.focus()
  const undo = await screen.findByRole('button', { name: texts.undo })
  undo.focus()
  gone.remove()
  fireEvent.click(undo)
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById('main')))
})

test('a notice that goes while something else has the focus leaves it there', async () => {
  await showDesk('/templates')
  const menu = screen.getByLabelText(texts.more)
  act(() => announceDone('Closed.', nothing))
  const undo = await screen.findByRole('button', { name: texts.undo })
  undo.focus()
  menu.focus()
  menu.blur()
  act(dismissAll)
  expect(document.activeElement).toBe(document.body)
})
