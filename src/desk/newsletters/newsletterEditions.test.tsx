// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { translations } from '#content/languages.ts'
import { newsletterTexts as texts } from '#content/texts/staff/newsletters.ts'
import { everybody, type NewsletterChange, type NewsletterItem } from '#contract/staff/newsletters.ts'
import { answer, type FakeServer } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf } from '../testing/testEnquiries.ts'
import { testNewsletter } from '../testing/testNewsletters.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

/** A site may have no other language; then there is nothing to try of it. */
const second = translations.slice(0, 1)
const articles = Array.from({ length: 6 }, (_, at) => {
  return { slug: `article-${at}`, title: `Article ${at}`, summary: `About ${at}.` }
})

/** An office with one newsletter, of which half the readers read the second language. */
function withNewsletter(stored: { item: NewsletterItem }) {
  return (server: FakeServer) => {
    const take = (change: Partial<NewsletterItem>) => {
      stored.item = { ...stored.item, ...change, version: stored.item.version + 1 }
      return stored.item
    }
    server.on('newsletterArticles', () => ({ items: articles }))
    server.on('newsletters', () => ({ items: [stored.item], next: null }))
    server.on('newsletter', () => stored.item)
    server.on('previewNewsletter', () => ({ editions: [] }))
    server.on('newsletterReach', ({ body }) => {
      const { language } = body as { language: string }
      const inSecond = Object.fromEntries(second.map(({ code }) => [code, 5]))
      return { readers: language ? 5 : 10, languages: { en: language ? 0 : 5, ...inSecond }, zone: 'Asia/Kolkata' }
    })
    server.on('saveNewsletter', ({ body }) => {
      const { id: _, version: __, ...words } = body as NewsletterChange
      return take(words)
    })
    server.on('scheduleNewsletter', ({ body }) => {
      const { day, time } = body as { day: string; time: string }
      return take({ state: 'scheduled', sendAt: new Date(`${day}T${time}:00+05:30`).toISOString() })
    })
    server.on('unscheduleNewsletter', () => take({ state: 'draft', sendAt: null }))
    server.on('sendNewsletter', () => take({ state: 'sending' }))
  }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const ready = (name: string) =>
  waitFor(() => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name })
    expect(button.matches(':disabled, [aria-disabled=true]')).toBe(false)
  })

test('from an article to sent are four presses: new, the article, send, and yes', async () => {
  const { server } = await showDesk('/newsletters', withNewsletter({ item: testNewsletter() }))
  fireEvent.click(await screen.findByRole('link', { name: texts.add }))
  fireEvent.click(await screen.findByRole('button', { name: 'Article 2' }))
  await screen.findByRole('button', { name: texts.send })
  await ready(texts.send)
  press(texts.send)
  press(texts.sendNow)
  await screen.findByText(texts.started)
  expect(server.calls('saveNewsletter').map(({ body }) => body)).toEqual([
    { article: 'article-2', title: 'Article 2', summary: 'About 2.', translations: {}, audience: everybody },
  ])
})

test.each(second)(
  'a text of one’s own has no article, a text in each language ($name) and a part of the list, and outlives the page',
  async ({ code, name }) => {
    const before = await showDesk('/newsletters/new', withNewsletter({ item: testNewsletter() }))
    await screen.findByRole('button', { name: 'Article 0' })
    press(texts.kinds.own)
    expect(screen.queryByLabelText(texts.article)).toBe(null)
    type(texts.subject, 'Office closed')
    type(texts.text, 'We are away.')
    cleanup()
    expect(before.server.calls('saveNewsletter')).toEqual([])
    const { server } = await showDesk('/newsletters/new', withNewsletter({ item: testNewsletter() }))
    await screen.findByDisplayValue('Office closed')
    type(texts.inLanguage(texts.subject, name), 'कार्यालय बंद')
    type(texts.inLanguage(texts.text, name), 'हम बाहर हैं।')
    type(texts.audienceLanguage, code)
    await screen.findByText(texts.goesTo('5 subscribers'))
    press(texts.save)
    await screen.findByText(texts.saved)
    expect(server.calls('saveNewsletter').map(({ body }) => body)).toEqual([
      {
        article: '',
        title: 'Office closed',
        summary: 'We are away.',
        translations: { [code]: { title: 'कार्यालय बंद', summary: 'हम बाहर हैं।' } },
        audience: { ...everybody, language: code },
      },
    ])
  },
)

test.each(second)(
  'before sending it says how many get it, in which languages (English, $name), and who gets English for want of a text',
  async ({ name }) => {
    await showDesk(`/newsletters/${idOf(1)}`, withNewsletter({ item: testNewsletter() }))
    const panel = await screen.findByRole('region', { name: texts.sending })
    const count = `10 subscribers: ${texts.readIn(5, 'English')}, ${texts.readIn(5, name)}`
    await within(panel).findByText(`${texts.goesTo(count)} ${texts.getEnglish(5, name)}`)
  },
)

test('it is scheduled by the clock of the office, which is shown for readers; moved; and taken back', async () => {
  const { server } = await showDesk(`/newsletters/${idOf(1)}`, withNewsletter({ item: testNewsletter() }))
  await screen.findByRole('button', { name: texts.schedule })
  await ready(texts.schedule)
  press(texts.schedule)
  type(texts.day, '2099-12-01')
  type(texts.time, '09:30')
  const readers = 'San Francisco Mon 20:00 · New York Mon 23:00 · London Tue 04:00'
  screen.getByText((text) => text.includes(readers))
  press(texts.scheduleNow)
  await screen.findByText(texts.scheduled)
  await screen.findByText(texts.beginsAt('Tuesday, 1 December 2099, 09:30', texts.zone('Kolkata', 'GMT+5:30')))
  expect(screen.queryByRole('button', { name: texts.send })).toBe(null)
  await ready(texts.changeTime)
  press(texts.changeTime)
  expect(screen.getByLabelText<HTMLInputElement>(texts.time).value).toBe('09:30')
  type(texts.time, '18:00')
  server.on('scheduleNewsletter', () => answer(422, { message: 'This time is past.' }))
  press(texts.scheduleNow)
  await screen.findByText('This time is past.')
  expect(screen.getByLabelText<HTMLInputElement>(texts.time).value).toBe('18:00')
  await ready(texts.unschedule)
  press(texts.unschedule)
  await screen.findByText(texts.unscheduled)
  await screen.findByRole('button', { name: texts.send })
  expect(server.calls('scheduleNewsletter').map(({ body }) => body)).toEqual([
    { version: 1, day: '2099-12-01', time: '09:30' },
    { version: 2, day: '2099-12-01', time: '18:00' },
  ])
})

test('a draft of whose time nothing came says so', async () => {
  const sendAt = '2026-01-02T04:30:00.000Z'
  await showDesk(`/newsletters/${idOf(1)}`, withNewsletter({ item: testNewsletter({ sendAt }) }))
  expect((await screen.findByRole('alert')).textContent).toContain('It was to be sent')
})
