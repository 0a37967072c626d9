// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newsletterTexts as texts } from '#content/texts/staff/newsletters.ts'
import type { NewsletterItem } from '#contract/staff/newsletters.ts'
import { answer, owner } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf } from '../testing/testEnquiries.ts'
import { testNewsletter } from '../testing/testNewsletters.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

/** One newsletter is open. */
async function open(item: NewsletterItem) {
  const { server } = await showDesk(`/newsletters/${item.id}`, (prepared) => {
    prepared.on('newsletterArticles', () => ({ items: [] }))
    prepared.on('newsletter', () => item)
    prepared.on('newsletters', () => ({ items: [], next: null }))
    prepared.on('newsletterReach', () => ({ readers: 7, languages: { en: 7 }, zone: 'Asia/Kolkata' }))
    prepared.on('previewNewsletter', () => ({ editions: [] }))
  })
  return server
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const focused = () => document.activeElement
/** Presses the button as the keyboard does: with the focus on it. */
function press(one: HTMLElement) {
  one.focus()
  fireEvent.click(one)
}
const isReady = (name: string) =>
  waitFor(() => expect(button(name).matches(':disabled, [aria-disabled=true]')).toBe(false))

test('a test of a newsletter keeps the focus on its button, which does nothing until it is sent', async () => {
  const server = await open(testNewsletter())
  let arrive: (() => void) | undefined
  server.on('testNewsletter', () => new Promise((resolve) => (arrive = () => resolve(answer(204)))))
  const test = await screen.findByRole('button', { name: texts.test })
  press(test)
  await waitFor(() => expect(test.getAttribute('aria-disabled')).toBe('true'))
  press(test)
  press(button(texts.remove))
  expect(screen.queryByRole('group', { name: texts.removeQuestion })).toBe(null)
  test.focus()
  arrive?.()
  await screen.findByText(texts.tested(owner.address))
  expect([server.calls('testNewsletter').length, focused()]).toEqual([1, test])
})

test('a question that is answered gives the focus back to the button that asked it', async () => {
  const server = await open(testNewsletter())
  await screen.findByRole('button', { name: texts.send })
  await isReady(texts.send)
  for (const name of [texts.send, texts.remove]) {
    press(button(name))
    press(button(texts.keep))
    expect(focused()).toBe(button(name))
  }
  server.on('sendNewsletter', () => answer(500))
  press(button(texts.send))
  press(button(texts.sendNow))
  expect(focused()).toBe(button(texts.send))
  await screen.findByRole('alert')
  expect(focused()).toBe(button(texts.send))
})

test('a newsletter that is sent takes the panel with it, and the focus goes to the page', async () => {
  const server = await open(testNewsletter())
  await screen.findByRole('button', { name: texts.send })
  await isReady(texts.send)
  server.on('sendNewsletter', () => testNewsletter({ state: 'sending', version: 2 }))
  press(button(texts.send))
  press(button(texts.sendNow))
  await screen.findByRole('button', { name: texts.stop })
  expect(focused()?.id).toBe('main')
})

test('stopping keeps the focus in its place, and not on the button that sends the rest', async () => {
  const counts = { ...testNewsletter().counts, recipients: 7, waiting: 7 }
  const server = await open(testNewsletter({ state: 'sending', counts }))
  server.on('stopNewsletter', () => testNewsletter({ state: 'stopped', counts }))
  press(await screen.findByRole('button', { name: texts.stop }))
  const resume = await screen.findByRole('button', { name: texts.resume })
  expect(focused()).toBe(resume.parentElement)
})

test('where older newsletters do not come, the focus stays on the button, which can be pressed again', async () => {
  const items = Array.from({ length: 60 }, (_, at) => testNewsletter({ id: idOf(at), title: `Title ${at}` }))
  const { server } = await showDesk('/newsletters', (prepared) =>
    prepared.on('newsletters', () => ({ items: items.slice(0, 50), next: '50' })),
  )
  const more = await screen.findByRole<HTMLButtonElement>('button', { name: texts.more })
  server.on('newsletters', () => answer(500))
  press(more)
  fireEvent.click(more)
  expect([more.disabled, more.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  await screen.findByRole('alert')
  await waitFor(() => expect(more.getAttribute('aria-disabled')).toBe('false'))
  expect(focused()).toBe(more)
  server.on('newsletters', ({ body }) => {
    const { cursor } = body as { cursor?: string }
    return cursor ? { items: items.slice(50), next: null } : { items: items.slice(0, 50), next: '50' }
  })
  press(more)
  await screen.findByText('Title 59')
  await waitFor(() => expect(focused()?.textContent).toBe('Title 50'))
})

test('a day and a time that the server did not take stay in their fields, and then the focus goes to the page', async () => {
  const server = await open(testNewsletter())
  await screen.findByRole('button', { name: texts.schedule })
  await isReady(texts.schedule)
  server.on('scheduleNewsletter', () => answer(503))
  press(button(texts.schedule))
  const fields = () => [texts.day, texts.time].map((label) => screen.getByLabelText<HTMLInputElement>(label))
  const chosen = ['2999-03-04', '07:45']
  for (const [at, field] of fields().entries()) fireEvent.change(field, { target: { value: chosen[at] } })
  press(button(texts.scheduleNow))
  await screen.findByRole('alert')
  expect(fields().map(({ value }) => value)).toEqual(chosen)
  server.on('scheduleNewsletter', () => testNewsletter({ state: 'scheduled', version: 2 }))
  press(button(texts.scheduleNow))
  await screen.findByRole('button', { name: texts.unschedule })
  expect(server.calls('scheduleNewsletter').map(({ body }) => body)).toMatchObject([
    { day: chosen[0], time: chosen[1] },
    { day: chosen[0], time: chosen[1] },
  ])
  expect(focused()?.id).toBe('main')
})
