// @vitest-environment happy-dom

import { useSearch } from '@tanstack/react-router'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { articleCards } from '#content/articles.ts'
import type { BlogCard } from '#content/blocks.ts'
import { pageOf } from '#content/paging.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { BlogList } from './BlogList.tsx'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** As many cards as requested, although the content may have fewer. */
function cardsOf(count: number): BlogCard[] {
  const [sample] = articleCards
  if (!sample) throw new Error('the content holds no article')
  return Array.from({ length: count }, (_, n) => ({
    ...sample,
    id: `blog${n + 1}`,
    slug: `article-${n + 1}`,
    displayName: `Article ${n + 1}`,
  }))
}

function Routed({ cards }: { cards: BlogCard[] }) {
  const { page: wanted = 1 } = useSearch({ strict: false })
  const { page, pages, items } = pageOf(cards, wanted)
  return <BlogList list={{ page, pages, cards: items }} />
}

const titles = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map((h) => h.textContent)
const show = (cards: BlogCard[], path = '/blogs') =>
  renderInApp(
    <main>
      <Routed cards={cards} />
    </main>,
    path,
  )

test("BL-01 the title is 'Blogs'", async () => {
  await show(cardsOf(1))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Blogs')
})

test('BL-02 BL-06 BL-07 it starts with the first nine cards in id order; fourteen make two pages', async () => {
  await show(cardsOf(14))
  expect(titles()).toEqual(cardsOf(9).map((card) => card.displayName))
  expect(screen.getByText('Page 1 of 2')).toBeTruthy()
})

test('BL-03 BL-08 a card shows image, name, description, date and reading time and links to its slug', async () => {
  const [card] = cardsOf(1)
  await show(cardsOf(1))
  const item = screen.getByRole('link', { name: 'Article 1' }).closest('li')
  expect(screen.getByRole('link', { name: 'Article 1' }).getAttribute('href')).toBe('/blogs/article-1')
  expect(item?.querySelector('img')?.getAttribute('src')).toContain('/art/desk/article-1-')
  for (const text of [card?.heroSection.description, card?.date, card?.readingTime]) {
    expect(item?.textContent).toContain(text)
  }
})

test('BL-05 BL-07 Previous is disabled on page 1 and Next on the last', async () => {
  await show(cardsOf(14))
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('link', { name: 'Next' }))
  await screen.findByText('Page 2 of 2')
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true)
  expect(titles()).toEqual(['Article 10', 'Article 11', 'Article 12', 'Article 13', 'Article 14'])
})

test('BL-10 the page stands in the address, the first one without a parameter, and Back works', async () => {
  const { router } = await show(cardsOf(14))
  fireEvent.click(screen.getByRole('link', { name: 'Next' }))
  await screen.findByText('Page 2 of 2')
  expect(router.state.location.search).toEqual({ page: 2 })
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/blogs')
  router.history.back()
  await screen.findByText('Page 1 of 2')
  expect(router.state.location.search).toEqual({})
})

test('after a turn of the page the title takes the focus', async () => {
  await show(cardsOf(14), '/blogs?page=2')
  expect(document.activeElement).toBe(document.body)
  fireEvent.click(screen.getByRole('link', { name: 'Previous' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

test('BL-11 a page that is out of range falls to the nearest', () => {
  expect(pageOf(cardsOf(14), 99).page).toBe(2)
  expect(pageOf(cardsOf(14), -3).page).toBe(1)
  expect(pageOf(cardsOf(14), 99).items).toHaveLength(5)
})

test('BL-12 one page has no controls', async () => {
  await show(cardsOf(9))
  expect(screen.queryByText('Next')).toBeNull()
  expect(screen.queryByText(/Page \d/)).toBeNull()
})

test("BL-13 without blog data the list says 'Blog data not found'", async () => {
  await show([])
  expect(screen.getByText('Blog data not found')).toBeTruthy()
})
