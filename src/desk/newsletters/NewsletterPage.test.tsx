// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newsletterTexts as texts } from '#content/texts/staff/newsletters.ts'
import { idempotencyHeader } from '#contract/calls.ts'
import { everybody, type NewsletterChange, type NewsletterItem } from '#contract/staff/newsletters.ts'
import { announceChange } from '../data/live.ts'
import { answer, type FakeServer, owner } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf } from '../testing/testEnquiries.ts'
import { testNewsletter } from '../testing/testNewsletters.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const articles = [
  { slug: 'inheritance', title: 'Inheritance', summary: 'Who inherits.' },
  { slug: 'banking', title: 'Banking', summary: 'Which account.' },
]
const reach = { readers: 1234, languages: { en: 1200, hi: 34 }, zone: 'Asia/Kolkata' }

/** An office with one newsletter, which calls change. */
function withNewsletter(stored: { item: NewsletterItem }) {
  return (server: FakeServer) => {
    const { counts } = stored.item
    server.on('newsletterArticles', () => ({ items: articles }))
    server.on('newsletters', () => ({ items: [stored.item], next: null }))
    server.on('newsletter', () => stored.item)
    server.on('subscribers', () => ({ confirmed: 1234, pending: 2, unsubscribed: 3, bounced: 4, complained: 1 }))
    server.on('newsletterReach', () => reach)
    server.on('searchSubscribers', () => ({ items: [], next: null }))
    server.on('subscriberGrowth', () => ({ items: [] }))
    server.on('previewNewsletter', () => {
      const { title } = stored.item
      const email = {
        subject: title,
        light: `<p>light ${title}</p>`,
        dark: `<p>dark ${title}</p>`,
        text: `plain ${title}`,
      }
      return {
        editions: [
          { ...email, language: 'en', isFallback: false },
          { ...email, language: 'hi', isFallback: true, light: '<p>fallback</p>' },
        ],
      }
    })
    server.on('saveNewsletter', ({ body }) => {
      const { version = 0, ...words } = body as NewsletterChange
      stored.item = { ...stored.item, ...words, id: stored.item.id, version: version + 1 }
      return stored.item
    })
    const become = (change: Partial<NewsletterItem>) => () => {
      stored.item = { ...stored.item, ...change }
      return stored.item
    }
    const running = { state: 'sending', startedAt: '2026-01-02T10:00:00.000Z', version: 2 } as const
    server.on('sendNewsletter', become({ ...running, counts: { ...counts, recipients: 1234, waiting: 1234 } }))
    server.on('stopNewsletter', become({ state: 'stopped' }))
    server.on('resumeNewsletter', become({ state: 'sending' }))
    server.on('testNewsletter', () => answer(204))
  }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
/** Presses the button once it can be pressed: it cannot while the call before is under way. */
const press = async (name: string) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name })
  await waitFor(() => expect(button.disabled || button.getAttribute('aria-disabled') === 'true').toBe(false))
  fireEvent.click(button)
}

test('an article fills in title and summary until somebody has written their own', async () => {
  const { server, router } = await showDesk('/newsletters/new', withNewsletter({ item: testNewsletter() }))
  await screen.findByRole('option', { name: 'Banking' })
  fireEvent.change(field(texts.article), { target: { value: 'banking' } })
  expect([field(texts.subject).value, field(texts.summary).value]).toEqual(['Banking', 'Which account.'])
  fireEvent.change(field(texts.subject), { target: { value: 'My words' } })
  fireEvent.change(field(texts.article), { target: { value: 'inheritance' } })
  expect([field(texts.subject).value, field(texts.summary).value]).toEqual(['My words', 'Who inherits.'])
  await press(texts.save)
  await waitFor(() => expect(router.state.location.pathname).toBe(`/newsletters/${idOf(1)}`))
  expect(server.calls('saveNewsletter').map(({ body }) => body)).toEqual([
    { article: 'inheritance', title: 'My words', summary: 'Who inherits.', translations: {}, audience: everybody },
  ])
})

