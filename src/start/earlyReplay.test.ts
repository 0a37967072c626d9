// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { recordEarlyInput } from '#browser/earlyInput.ts'
import { replayEarlyInput } from './earlyReplay.ts'

afterEach(() => void vi.useRealTimers())

test('a press that React stops because its part is not hydrated yet is repeated until it arrives, once', async () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="root"><button type="button"><i>Menu</i></button></div>'
  const root = document.getElementById('root') as HTMLElement
  const button = root.querySelector('button') as HTMLButtonElement
  let stops = 2
  root.addEventListener('click', (event) => stops-- > 0 && event.stopPropagation(), { capture: true })
  const pressed = vi.fn()
  button.addEventListener('click', pressed)
  replayEarlyInput(recordEarlyInput())

  root.querySelector('i')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(pressed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(pressed).toHaveBeenCalledTimes(1)
  button.click()
  await vi.advanceTimersByTimeAsync(1000)
  expect(pressed).toHaveBeenCalledTimes(2)
})
