// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useFocusBack } from './useFocusBack.ts'

afterEach(cleanup)

function Page({ off }: { off: boolean }) {
  const button = useFocusBack<HTMLButtonElement>(off)
  const several = useFocusBack<HTMLDivElement>(off)
  return (
    <>
      <button type="button" ref={button} disabled={off}>
        Send
      </button>
      <div ref={several}>
        <button type="button" disabled>
          Gone
        </button>
        <button type="button" disabled={off}>
          Other
        </button>
      </div>
      <input aria-label="Field" />
    </>
  )
}
const focused = () => document.activeElement?.textContent
/** Imitates browsers, which move focus from a disabled element to the body. */
function switchedOff(name: string) {
  const view = render(<Page off={false} />)
  const button = screen.getByRole('button', { name })
  button.focus()
  view.rerender(<Page off />)
  button.blur()
  return view
}

test('a button that was off under the focus has it again when it is on', () => {
  switchedOff('Send').rerender(<Page off={false} />)
  expect(focused()).toBe('Send')
})

test('of several the first that is on takes it', () => {
  switchedOff('Other').rerender(<Page off={false} />)
  expect(focused()).toBe('Other')
})

test('the focus stays on a field that was chosen meanwhile, and is not taken from elsewhere', () => {
  const { rerender } = switchedOff('Send')
  const field = screen.getByLabelText('Field')
  field.focus()
  rerender(<Page off={false} />)
  expect(document.activeElement).toBe(field)
  cleanup()
  const other = render(<Page off />)
  other.rerender(<Page off={false} />)
  expect(document.activeElement).toBe(document.body)
})
