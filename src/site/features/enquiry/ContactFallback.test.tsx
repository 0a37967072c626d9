// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { ContactFallback } from './ContactFallback.tsx'

const writeText = vi.fn<(text: string) => Promise<void>>()
Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
afterEach(() => {
  cleanup()
  writeText.mockReset()
})

function Undeliverable() {
  const form = useRef<HTMLFormElement>(null)
  return (
    <form ref={form}>
      <textarea name="message" aria-label="Message" defaultValue="A plot" />
      <ContactFallback form={form} />
    </form>
  )
}
const bodies = () => screen.getAllByRole('link').map((link) => new URL(link.getAttribute('href') ?? '').search)
const copyButton = () => screen.getByRole('button', { name: /^Cop/ })

test('e-mail, chat and clipboard take what the form holds now', async () => {
  writeText.mockResolvedValue()
  await renderInApp(<Undeliverable />)
  await waitFor(() => expect(bodies()).toEqual(['?body=A%20plot', '?text=A%20plot']))
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'A plot in Mohali' } })
  expect(bodies()).toEqual(['?body=A%20plot%20in%20Mohali', '?text=A%20plot%20in%20Mohali'])
  fireEvent.click(copyButton())
  await waitFor(() => expect(copyButton().textContent).toBe('Copied'))
  expect(writeText).toHaveBeenCalledExactlyOnceWith('A plot in Mohali')
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'Two plots' } })
  expect(copyButton().textContent).toBe('Copy my text')
})

test('a text with half of a cut emoji in it is taken along, too', async () => {
  await renderInApp(<Undeliverable />)
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'A plot \ud83d' } })
  expect(bodies()).toEqual(['?body=A%20plot%20%EF%BF%BD', '?text=A%20plot%20%EF%BF%BD'])
})

test('a browser that refuses the clipboard does not claim to have copied', async () => {
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await renderInApp(<Undeliverable />)
  fireEvent.click(copyButton())
  await waitFor(() => expect(writeText).toHaveBeenCalled())
  expect(copyButton().textContent).toBe('Copy my text')
})
