// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Late, type LateParts, showLate } from './-Late.tsx'

afterEach(cleanup)

const nothing = () => null
const parts: LateParts = { tools: () => <b>waits</b>, banner: nothing, cards: nothing, panel: nothing, toasts: nothing }

test('a place of the late part is empty in the prerendered page and until its script has come', () => {
  const { container } = render(<Late place="tools" />)
  expect(container.innerHTML).toBe('')
  act(() => showLate(parts))
  expect(container.innerHTML).toBe('<b>waits</b>')
  // React takes over another part of the page after that.
  expect(renderToString(<Late place="tools" />)).toBe('')
})
