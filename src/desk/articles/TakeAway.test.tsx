// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { serviceCards } from '#content/services.ts'
import { articleAwayTexts as texts } from '#content/texts/staff/articleAway.ts'
import { articleTexts } from '#content/texts/staff/articles.ts'
import type { ArticleFileAnswer, ArticleLinks, ArticleList } from '#contract/staff/articles.ts'
import { answer, type FakeServer } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const service = serviceCards[0]
const address = `/services/${service?.path}`
const text = `---\nid: blog1\ndisplayName: Renting a flat\nservice: ${service?.path}\n---\nAsk for a receipt.\n`
const base = 'b'.repeat(64)
const article = (change: Partial<ArticleFileAnswer> = {}): ArticleFileAnswer => ({
  slug: 'renting',
  text,
  base,
  draft: null,
  isChecking: false,
  findings: null,
  history: [],
  publication: null,
  ...change,
})
const item = { date: 'May 1, 2025', reviewed: '2 May 2025', movedTo: '', draftBy: null, isNew: false }
const list: ArticleList = {
  problem: null,
  items: [
    { ...item, slug: 'renting', title: 'Renting a flat' },
    { ...item, slug: 'buying', title: 'Buying a flat' },
    { ...item, slug: 'drafted', title: 'Not there yet', isNew: true },
    { ...item, slug: 'gone', title: 'Gone', movedTo: address },
  ],
  services: [],
  publications: [],
}
const links: ArticleLinks = {
  files: ['articles/buying.md', `services/${service?.path}.md`, 'taskLinks.ts', 'tasks/selling.ts'],
  newsletters: [{ id: 'n', title: 'News of rents' }],
  comments: 3,
}
const withArticle = (opened: ArticleFileAnswer) => (server: FakeServer) => {
  server.on('editedArticle', () => opened)
  server.on('editedArticles', () => list)
  server.on('articleLinks', () => links)
  server.on('takeArticleAway', () => answer(202, {}))
  server.on('bringArticleBack', () => answer(202, {}))
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('an owner sees what names the article, chooses the page that stands in, and takes it away after a question', async () => {
  const { server } = await showDesk('/articles/renting', withArticle(article()))
  await press(texts.look)
  await screen.findByText(texts.naming)
  const other = screen.getByRole('link', { name: texts.article('Buying a flat') })
  expect(other.getAttribute('href')).toBe('/desk/articles/buying')
  const named = screen.getByRole('link', { name: texts.service(service?.title ?? '') })
  expect(named.getAttribute('href')).toBe(`/desk/articles/service%3A${service?.path}`)
  const words = [
    texts.file('taskLinks.ts'),
    texts.task('selling'),
    texts.newsletter('News of rents'),
    texts.comments(3),
  ]
  for (const one of words) expect(screen.getByText(one)).toBeTruthy()
  // In the list of what names it, and among the pages that can stand in.
  expect(screen.getAllByText(texts.service(service?.title ?? ''))).toHaveLength(2)
  const choice = screen.getByLabelText<HTMLSelectElement>(texts.standIn)
  expect(choice.value).toBe(address)
  const offered = [...choice.options].map(({ value }) => value)
  expect(offered).toEqual([...serviceCards.map(({ path }) => `/services/${path}`), '/blogs/buying'])
  fireEvent.change(choice, { target: { value: '/blogs/buying' } })
  await press(texts.take)
  expect(server.calls('takeArticleAway')).toEqual([])
  await press(texts.takeNow)
  await waitFor(() =>
    expect(server.calls('takeArticleAway')).toMatchObject([{ id: 'renting', body: { base, to: '/blogs/buying' } }]),
  )
})

test('an article with a draft says to end that first', async () => {
  const draft = { text, base, version: 1, author: 'asha@office.example', savedAt: '2026-01-02T10:00:00.000Z' }
  await showDesk('/articles/renting', withArticle(article({ draft })))
  await screen.findByText(texts.draftFirst)
  expect(screen.queryByRole('button', { name: texts.look })).toBeNull()
})

test('one that is away says where its address leads, cannot be edited, and comes back by one press', async () => {
  const away = text.replace('service:', `movedTo: ${address}\nservice:`)
  const { server } = await showDesk('/articles/renting', withArticle(article({ text: away })))
  await screen.findByText(texts.awayText(address))
  expect(screen.queryByLabelText(articleTexts.body)).toBeNull()
  await press(texts.bring)
  await waitFor(() => expect(server.calls('bringArticleBack')).toMatchObject([{ id: 'renting' }]))
})

test('the list says of each that is away where its address leads', async () => {
  await showDesk('/articles', withArticle(article()))
  await screen.findByText(texts.leadsTo(address))
})

test('a refusal is shown, and nothing that was chosen is lost', async () => {
  await showDesk('/articles/renting', (server) => {
    withArticle(article())(server)
    server.on('takeArticleAway', () => answer(409, { message: 'The file was changed meanwhile.' }))
  })
  await press(texts.look)
  fireEvent.change(await screen.findByLabelText(texts.standIn), { target: { value: '/blogs/buying' } })
  await press(texts.take)
  await press(texts.takeNow)
  await screen.findByText('The file was changed meanwhile.')
  expect(screen.getByLabelText<HTMLSelectElement>(texts.standIn).value).toBe('/blogs/buying')
})
