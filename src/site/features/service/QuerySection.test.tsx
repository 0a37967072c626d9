// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { serviceDetail } from '#content/pages/serviceDetail.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { QueryForm } from './QueryForm.tsx'
import { QuerySection } from './QuerySection.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const form = () => {
  const found = document.querySelector('form')
  if (!found) throw new Error('no form')
  return found
}

test('SD-08 SD-16 five required fields: e-mail and phone by type, a message of three rows', async () => {
  await renderInApp(<QuerySection kind="inert" form={<QueryForm />} />)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Have a Query?')
  const fields = [...form().querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  expect(fields.map(({ name, type, required }) => [name, type, required])).toEqual([
    ['firstName', 'text', true],
    ['lastName', 'text', true],
    ['email', 'email', true],
    ['contactNumber', 'tel', true],
    ['message', 'textarea', true],
  ])
  expect(form().querySelector('textarea')?.getAttribute('rows')).toBe('3')
})

test('SD-17 submitting sends nothing, shows nothing and keeps what was typed', async () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  await renderInApp(<QuerySection kind="inert" form={<QueryForm />} />)
  const message = screen.getByLabelText<HTMLTextAreaElement>('Message')
  fireEvent.change(message, { target: { value: 'A plot' } })
  const before = document.body.textContent
  const notPrevented = fireEvent.submit(form())
  expect(notPrevented).toBe(false)
  expect(fetch).not.toHaveBeenCalled()
  expect(message.value).toBe('A plot')
  expect(document.body.textContent).toBe(before)
})

test('SD-30 one line under the title says that the form sends nothing, and leads to the form that does', async () => {
  await renderInApp(<QuerySection kind="inert" form={<QueryForm />} />)
  const line = screen.getByText(/sends nothing/)
  const { text, link } = serviceDetail.query.inert
  expect(line.textContent).toBe(`${text} ${link}.`)
  expect(line.querySelector('a')?.getAttribute('href')).toMatch(/#contact$/)
})

test('SD-17 before any script, too, the form goes nowhere: its method is that of a dialog', async () => {
  await renderInApp(<QuerySection kind="inert" form={<QueryForm />} />)
  expect(form().getAttribute('method')).toBe('dialog')
})

test("SD-20 with 'enquiry' in the site file the real enquiry form takes its place", async () => {
  await renderInApp(<QuerySection kind="enquiry" form={<p>the real form</p>} />)
  expect(screen.getByText('the real form')).toBeTruthy()
  expect(screen.queryByText(/sends nothing/)).toBeNull()
  expect(document.querySelector('form')).toBeNull()
})
