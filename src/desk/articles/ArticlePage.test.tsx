// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { articleTexts as texts } from '#content/texts/staff/articles.ts'
import type { ArticleDraft, ArticleFileAnswer, articleDraftChange } from '#contract/staff/articles.ts'
import { dropDrafts } from '../data/drafts.ts'
import { announceChange } from '../data/live.ts'
import { dismissAll } from '../data/undo.ts'
import { answer, type FakeServer } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'

afterEach(() => {
  cleanup()
  dismissAll()
  dropDrafts()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const text = '---\nid: blog1\ndisplayName: Renting a flat\n---\nAsk for a receipt.\nKeep it.\n'
const draftOf = (of: string, version: number, author = 'asha@office.example'): ArticleDraft => {
  return { text: of, base: 'b'.repeat(64), version, author, savedAt: '2026-01-02T10:00:00.000Z' }
}
const article = (change: Partial<ArticleFileAnswer> = {}): ArticleFileAnswer => ({
  slug: 'renting',
  text,
  base: 'b'.repeat(64),
  draft: null,
  isChecking: false,
  findings: null,
  history: [
    { version: 'c'.repeat(40), author: 'Asha', subject: 'Correct it', at: '2026-01-02T10:00:00.000Z' },
    { version: 'd'.repeat(40), author: 'Dev', subject: 'Write it', at: '2026-01-01T10:00:00.000Z' },
  ],
  publication: null,
  ...change,
})

/** An article that saving changes. */
function withArticle(stored: { article: ArticleFileAnswer }) {
  return (server: FakeServer) => {
    server.on('editedArticle', () => stored.article)
    server.on('saveArticle', ({ body }) => {
      const { text: typed, version } = body as v.InferInput<typeof articleDraftChange>
      const draft = draftOf(typed, version + 1)
      stored.article = { ...stored.article, draft, findings: null }
      return draft
    })
    server.on('publishArticle', () => answer(202, {}))
    server.on('restoreArticle', () => answer(202, {}))
    server.on('checkArticle', () => answer(202, {}))
    server.on('articleRevision', () => ({ text: 'An older text' }))
  }
}

const press = async (name: string) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
  fireEvent.click(button)
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('an owner changes a field and the text, saves, and publishes the version that was saved', async () => {
  const { server } = await showDesk('/articles/renting', withArticle({ article: article() }))
  await screen.findByLabelText(texts.body)
  type(texts.fields.displayName, 'Renting a house')
  type(texts.body, 'Ask twice.\n')
  expect(screen.getByLabelText<HTMLInputElement>(texts.fields.id).readOnly).toBe(true)
  await press(texts.save)
  const typed = '---\nid: blog1\ndisplayName: Renting a house\n---\nAsk twice.\n'
  await waitFor(() =>
    expect(server.calls('saveArticle')[0]?.body).toEqual({ text: typed, base: 'b'.repeat(64), version: 0 }),
  )
  await press(texts.publish)
  await press(texts.publishNow)
  await waitFor(() => expect(server.calls('publishArticle')).toMatchObject([{ id: 'renting', body: { version: 1 } }]))
})

test('a colleague who was faster is shown with their text, and nothing typed is lost', async () => {
  const { server } = await showDesk('/articles/renting', withArticle({ article: article() }))
  await screen.findByLabelText(texts.body)
  type(texts.body, 'Mine.\n')
  const theirs = draftOf(`${text}Theirs.\n`, 4, 'ravi@office.example')
  server.on('saveArticle', () => answer(409, { message: 'conflict', theirs }))
  await press(texts.save)
  await screen.findByText((words) => words.includes('Theirs.'), { selector: 'pre' })
  expect(screen.getByLabelText<HTMLTextAreaElement>(texts.body).value).toBe('Mine.\n')
  await press(texts.useTheirs)
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(texts.body).value).toContain('Theirs.'))
})

