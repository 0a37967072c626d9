// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allServices } from '#content/testing/allServices.ts'
import { scrollToSection } from '#ui/browser/scrollToSection.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { Faq } from './Faq.tsx'
import { sidePanelWidth } from './faqParts.ts'

const defaultText = 'Click on any question to see the answer'
const [service] = Object.values(allServices)
if (!service) throw new Error('The tests need a service.')
const { questions } = service.faqSection
/** An answer without the signs of its links and notes. */
const read = (answer = '') => answer.replace(/\[\^(\d+)\+?\]/g, '$1').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')

let wide = true
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: wide && query === sidePanelWidth }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const question = (position: number) => screen.getByRole('button', { name: questions[position]?.question ?? '' })
const openAnswers = () => [...document.querySelectorAll('[data-open]')].map((answer) => answer.textContent)

test('SD-13 the side panel says what to do until a question is chosen, then shows the answer', async () => {
  wide = true
  await renderInApp(<Faq faq={service.faqSection} />)
  expect(screen.getByText(defaultText)).toBeTruthy()
  expect(openAnswers()).toEqual([])
  fireEvent.click(question(1))
  expect(screen.queryByText(defaultText)).toBeNull()
  expect(openAnswers()).toEqual([read(questions[1]?.answer)])
  fireEvent.click(question(1))
  expect(openAnswers()).toEqual([read(questions[1]?.answer)])
})

test('SD-14 up to 900 px one question is open at a time, and a second click closes it', async () => {
  wide = false
  await renderInApp(<Faq faq={service.faqSection} />)
  fireEvent.click(question(0))
  fireEvent.click(question(2))
  expect(openAnswers()).toEqual([read(questions[2]?.answer)])
  expect(question(0).getAttribute('aria-expanded')).toBe('false')
  expect(question(2).getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(question(2))
  expect(openAnswers()).toEqual([])
})

test('SD-13 SD-14 the panel begins above 900 px', () => {
  expect(sidePanelWidth).toBe(`(min-width: ${901 / 16}rem)`)
})

test('KB-03 every question is a button that names the answer after it; closed answers are out of reach', async () => {
  await renderInApp(<Faq faq={service.faqSection} />)
  for (const [position, { answer }] of questions.entries()) {
    expect(question(position).previousElementSibling?.tagName).toBe('H3')
    const after = question(position).parentElement?.nextElementSibling
    expect(after?.id).toBe(question(position).getAttribute('aria-controls'))
    expect(after?.textContent).toBe(read(answer))
    expect(after?.hasAttribute('data-closed')).toBe(true)
    // Firefox's reader view reads the page as it stands and drops what is hidden by the attribute.
    expect(after?.hasAttribute('hidden')).toBe(false)
  }
})

const noted = {
  ...service.faqSection,
  questions: [
    { question: 'Must I stamp it?', answer: 'Yes.[^1+]' },
    { question: 'And register it?', answer: 'Yes.[^2]' },
  ],
}

test('SD-31 a note that leads back into a closed answer opens it and goes to its mark', async () => {
  wide = false
  await renderInApp(<Faq faq={noted} />, '/#cite-2')
  await waitFor(() => expect(document.activeElement?.id).toBe('cite-2'))
  expect(openAnswers()).toEqual(['Yes.2'])
})

test('SD-31 a note opens its closed answer each time it leads back', async () => {
  wide = false
  await renderInApp(<Faq faq={noted} />)
  for (let time = 0; time < 2; time += 1) {
    act(() => void scrollToSection('cite-2'))
    expect(openAnswers()).toEqual(['Yes.2'])
    expect(document.activeElement?.id).toBe('cite-2')
    fireEvent.click(screen.getByRole('button', { name: 'And register it?' }))
    expect(openAnswers()).toEqual([])
  }
})

test('SD-31 a note that leads back into the long text opens no answer', async () => {
  wide = false
  await renderInApp(<Faq faq={noted} />, '/#cite-1')
  expect(openAnswers()).toEqual([])
})
