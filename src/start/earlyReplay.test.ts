// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { recordEarlyInput } from '#browser/earlyInput.ts'
import { markHydrated } from '#browser/hydrated.ts'
import { press } from '#browser/repeatPresses.ts'
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

/** A page whose only button React never hears of. */
function deafPage(): HTMLButtonElement {
  document.body.innerHTML = '<div id="root"><button type="button">Menu</button></div>'
  const root = document.getElementById('root') as HTMLElement
  root.addEventListener('click', (event) => event.stopPropagation(), { capture: true })
  return root.querySelector('button') as HTMLButtonElement
}

test('a press that never arrives is repeated ever more seldom, looks busy meanwhile, and is given up after ten seconds', async () => {
  vi.useFakeTimers()
  const button = deafPage()
  const clicks = vi.spyOn(button, 'click')
  void press(button)
  await vi.advanceTimersByTimeAsync(9000)
  expect(button.getAttribute('aria-busy')).toBe('true')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(button.hasAttribute('aria-busy')).toBe(false)
  const { length } = clicks.mock.calls
  expect(length).toBeLessThan(20)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(clicks).toHaveBeenCalledTimes(length)
})

test('a press on a button that is disabled or taken away meanwhile is given up at once', async () => {
  vi.useFakeTimers()
  for (const end of [
    (button: HTMLButtonElement) => button.remove(),
    (button: HTMLButtonElement) => (button.disabled = true),
  ]) {
    const button = deafPage()
    void press(button)
    const clicks = vi.spyOn(button, 'click')
    end(button)
    await vi.advanceTimersByTimeAsync(1000)
    expect(clicks).not.toHaveBeenCalled()
    expect(button.hasAttribute('aria-busy')).toBe(false)
  }
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

test('the submit of a form that the outbox sends is left to that form, also one that is pressed after hydration', async () => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<form method="dialog" name="subscription"><input name="email"><button type="submit">Go</button></form>'
  const form = document.querySelector('form') as HTMLFormElement
  const [field, button] = [...form.elements] as [HTMLInputElement, HTMLButtonElement]
  const clicked = vi.fn()
  button.addEventListener('click', clicked)
  const early = recordEarlyInput()
  replayEarlyInput(early)
  field.value = 'a@example.com'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(clicked).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
  const taken = early.take(form)
  expect(taken).toMatchObject({ fields: { email: 'a@example.com' }, submit: button })
  expect(early.pressed).toEqual([])
  // React hears of it from now on.
  field.dispatchEvent(new Event('input', { bubbles: true }))
  taken?.forget()
  expect(early.texts()).toEqual({})
  expect(early.take(form)).toBeUndefined()
})