test('words outlive the page with the version that they were typed over, so that a colleague’s draft is not overwritten', async () => {
  const stored = { article: article() }
  await showDesk('/articles/renting', withArticle(stored))
  await screen.findByLabelText(texts.body)
  type(texts.body, 'Mine.\n')
  cleanup()
  stored.article = article({ draft: draftOf(`${text}Theirs.\n`, 3, 'ravi@office.example') })
  const { server } = await showDesk('/articles/renting', withArticle(stored))
  await screen.findByLabelText(texts.body)
  expect(screen.getByLabelText<HTMLTextAreaElement>(texts.body).value).toBe('Mine.\n')
  await press(texts.save)
  await waitFor(() => expect(server.calls('saveArticle')[0]?.body).toMatchObject({ version: 0 }))
})

test('a draft that a colleague saves while the page is open is a conflict, and is neither published nor discarded unseen', async () => {
  const stored = { article: article({ draft: draftOf(text, 1) }) }
  const { server } = await showDesk('/articles/renting', withArticle(stored))
  await screen.findByLabelText(texts.body)
  const theirs = draftOf(`${text}Theirs.\n`, 2, 'ravi@office.example')
  stored.article = article({ draft: theirs })
  announceChange({ kind: 'article', id: 'renting', what: 'changed' })
  await waitFor(() => expect(server.calls('editedArticle')).toHaveLength(2))
  for (const name of ['saveArticle', 'publishArticle', 'dropArticle'] as const)
    server.on(name, () => answer(409, { message: 'conflict', theirs }))
  await press(texts.publish)
  await press(texts.publishNow)
  await screen.findByRole('button', { name: texts.useTheirs })
  expect(server.calls('publishArticle')).toMatchObject([{ body: { version: 1 } }])
  await press(texts.drop)
  fireEvent.click(screen.getAllByRole('button', { name: texts.drop }).at(-1) as HTMLElement)
  await waitFor(() => expect(server.calls('dropArticle')).toMatchObject([{ body: { version: 1 } }]))
  await screen.findByRole('button', { name: texts.useTheirs })
  type(texts.body, 'Mine.\n')
  await press(texts.save)
  await waitFor(() => expect(server.calls('saveArticle')).toMatchObject([{ body: { version: 1 } }]))
  expect(screen.getByLabelText<HTMLTextAreaElement>(texts.body).value).toBe('Mine.\n')
  await press(texts.useTheirs)
  type(texts.body, 'Both.\n')
  await press(texts.save)
  await waitFor(() => expect(server.calls('saveArticle')[1]).toMatchObject({ body: { version: 2 } }))
})

test('what was changed while the checks run is checked by a press, without waiting for the checks of the older words', async () => {
  const stored = { article: article({ draft: draftOf(text, 1), isChecking: true }) }
  const { server } = await showDesk('/articles/renting', withArticle(stored))
  const button = await screen.findByRole('button', { name: texts.check })
  fireEvent.click(button)
  type(texts.body, 'Ask twice.\n')
  await press(texts.check)
  await waitFor(() => expect(server.calls('checkArticle')).toHaveLength(1))
  expect(server.calls('saveArticle')).toMatchObject([{ body: { version: 1 } }])
})

test('a finding leads to its line in the text, and the preview is a frame without scripts', async () => {
  const findings = { faults: [{ line: 6, text: 'is wrong' }], remarks: [], version: 1, hasPreview: true }
  await showDesk('/articles/renting', withArticle({ article: article({ draft: draftOf(text, 1), findings }) }))
  await press(`${texts.goTo}: ${texts.line(6)}`)
  const field = screen.getByLabelText<HTMLTextAreaElement>(texts.body)
  expect(document.activeElement).toBe(field)
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('Keep it.')
  const frame = screen.getByTitle<HTMLIFrameElement>(texts.preview)
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin')
  expect(frame.getAttribute('src')).toBe('/api/staff/site/articles/renting/preview?version=1')
})