test('a new newsletter whose answer was lost is saved again under its key', async () => {
  const { server } = await showDesk('/newsletters/new', withNewsletter({ item: testNewsletter() }))
  fireEvent.change(await screen.findByLabelText(texts.article), { target: { value: 'banking' } })
  server.on('saveNewsletter', () => answer(503))
  for (const times of [1, 2]) {
    await press(texts.save)
    await waitFor(() => expect(server.calls('saveNewsletter')).toHaveLength(times))
  }
  const [first, again] = server.calls('saveNewsletter').map(({ headers }) => headers.get(idempotencyHeader))
  expect([first, again]).toEqual([expect.any(String), first])
})

test('the preview is a frame without any permission, in light and in dark, with the plain text beside it', async () => {
  const title = '</iframe><script>alert(1)</script>'
  const { container } = await showDesk(`/newsletters/${idOf(1)}`, withNewsletter({ item: testNewsletter({ title }) }))
  const frame = await screen.findByTitle(texts.previewOf('light'))
  expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual(['', `<p>light ${title}</p>`])
  await press(texts.themes.dark)
  expect(screen.getByTitle(texts.previewOf('dark')).getAttribute('srcdoc')).toBe(`<p>dark ${title}</p>`)
  screen.getByText(`plain ${title}`)
  expect(container.querySelector('script')).toBe(null)
})

test('what is not saved cannot be sent; a test goes to oneself; sending asks first and names how many', async () => {
  const { server } = await showDesk(`/newsletters/${idOf(1)}`, withNewsletter({ item: testNewsletter() }))
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: texts.send })
  fireEvent.change(field(texts.subject), { target: { value: 'Another title' } })
  expect(send.disabled).toBe(true)
  screen.getByText(texts.saveFirst)
  await press(texts.save)
  await screen.findByText(texts.saved)
  await press(texts.test)
  await screen.findByText(texts.tested(owner.address))
  await press(texts.send)
  screen.getByRole('group', { name: texts.sendQuestion(1234) })
  expect(server.calls('sendNewsletter')).toEqual([])
  await press(texts.sendNow)
  await screen.findByText(texts.started)
  expect(server.calls('sendNewsletter').map(({ body }) => body)).toEqual([{ version: 2 }])
  await press(texts.stop)
  await screen.findByText(texts.stopped)
  await press(texts.resume)
  await screen.findByRole('button', { name: texts.stop })
})

test("a colleague's change is not overwritten: it can be shown instead of one's own words", async () => {
  const theirs = testNewsletter({ title: 'Their title', version: 5 })
  const { server } = await showDesk(`/newsletters/${idOf(1)}`, withNewsletter({ item: testNewsletter() }))
  await screen.findByLabelText(texts.subject)
  fireEvent.change(field(texts.subject), { target: { value: 'Mine' } })
  server.on('saveNewsletter', () => answer(409, { message: 'conflict', theirs }))
  await press(texts.save)
  await screen.findByText(texts.conflict)
  expect(field(texts.subject).value).toBe('Mine')
  await press(texts.useTheirs)
  await waitFor(() => expect(field(texts.subject).value).toBe('Their title'))
})

test('what was sent shows its numbers, and no button that would send it again', async () => {
  const sent = { ...testNewsletter().counts, recipients: 10, sent: 8, skipped: 1, failed: 1, bounced: 1 }
  const item = testNewsletter({ state: 'sent', startedAt: '2026-01-02T10:00:00.000Z', counts: sent })
  await showDesk(`/newsletters/${idOf(1)}`, withNewsletter({ item }))
  for (const name of ['recipients', 'skipped', 'failed', 'bounced'] as const)
    await screen.findByText(texts.counts[name])
  expect(screen.queryByText(texts.counts.complained)).toBe(null)
  for (const name of [texts.send, texts.stop, texts.resume, texts.save])
    expect(screen.queryByRole('button', { name })).toBe(null)
})

test('the subscribers are counted by state, and lead to the newsletters', async () => {
  await showDesk('/subscribers', withNewsletter({ item: testNewsletter() }))
  await screen.findByRole('button', { name: 'Confirmed 1,234' })
  fireEvent.click(screen.getByRole('link', { name: texts.title }))
  fireEvent.click(await screen.findByRole('link', { name: 'Inheritance' }))
  await screen.findByTitle(texts.previewOf('light'))
})

