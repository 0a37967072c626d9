// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { consultation } from '#content/pages/consultation.ts'
import { renderInApp } from '../testing/testApp.tsx'
import { ConsultationBlock } from './ConsultationBlock.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test("CO-01 CO-06 the block shows 'Schedule a Consultation', its buttons and the footer text", async () => {
  await renderInApp(<ConsultationBlock content={consultation} />)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Schedule a Consultation')
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Email Us',
    'WhatsApp / Call',
    'Contact Form',
  ])
  expect(screen.getByText('Our team typically responds within 48 hours')).toBeTruthy()
})

test('CO-02 mailto and messaging links set the location of this tab', async () => {
  await renderInApp(<ConsultationBlock content={consultation} />)
  for (const [name, href] of [
    ['Email Us', /^mailto:/],
    ['WhatsApp / Call', /^https:\/\/wa\.me\/\d+$/],
  ] as const) {
    const link = screen.getByRole('link', { name })
    expect(link.getAttribute('href')).toMatch(href)
    expect(link.getAttribute('target')).toBeNull()
  }
})

test("CO-03 '/contact' scrolls smoothly to the contact section of the page, 80 px below the top", async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const { router } = await renderInApp(
    <>
      <ConsultationBlock content={consultation} />
      <section id="contact" />
    </>,
    '/resources',
  )
  const section = document.getElementById('contact')
  if (!section) throw new Error('no section')
  vi.spyOn(section, 'getBoundingClientRect').mockReturnValue({ ...new DOMRect(), top: 900 })
  fireEvent.click(screen.getByRole('link', { name: 'Contact Form' }))
  expect(scrollTo).toHaveBeenCalledWith({ top: 820, behavior: 'smooth' })
  expect(document.activeElement).toBe(section)
  expect(router.state.location.pathname).toBe('/resources')
})

test('a click that asks for a new tab is left to the browser', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  await renderInApp(
    <>
      <ConsultationBlock content={consultation} />
      <section id="contact" />
    </>,
    '/resources',
  )
  // The router itself scrolls when it shows its first page.
  scrollTo.mockClear()
  const link = screen.getByRole('link', { name: 'Contact Form' })
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
    // False would mean that something prevented it.
    expect(fireEvent.click(link, how), JSON.stringify(how)).toBe(true)
  }
  expect(scrollTo).not.toHaveBeenCalled()
})

test('CO-03 CO-07 without a contact section the link navigates in the app', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const { router } = await renderInApp(<ConsultationBlock content={consultation} />, '/somewhere')
  fireEvent.click(screen.getByRole('link', { name: 'Contact Form' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/contact'))
})

test('CO-07 any other path is a link into the app', async () => {
  await renderInApp(<ConsultationBlock content={{ ...consultation, buttons: [{ text: 'About', link: '/about' }] }} />)
  expect(screen.getByRole('link', { name: 'About' }).getAttribute('href')).toBe('/about')
})
