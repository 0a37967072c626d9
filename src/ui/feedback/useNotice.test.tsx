// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { noticeTime, useNotice } from './useNotice.ts'

let show: ReturnType<typeof useNotice>[1]

function Shown() {
  const [notice, showNotice] = useNotice()
  show = showNotice
  return notice?.text
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a notice that comes the moment the one before it goes stays for its own time', async () => {
  // React's own work goes on.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { container } = render(<Shown />)
  act(() => show({ tone: 'info', text: 'Saved' }))
  vi.advanceTimersByTime(noticeTime - 1)
  // From here on React works as in a browser: effects run after what they belong to is seen.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const passed = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      observer.disconnect()
      vi.advanceTimersByTime(1)
      resolve()
    }).observe(container, { childList: true, characterData: true, subtree: true })
  })
  show({ tone: 'info', text: 'Sent' })
  await passed
  await act(async () => {})
  expect(container.textContent).toBe('Sent')
  act(() => void vi.advanceTimersByTime(noticeTime))
  expect(container.textContent).toBe('')
})
