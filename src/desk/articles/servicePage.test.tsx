// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { articleAwayTexts as awayTexts } from '#content/texts/staff/articleAway.ts'
import { articlePictureTexts as pictureTexts } from '#content/texts/staff/articlePictures.ts'
import { articleTexts as texts } from '#content/texts/staff/articles.ts'
import type { ArticleFileAnswer, ArticleList, articleDraftChange } from '#contract/staff/articles.ts'
import { dropDrafts } from '../data/drafts.ts'
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

const id = 'service:NCLT-Matters'
const text =
  '---\ndisplayName: NCLT Matters\npigment: jamun\ndescription: Disputes.\nsubtitle: Companies\n---\n\n## Opening\n\nIt hears cases.\n'
const base = 'b'.repeat(64)
const service = (change: Partial<ArticleFileAnswer> = {}): ArticleFileAnswer => ({
  ...{ slug: id, text, base, draft: null, isChecking: false, findings: null, history: [], publication: null },
  ...change,
})
const withService = (opened: ArticleFileAnswer) => (server: FakeServer) => {
  server.on('editedArticle', () => opened)
  server.on('saveArticle', ({ body }) => {
    const { text: typed } = body as v.InferInput<typeof articleDraftChange>
    return { text: typed, base, version: 1, author: 'asha@office.example', savedAt: '2026-01-02T10:00:00.000Z' }
  })
  server.on('publishArticle', () => answer(202, {}))
}

test('a service is corrected by its fields and its text; its colour stays, and it cannot be taken away here', async () => {
  const { server } = await showDesk('/articles/service%3ANCLT-Matters', withService(service()))
  await screen.findByRole('heading', { name: 'NCLT Matters' })
  expect(server.calls('editedArticle')[0]?.id).toBe(id)
  expect(screen.getByLabelText<HTMLInputElement>(texts.fields.pigment).readOnly).toBe(true)
  expect(screen.getByText(texts.headingsStay)).toBeTruthy()
  expect(screen.getByText(texts.servicesHint)).toBeTruthy()
  expect(screen.queryByText(awayTexts.title)).toBeNull()
  expect(screen.queryByRole('button', { name: pictureTexts.add })).toBeNull()
  fireEvent.change(screen.getByLabelText(texts.fields.subtitle), { target: { value: 'Company disputes' } })
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  const typed = text.replace('subtitle: Companies', 'subtitle: Company disputes')
  await waitFor(() =>
    expect(server.calls('saveArticle')).toMatchObject([{ id, body: { text: typed, base, version: 0 } }]),
  )
})

test('a finding about a field leads to the field, one about the text to its line', async () => {
  const draft = { text, base, version: 1, author: 'asha@office.example', savedAt: '2026-01-02T10:00:00.000Z' }
  const faults = [
    { line: 4, text: 'description: is too short' },
    { line: 10, text: 'Opening: is too short' },
  ]
  const findings = { faults, remarks: [], version: 1, hasPreview: false }
  await showDesk('/articles/service%3ANCLT-Matters', withService(service({ draft, findings })))
  fireEvent.click(await screen.findByRole('button', { name: `${texts.goTo}: ${texts.line(4)}` }))
  expect(document.activeElement).toBe(screen.getByLabelText(texts.fields.description))
  fireEvent.click(screen.getByRole('button', { name: `${texts.goTo}: ${texts.line(10)}` }))
  const field = screen.getByLabelText<HTMLTextAreaElement>(texts.body)
  expect(document.activeElement).toBe(field)
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('It hears cases.')
})

test('the list has articles and services apart, each with who has begun a draft, and publications by the title of either', async () => {
  const author = 'asha@office.example'
  const at = '2026-01-01T10:00:00.000Z'
  const publication = { id: 'p', author, state: 'live', message: '', queuedAt: at, endedAt: at } as const
  const list: ArticleList = {
    problem: null,
    items: [],
    services: [{ slug: id, title: 'NCLT Matters', reviewed: '22 November 2026', draftBy: author }],
    publications: [
      { ...publication, slug: id },
      { ...publication, id: 'q', slug: 'service:Gone' },
    ],
  }
  await showDesk('/articles', (server) => server.on('editedArticles', () => list))
  const link = await screen.findByRole('link', { name: 'NCLT Matters' })
  expect(link.getAttribute('href')).toBe('/desk/articles/service%3ANCLT-Matters')
  expect(screen.getByText(texts.draftBy('Asha'))).toBeTruthy()
  expect(screen.getByText(texts.reviewedOn('22 November 2026'))).toBeTruthy()
  expect(screen.getByText(texts.servicesHint)).toBeTruthy()
  for (const title of ['NCLT Matters', 'Gone']) expect(screen.getByText(`${texts.states.live}: ${title}`)).toBeTruthy()
})
