// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isLeaving, untilStaying, watchLeaving } from './leaving.ts'

const half = 15_000

watchLeaving()
// After all others: the document of the test stays.
addEventListener('click', (event) => event.preventDefault())

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  comeBack()
  vi.useRealTimers()
})

const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

/** Clicks a link with these attributes. */
function follow(attributes: string, how: MouseEventInit = {}): void {
  document.body.innerHTML = `<a ${attributes}>Link</a>`
  document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
}

test.each(['href="/contact"', 'href="https://other.example/"', 'href="?page=2"'])(
  'a link that is followed to another document is the way to it, also where the browser does not tell that the page ends: %s',
  (attributes) => {
    follow(attributes)
    expect(isLeaving()).toBe(true)
  },
)

test.each([
  ['href="#contact"', 'to a place of the page'],
  ['href="tel:+442079460000"', 'to a telephone'],
  ['href="mailto:office@example.com"', 'to an email'],
  ['href="/contact" target="_blank"', 'to another tab'],
  ['href="/deadlines.ics" download', 'to a file'],
  ['', 'without an address'],
])('a link %s, %s, is no way to another page', (attributes) => {
  follow(attributes)
  expect(isLeaving()).toBe(false)
})

test('neither is a click that asks for another tab, or one that the page handles itself', () => {
  follow('href="/contact"', { ctrlKey: true })
  expect(isLeaving()).toBe(false)
  const handle = (event: Event) => event.preventDefault()
  document.addEventListener('click', handle)
  follow('href="/contact"')
  document.removeEventListener('click', handle)
  expect(isLeaving()).toBe(false)
})

test('who stays, since no page came of it, counts as staying after half a minute', async () => {
  follow('href="/deadlines.ics"')
  const stays = vi.fn()
  const staying = untilStaying().then(stays)
  await vi.advanceTimersByTimeAsync(half)
  expect(stays).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(half)
  await staying
  expect(isLeaving()).toBe(false)
})

test('who comes back counts as staying at once, and so does who never left', async () => {
  await untilStaying()
  follow('href="/contact"')
  const staying = untilStaying()
  comeBack()
  await staying
  expect(isLeaving()).toBe(false)
})