test('an earlier version is shown and published again', async () => {
  const { server } = await showDesk('/articles/renting', withArticle({ article: article() }))
  fireEvent.click((await screen.findAllByText(texts.show))[1] as HTMLElement)
  await screen.findByText('An older text')
  fireEvent.click(screen.getByText(texts.restore))
  await press(texts.publishNow)
  await waitFor(() => expect(server.calls('restoreArticle')[0]?.body).toEqual({ version: 'd'.repeat(40) }))
})

test('the list says why nothing can be edited, or has every article with its state', async () => {
  const off = { problem: 'Set SITE_SOURCE on the server.', items: [], services: [], publications: [] }
  await showDesk('/articles', (server) => server.on('editedArticles', () => off))
  await screen.findByText(off.problem)
  cleanup()
  const item = { slug: 'renting', title: 'Renting a flat', date: 'May 1, 2025', reviewed: '2 May 2025', draftBy: null }
  const failed = {
    id: 'p',
    slug: 'renting',
    author: 'asha@office.example',
    state: 'failed',
    message: 'Line 8: is wrong',
  }
  const publication = { ...failed, queuedAt: '2026-01-01T10:00:00.000Z', endedAt: '2026-01-01T10:01:00.000Z' }
  const list = { problem: null, items: [item], services: [], publications: [publication] }
  await showDesk('/articles', (server) => server.on('editedArticles', () => list))
  await screen.findByText('Line 8: is wrong')
  expect(screen.getByRole('link', { name: 'Renting a flat' }).getAttribute('href')).toBe('/desk/articles/renting')
})

test('an owner begins an article: its address is that of the title, and its draft opens; what is typed outlives the page', async () => {
  const newText = '---\nid: blog2\nslug: selling-a-farm\ndisplayName: Selling a Farm\n---\n\n'
  const begun = article({ slug: 'selling-a-farm', text: '', draft: draftOf(newText, 1), history: [] })
  const script = (server: FakeServer) => {
    withArticle({ article: begun })(server)
    server.on('editedArticles', () => ({ problem: null, items: [], services: [], publications: [] }))
    server.on('startArticle', () => answer(201, begun.draft))
    server.on('dropArticle', () => answer(204, undefined))
  }
  const first = await showDesk('/articles', script)
  await press(texts.add)
  type(texts.newTitle, '  Selling a Farm — “ёlegant” & naïve')
  expect(screen.getByLabelText<HTMLInputElement>(texts.newSlug).value).toBe('selling-a-farm-legant-naive')
  first.unmount()

  const { server, router } = await showDesk('/articles', script)
  expect((await screen.findByLabelText<HTMLInputElement>(texts.newTitle)).value).toContain('Selling a Farm')
  type(texts.newTitle, 'Selling a Farm')
  type(texts.fields.service, 'Documents')
  await press(texts.newBegin)
  await screen.findByRole('heading', { name: 'Selling a Farm' })
  expect(server.calls('startArticle').map(({ body }) => body)).toEqual([
    { title: 'Selling a Farm', slug: 'selling-a-farm', service: 'Documents' },
  ])
  // Nothing is left to look at of a draft that is discarded.
  await press(texts.drop)
  fireEvent.click(screen.getAllByRole('button', { name: texts.drop }).at(-1) as HTMLElement)
  await waitFor(() => expect(router.state.location.pathname).toBe('/articles'))
})

test('an address that is taken is said, and what was typed stays', async () => {
  await showDesk('/articles', (server) => {
    server.on('editedArticles', () => ({ problem: null, items: [], services: [], publications: [] }))
    server.on('startArticle', () => answer(409, { message: 'An article has this address already.' }))
  })
  await press(texts.add)
  type(texts.newTitle, 'Selling a Farm')
  type(texts.newSlug, 'my-own')
  await press(texts.newBegin)
  await screen.findByText('An article has this address already.')
  expect(screen.getByLabelText<HTMLInputElement>(texts.newSlug).value).toBe('my-own')
})
