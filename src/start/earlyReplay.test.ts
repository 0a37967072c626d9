// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { recordEarlyInput } from '#browser/earlyInput.ts'
import { markHydrated } from '#browser/hydrated.ts'
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

test('a dialog that was asked for before hydration does not open over a visitor who goes on to write until then', async () => {
  document.body.innerHTML =
    '<button type="button" aria-haspopup="dialog">Search</button><button type="button">Menu</button><input type="checkbox"><input>'
  const [search, menu] = [...document.querySelectorAll('button')]
  const [box, field] = [...document.querySelectorAll('input')]
  const opened = vi.fn()
  const early = recordEarlyInput()
  search?.click()
  menu?.click()
  dispatchEvent(new KeyboardEvent('keydown', { key: '/' }))
  box?.dispatchEvent(new Event('input', { bubbles: true }))
  expect([early.pressed, early.slash]).toEqual([[search, menu], true])
  search?.addEventListener('click', opened)
  replayEarlyInput(early)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  expect([early.pressed, early.slash, search?.getAttribute('aria-busy')]).toEqual([[menu], false, null])
  markHydrated()
  await vi.waitFor(() => expect(menu?.hasAttribute('aria-busy')).toBe(false))
  expect(opened).not.toHaveBeenCalled()
})
