// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { moveFocus } from './moveFocus.ts'

afterEach(cleanup)

function shown() {
  render(
    <search onKeyDown={(event) => moveFocus(event, screen.getByRole('searchbox'))}>
      <input type="search" />
      <a href="/first" data-found="">
        First
      </a>
      <a href="/second" data-found="">
        Second
      </a>
    </search>,
  )
  const field = screen.getByRole('searchbox')
  field.focus()
  return { field, first: screen.getByText('First') }
}

test('arrow keys lead from the field to the results and back', () => {
  const { field, first } = shown()
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(first)
  fireEvent.keyDown(first, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(field)
})

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'keys of a word that is being composed (%o) stay in the field',
  (composing) => {
    const { field } = shown()
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'k']) {
      expect(fireEvent.keyDown(field, { key, ...composing })).toBe(true)
      expect(document.activeElement).toBe(field)
    }
  },
)
