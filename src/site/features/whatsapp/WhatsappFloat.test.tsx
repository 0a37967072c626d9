// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { digitsFromAbroad } from '#content/pages/contactLinks.ts'
import { site } from '#content/site.ts'
import * as tracking from '#ui/browser/track.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { WhatsappFloat } from './WhatsappFloat.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const chat = () => screen.queryByRole('link', { name: /WhatsApp/ })
const toggle = () => screen.getByRole('button')

test('SH-05 the button starts shown, folds away and comes back', async () => {
  await renderInApp(<WhatsappFloat />)
  expect(chat()).toBeTruthy()
  expect(toggle().getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(toggle())
  expect(chat()).toBeNull()
  expect(toggle().getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(toggle())
  expect(chat()).toBeTruthy()
})

test('SH-13 its address has exactly the digits of the phone number', async () => {
  await renderInApp(<WhatsappFloat />)
  expect(new URL(chat()?.getAttribute('href') ?? '').pathname).toBe(`/${digitsFromAbroad(site.phone)}`)
})

test('SH-18 SH-19 a click is counted and goes on to the chat', async () => {
  const track = vi.spyOn(tracking, 'track').mockImplementation(() => {})
  await renderInApp(<WhatsappFloat />)
  const link = chat()
  if (!link) throw new Error('no link')
  let goesOn = false
  const last = (event: Event) => {
    goesOn = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', last, { once: true })
  fireEvent.click(link)
  expect(goesOn).toBe(true)
  expect(track).toHaveBeenCalledWith('whatsapp_click')
})
