// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { keepEarlyText, takeEarlyText } from './earlyText.ts'

const kept = () => JSON.parse(sessionStorage.getItem('early-text') ?? '{}')
const form = () => document.querySelector('form') as HTMLFormElement
/** The page as it was prerendered. */
const open = () => {
  document.body.innerHTML =
    '<form method="dialog" name="enquiry"><input name="email"><textarea name="message"></textarea></form><form><input name="q"></form>'
}
const type = (css: string, value: string) => {
  const field = document.querySelector(css) as HTMLInputElement
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

test('what is typed before a form keeps its text itself is shown by that form on the next page, beside what stands there', () => {
  open()
  keepEarlyText()
  type('[name=message]', 'A plot')
  type('[name=email]', 'a@example.com')
  type('[name=q]', 'searched')
  expect(kept()).toEqual({ enquiry: { email: 'a@example.com', message: 'A plot' } })
  open()
  const email = form().elements.namedItem('email') as HTMLInputElement
  email.value = 'typed here'
  dispatchEvent(new Event('DOMContentLoaded'))
  expect(form().querySelector('textarea')?.value).toBe('A plot')
  expect(email.value).toBe('typed here')
  takeEarlyText(form())
  type('[name=email]', 'more')
  expect(sessionStorage.length).toBe(0)
})

test('what is cleared is forgotten', () => {
  open()
  type('[name=email]', 'a@example.com')
  form().reset()
  expect(kept()).toEqual({})
})
