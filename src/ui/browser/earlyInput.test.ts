// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordEarlyInput } from './earlyInput.ts'
import { pressWithSlash } from './slash.ts'

// One for all tests, as a page has one: it listens as long as the page lives.
const early = recordEarlyInput()
pressWithSlash(early.press)

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  document.body.replaceChildren()
  await vi.advanceTimersByTimeAsync(30_000)
  vi.useRealTimers()
})

/** A page whose clicks and submits React stops as often as this. */
function page(html: string, stops = 0) {
  document.body.innerHTML = `<div id="root">${html}</div><p id="lost-press" role="alert" hidden>Press again</p>`
  const stop = (event: Event) => stops-- > 0 && event.stopPropagation()
  const root = document.getElementById('root') as HTMLElement
  root.addEventListener('click', stop, { capture: true })
  const [button, other] = [...document.querySelectorAll('button')] as HTMLButtonElement[]
  return { button: button as HTMLButtonElement, other: other as HTMLButtonElement }
}
const isBusy = (button: HTMLElement) => button.getAttribute('aria-busy') === 'true'
const message = () => document.getElementById('lost-press') as HTMLElement

test('what is pressed before a page answers looks busy, and is given up with a message after ten seconds', async () => {
  const { button, other } = page('<button type="button"><i>Menu</i></button><button type="button">More</button>')
  const pressed = vi.fn()
  button.addEventListener('click', pressed)
  document.querySelector('i')?.click()
  await vi.advanceTimersByTimeAsync(9000)
  other.click()
  expect([isBusy(button), isBusy(other), message().hidden]).toEqual([true, true, true])
  await vi.advanceTimersByTimeAsync(1000)
  expect([isBusy(button), isBusy(other), message().hidden]).toEqual([false, true, false])
  await vi.advanceTimersByTimeAsync(20_000)
  expect([isBusy(other), message().hidden, early.pressed]).toEqual([false, true, []])
  // By the visitor, when nothing heard it.
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('a form that a script sends goes nowhere meanwhile; its submit counts once, and not after its text was cleared', () => {
  const { button } = page('<form method="dialog" name="enquiry"><input><button type="submit">Send</button></form>')
  const form = button.form as HTMLFormElement
  const submit = () => new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button })
  expect([form.dispatchEvent(submit()), form.dispatchEvent(submit())]).toEqual([false, false])
  expect(early.pressed.map((one) => one.button)).toEqual([button])
  form.reset()
  expect([early.pressed, isBusy(button)]).toEqual([[], false])
})

test('when the page answers everything is pressed in its order, a toggle as often as it was pressed, and the key of search', async () => {
  const { button, other } = page(
    '<button type="button">Menu</button><form method="dialog"><button type="submit">Send</button></form><a href="#s" aria-keyshortcuts="/">Search</a>',
  )
  const link = document.querySelector('a') as HTMLElement
  const heard: string[] = []
  for (const each of [button, other, link]) each.addEventListener('click', () => heard.push(each.textContent ?? ''))
  button.click()
  other.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: other }))
  button.click()
  const slash = () => new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true })
  expect(document.body.dispatchEvent(slash())).toBe(false)
  expect([button, other, link].map(isBusy)).toEqual([true, true, true])
  heard.length = 0
  early.isHeard = true
  await vi.advanceTimersByTimeAsync(1000)
  expect(heard).toEqual([])
  early.repeat()
  document.documentElement.dataset.hydrated = ''
  await vi.advanceTimersByTimeAsync(1000)
  expect(heard).toEqual(['Menu', 'Send', 'Menu', 'Search'])
  expect([early.pressed, ...[button, other, link].map(isBusy)]).toEqual([[], false, false, false])
  expect(document.body.dispatchEvent(slash())).toBe(true)
  expect(early.pressed).toEqual([])
})

test('a dialog that was asked for does not open over a visitor who went on to write', async () => {
  const { button, other } = page(
    '<button type="button" aria-haspopup="dialog">Search</button><button type="button">Menu</button><input>',
    2,
  )
  const opened = vi.fn()
  for (const each of [button, other]) each.addEventListener('click', () => opened(each.textContent))
  button.click()
  other.click()
  document.querySelector('input')?.focus()
  await vi.advanceTimersByTimeAsync(1000)
  expect(opened.mock.calls).toEqual([['Menu']])
  expect([isBusy(button), isBusy(other), early.pressed]).toEqual([false, false, []])
})

test('a press that React stops because its part is not hydrated yet is repeated until it arrives, once', async () => {
  const { button } = page('<button type="button"><i>Menu</i></button>', 3)
  const pressed = vi.fn()
  button.addEventListener('click', pressed)
  document.querySelector('i')?.click()
  expect(pressed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(pressed).toHaveBeenCalledTimes(1)
  button.click()
  await vi.advanceTimersByTimeAsync(1000)
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('React stops the click that leads to a submit: such a press is repeated, and one that arrives is not', async () => {
  const { button } = page('<form method="dialog"><button type="submit">Send</button></form>', 2)
  const submitted = vi.fn()
  let isHydrated = false
  button.addEventListener('click', () => (isHydrated = true))
  button.form?.addEventListener('submit', (event) => {
    if (!isHydrated) return
    event.preventDefault()
    submitted()
  })
  button.click()
  await vi.advanceTimersByTimeAsync(0)
  expect([isBusy(button), submitted.mock.calls.length]).toEqual([true, 0])
  await vi.advanceTimersByTimeAsync(1000)
  expect([isBusy(button), submitted.mock.calls.length]).toEqual([false, 1])
  button.click()
  await vi.advanceTimersByTimeAsync(1000)
  expect(submitted).toHaveBeenCalledTimes(2)
})

test('a press that never arrives is repeated ever more seldom, and given up after ten seconds', async () => {
  const { button } = page('<button type="button">Menu</button>', Number.POSITIVE_INFINITY)
  const clicks = vi.spyOn(button, 'click')
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(9000)
  expect(isBusy(button)).toBe(true)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(isBusy(button)).toBe(false)
  expect(clicks.mock.calls.length).toBeLessThan(20)
})

test.each([
  ['taken away', (button: HTMLButtonElement) => button.remove()],
  ['disabled', (button: HTMLButtonElement) => (button.disabled = true)],
])('a press on a button that is %s meanwhile is given up at once', async (_, end) => {
  const { button } = page('<button type="button">Menu</button>', Number.POSITIVE_INFINITY)
  button.click()
  await vi.advanceTimersByTimeAsync(20)
  const clicks = vi.spyOn(button, 'click')
  end(button)
  await vi.advanceTimersByTimeAsync(200)
  expect(clicks).not.toHaveBeenCalled()
  expect(isBusy(button)).toBe(false)
})

test('a press on a button that React has yet to draw anew waits for it, and arrives once', async () => {
  const { button } = page('<button type="button">Menu</button>', 1)
  button.click()
  await vi.advanceTimersByTimeAsync(0)
  const [press] = early.pressed
  if (!press) throw new Error('The press was not recorded')
  button.remove()
  press.isComing = true
  await vi.advanceTimersByTimeAsync(2000)
  const { button: anew } = page('<button type="button">Menu</button>')
  const pressed = vi.fn()
  anew.addEventListener('click', pressed)
  Object.assign(press, { button: anew, isComing: false })
  await vi.advanceTimersByTimeAsync(7000)
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(early.pressed).toEqual([])
})
