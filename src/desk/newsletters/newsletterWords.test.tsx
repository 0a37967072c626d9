// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newsletterTexts as texts } from '#content/texts/staff/newsletters.ts'
import type { NewsletterChange, NewsletterItem } from '#contract/staff/newsletters.ts'
import { dropDrafts } from '../data/drafts.ts'
import { announceChange } from '../data/live.ts'
import { answer } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { testNewsletter } from '../testing/testNewsletters.ts'

afterEach(() => {
  cleanup()
  dropDrafts()
  vi.unstubAllGlobals()
})

/** An office whose newsletter is saved when `arrive` says so. */
async function open(path: string, item: NewsletterItem) {
  let stored = item
  const late: { arrive?: () => void } = {}
  const shown = await showDesk(path, (server) => {
    server.on('newsletterArticles', () => ({ items: [{ slug: 'banking', title: 'Banking', summary: 'Which.' }] }))
    server.on('newsletter', () => stored)
    server.on('newsletters', () => ({ items: [], next: null }))
    server.on('newsletterReach', () => ({ readers: 7, languages: { en: 7 }, zone: 'Asia/Kolkata' }))
    server.on('previewNewsletter', () => ({ editions: [] }))
    server.on('saveNewsletter', ({ body }) => {
      const { version = 0, ...words } = body as NewsletterChange
      stored = { ...stored, ...words, id: item.id, version: version + 1 }
      return new Promise((resolve) => {
        late.arrive = () => resolve(stored)
      })
    })
    server.on(
      'removeNewsletter',
      () =>
        new Promise((resolve) => {
          late.arrive = () => resolve(answer(204))
        }),
    )
  })
  return { ...shown, late }
}
const summary = () => screen.getByLabelText<HTMLTextAreaElement>(texts.summary)
const type = (value: string) => fireEvent.change(summary(), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test.each(['/newsletters/new', `/newsletters/${testNewsletter().id}`])(
  'words typed at %s while it is being saved stay, and are saved over that version',
  async (path) => {
    const { server, router, late } = await open(path, testNewsletter())
    fireEvent.change(await screen.findByLabelText(texts.article), { target: { value: 'banking' } })
    await screen.findByRole('option', { name: 'Banking' })
    fireEvent.change(screen.getByLabelText(texts.article), { target: { value: 'banking' } })
    type('First.')
    await press(texts.save)
    await waitFor(() => expect(late.arrive).toBeDefined())
    type('First. Second.')
    late.arrive?.()
    await waitFor(() => expect(router.state.location.pathname).toBe(`/newsletters/${testNewsletter().id}`))
    await screen.findByRole('button', { name: texts.remove })
    await waitFor(() => expect(summary().value).toBe('First. Second.'))
    const bodies = server.calls('saveNewsletter').map(({ body }) => body as NewsletterChange)
    cleanup()
    // Also for the next page.
    const next = await open(`/newsletters/${testNewsletter().id}`, testNewsletter({ summary: 'First.', version: 9 }))
    await screen.findByLabelText(texts.summary)
    expect(summary().value).toBe('First. Second.')
    await press(texts.save)
    await waitFor(() => expect(next.server.calls('saveNewsletter')).toHaveLength(1))
    const version = (bodies[0]?.version ?? 0) + 1
    expect(next.server.calls('saveNewsletter')[0]?.body).toMatchObject({ summary: 'First. Second.', version })
  },
)

test.each([
  ['/newsletters/new', texts.save],
  [`/newsletters/${testNewsletter().id}`, texts.remove],
])('what becomes late of %s does not lead away from what was opened since', async (path, button) => {
  const { router, late } = await open(path, testNewsletter())
  await screen.findByRole('option', { name: 'Banking' })
  if (button === texts.save) fireEvent.change(screen.getByLabelText(texts.article), { target: { value: 'banking' } })
  else await press(button)
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: button })).toHaveLength(button === texts.save ? 1 : 2),
  )
  fireEvent.click(screen.getAllByRole('button', { name: button }).at(-1) ?? expect.fail())
  await waitFor(() => expect(late.arrive).toBeDefined())
  await router.navigate({ to: '/templates' })
  late.arrive?.()
  await screen.findByText(button === texts.save ? texts.saved : texts.removed)
  expect(router.state.location.pathname).toBe('/templates')
})

test("where nothing is typed, a colleague's change is told of and shown on demand, before it is sent unread", async () => {
  const { server } = await open(`/newsletters/${testNewsletter().id}`, testNewsletter({ summary: 'Mine.' }))
  await screen.findByLabelText(texts.summary)
  const theirs = testNewsletter({ summary: 'Theirs.', version: 2 })
  server.on('newsletter', () => theirs)
  server.on('sendNewsletter', () => ({ ...theirs, state: 'sending' }))
  announceChange({ kind: 'newsletter', id: theirs.id, what: 'changed' })
  await screen.findByText(texts.conflict)
  expect(summary().value).toBe('Mine.')
  await press(texts.useTheirs)
  expect(summary().value).toBe('Theirs.')
  expect(screen.queryByText(texts.conflict)).toBeNull()
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: texts.send }).disabled).toBe(false))
  await press(texts.send)
  await press(texts.sendNow)
  await waitFor(() => expect(server.calls('sendNewsletter').map(({ body }) => body)).toEqual([{ version: 2 }]))
})