test("words that were typed before a colleague's change do not overwrite it when the page is opened again", async () => {
  const stored = { item: testNewsletter() }
  const { server } = await showDesk(`/newsletters/${idOf(1)}`, withNewsletter(stored))
  await screen.findByLabelText(texts.subject)
  fireEvent.change(field(texts.subject), { target: { value: 'Mine' } })
  cleanup()
  stored.item = testNewsletter({ summary: 'Their summary', version: 2 })
  const again = await showDesk(`/newsletters/${idOf(1)}`, withNewsletter(stored))
  const versions = () => again.server.calls('saveNewsletter').map(({ body }) => (body as NewsletterChange).version)
  again.server.on('saveNewsletter', ({ body }) => {
    const { version = 0, ...words } = body as NewsletterChange
    if (version !== stored.item.version) return answer(409, { message: 'conflict', theirs: stored.item })
    stored.item = { ...stored.item, ...words, id: stored.item.id, version: version + 1 }
    return stored.item
  })
  await screen.findByLabelText(texts.subject)
  expect(field(texts.subject).value).toBe('Mine')
  await press(texts.save)
  await screen.findByText(texts.conflict)
  await press(texts.useTheirs)
  await waitFor(() => expect(field(texts.subject).value).toBe('Inheritance'))
  fireEvent.change(field(texts.subject), { target: { value: 'Mine again' } })
  await press(texts.save)
  await screen.findByText(texts.saved)
  fireEvent.change(field(texts.subject), { target: { value: 'And again' } })
  await press(texts.save)
  await waitFor(() => expect(versions()).toEqual([1, 2, 3]))
  expect(server.calls('saveNewsletter')).toEqual([])
})

const manyNewsletters = () =>
  Array.from({ length: 120 }, (_, at) => testNewsletter({ id: idOf(at), title: `Title ${at}` }))

/** The page of these that the body of a call asks for. */
function pageOf(items: NewsletterItem[], body: unknown) {
  const { cursor = '0', limit } = body as { cursor?: string; limit: number }
  const end = Number(cursor) + limit
  return { items: items.slice(Number(cursor), end), next: end < items.length ? String(end) : null }
}

test('a list that changes all the time, and faster than it is loaded, is shown, and then loaded once more', async () => {
  const items = manyNewsletters()
  const change = { kind: 'newsletter', id: idOf(0), what: 'changed' } as const
  let isBusy = false
  const { server } = await showDesk('/newsletters', (server) => {
    server.on('newsletters', ({ body }) => {
      if (isBusy) announceChange(change)
      // Longer than the page gathers changes before it acts on them.
      return new Promise((resolve) => setTimeout(() => resolve(pageOf(items, body)), 250))
    })
  })
  await screen.findByText('Title 0')
  const before = server.calls('newsletters').length
  isBusy = true
  items[0] = testNewsletter({ id: idOf(0), title: 'Changed' })
  announceChange(change)
  await screen.findByText('Changed')
  isBusy = false
  await waitFor(() => expect(server.calls('newsletters').length).toBeGreaterThan(before + 1))
})

test('older newsletters are shown on demand, with the focus on the first of them, and stay when the list is loaded again', async () => {
  const items = manyNewsletters()
  await showDesk('/newsletters', (server) => server.on('newsletters', ({ body }) => pageOf(items, body)))
  const shown = () => screen.queryAllByText(/^Title \d+$/).length
  await waitFor(() => expect(shown()).toBe(50))
  for (const count of [100, 120]) {
    const before = shown()
    const more = screen.getByRole<HTMLButtonElement>('button', { name: texts.more })
    // The focus moves a moment before the button can be pressed again.
    await waitFor(() => expect(more.getAttribute('aria-disabled')).toBe('false'))
    fireEvent.click(more)
    // Disabled, it would lose the focus.
    expect([more.disabled, more.getAttribute('aria-disabled')]).toEqual([false, 'true'])
    await waitFor(() => expect(shown()).toBe(count))
    await waitFor(() => expect(document.activeElement?.textContent).toBe(`Title ${before}`))
  }
  expect(screen.queryByRole('button', { name: texts.more })).toBe(null)
  items[119] = testNewsletter({ id: idOf(119), title: 'Changed' })
  announceChange({ kind: 'newsletter', id: idOf(119), what: 'changed' })
  await screen.findByText('Changed')
  expect(shown()).toBe(119)
})
