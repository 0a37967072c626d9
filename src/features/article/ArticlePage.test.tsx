// @vitest-environment happy-dom
import { useLocation } from '@tanstack/react-router'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { articleCards, loadArticle, relatedArticles } from '#content/articles.ts'
import type { Block, Blog } from '#content/blocks.ts'
import { renderInApp } from '#ui/testApp.tsx'
import { ArticlePage } from './ArticlePage.tsx'
import { watchReturns } from './useWhole.ts'

const content: Block[] = [
  { type: 'paragraph', content: 'How it begins.' },
  { type: 'heading', level: 2, content: 'The will', id: 'the-will' },
  { type: 'paragraph', content: '- one\n- two' },
  { type: 'heading', level: 3, content: 'Its witnesses', id: 'its-witnesses' },
  { type: 'image', src: 'desk-1', alt: 'A deed on a desk', caption: 'Deeds come first.' },
  { type: 'heading', level: 2, content: 'The bank', id: 'the-bank' },
  { type: 'code', content: 'Dear Sir,\n    please pay.' },
]

/** The first stored article with the given text in place of its own. */
async function blogWith(blocks: Block[]): Promise<Blog> {
  const blog = await loadArticle(articleCards[0]?.slug ?? '')
  if (!blog) throw new Error('the content holds no article')
  return { ...blog, content: blocks }
}

/** An article with those that follow it. */
const related = (blog: Blog) => ({ blog, related: relatedArticles(blog) })
const pageWith = async (blocks: Block[]) => related(await blogWith(blocks))

type Shown = ComponentProps<typeof ArticlePage>
const room = () => document.querySelector<HTMLElement>('article > header + div')?.style.minHeight

/** The page once all of it is drawn. */
async function renderWhole(shown: Shown, path?: string) {
  const app = await renderInApp(<ArticlePage {...shown} />, path)
  await waitFor(() => expect(room()).toBeFalsy())
  return app
}

const tops = new Map<string, number>()

beforeEach(() => {
  tops.clear()
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = tops.get(this.id) ?? 0
    return { x: 0, y: top, top, left: 0, right: 0, bottom: top, width: 0, height: 0, toJSON: () => ({}) }
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const contents = () => screen.getByRole('navigation', { name: 'In this article' })

test('BA-04 the page shows title, summary, banner, date and reading time', async () => {
  const blog = await blogWith(content)
  await renderInApp(<ArticlePage blog={blog} related={[]} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(blog.displayName)
  const banner = document.querySelector('article > header')
  for (const text of [blog.heroSection.description, blog.date, blog.readingTime]) {
    expect(banner?.textContent).toContain(text)
  }
  expect(banner?.querySelector('img')?.getAttribute('src')).toContain(`/art/desk/${blog.slug}-`)
})

test('BA-05 BA-06 BA-09 contents and headings carry the same numbers, by the order among all headings', async () => {
  await renderWhole(await pageWith(content))
  const entries = within(contents()).getAllByRole('link')
  expect(entries.map((entry) => entry.textContent)).toEqual(['1.The will', '2.Its witnesses', '3.The bank'])
  expect(entries.map((entry) => entry.getAttribute('href'))).toEqual(['#the-will', '#its-witnesses', '#the-bank'])
  expect(screen.getByRole('heading', { level: 2, name: '1. The will' }).id).toBe('the-will')
  expect(screen.getByRole('heading', { level: 3, name: '2. Its witnesses' }).id).toBe('its-witnesses')
  expect(screen.getByRole('heading', { level: 2, name: '3. The bank' }).id).toBe('the-bank')
})

test('BA-07 an entry scrolls smoothly to its heading and puts it into the address', async () => {
  tops.set('its-witnesses', 700)
  const { router } = await renderWhole(await pageWith(content), '/blogs/x')
  await act(async () => fireEvent.click(within(contents()).getByRole('link', { name: /witnesses/ })))
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 620, behavior: 'smooth' })
  expect(router.state.location.hash).toBe('its-witnesses')
  expect(document.activeElement?.id).toBe('its-witnesses')
})

test('the entry of the heading that stands at the top is marked', async () => {
  tops.set('the-will', -500).set('its-witnesses', 90).set('the-bank', 600)
  await renderWhole(await pageWith(content))
  await waitFor(() => expect(contents().querySelector('[aria-current]')?.textContent).toBe('2.Its witnesses'))
})

test('BA-08 BA-20 paragraphs, bullets, images with caption and preformatted text are shown in order', async () => {
  await renderWhole(await pageWith(content))
  expect(screen.getByText('How it begins.').tagName).toBe('P')
  expect(screen.getByText('one').closest('ul')?.children).toHaveLength(2)
  const image = screen.getByRole('img', { name: 'A deed on a desk' })
  expect(image.getAttribute('src')).toContain('/art/figure/desk-1-')
  expect(image.closest('figure')?.querySelector('figcaption')?.textContent).toBe('Deeds come first.')
  expect(document.querySelector('pre')?.textContent).toBe('Dear Sir,\n    please pay.')
})

test('BA-21 blocks of other types render nothing', async () => {
  const video = { type: 'video', content: 'Never shown' } as unknown as Block
  await renderWhole(await pageWith([video, ...content]))
  expect(screen.queryByText('Never shown')).toBeNull()
  expect(screen.getByText('How it begins.')).toBeTruthy()
})

test('BA-10 BA-11 BA-13 without a list of its own an article is followed by the next three, wrapping round', async () => {
  const { relatedArticles: _own, ...blog } = await blogWith(content)
  const last = articleCards.at(-1)
  await renderWhole(related({ ...blog, id: last?.id ?? '' }))
  const expected = articleCards.slice(0, 3)
  const region = within(screen.getByRole('region', { name: 'Related Articles' }))
  expect(region.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(
    expected.map((card, position) => `${position + 1}. ${card.displayName}`),
  )
  for (const { heroSection } of expected) expect(region.getByText(heroSection.description)).toBeTruthy()
  expect(region.getAllByRole('link', { name: /^Read more ?: ./ }).map((link) => link.getAttribute('href'))).toEqual(
    expected.map((card) => `/blogs/${card.slug}`),
  )
  expect(region.getAllByRole('listitem').map((item) => item.querySelector('img')?.getAttribute('src'))).toEqual(
    expected.map((card) => expect.stringContaining(`/art/desk/${card.slug}-`)),
  )
})

test('BA-10 BA-24 an article with a list of its own shows that list without the missing ones', async () => {
  const blog = await blogWith(content)
  const [, second] = articleCards
  await renderWhole(related({ ...blog, relatedArticles: ['no-such-article', second?.slug ?? ''] }))
  const region = within(screen.getByRole('region', { name: 'Related Articles' }))
  expect(region.getAllByRole('listitem')).toHaveLength(1)
  expect(region.getByRole('heading', { level: 3 }).textContent).toBe(`1. ${second?.displayName}`)
})

test('BA-14 BA-23 breadcrumb and helper stand before the article, comments in it, the closing blocks after it', async () => {
  const blog = await blogWith(content)
  const address = `/blogs/${blog.slug}`
  await renderWhole({ blog, related: [], comments: <p>the thread</p>, children: <p>the end</p> }, address)
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' })
  expect(crumbs.textContent).toBe('HomeBlogsUnderstanding NRI Inheritance Laws')
  const order = [
    crumbs,
    screen.getByRole('complementary', { name: 'About this article' }),
    screen.getByRole('article'),
    screen.getByText('the end'),
  ]
  for (const [position, node] of order.slice(1).entries()) {
    expect(order[position]?.compareDocumentPosition(node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
  expect(screen.getByRole('article').contains(screen.getByText('the thread'))).toBe(true)
})

const long: Block[] = Array.from({ length: 20 }, (_, place) => ({ type: 'paragraph', content: `Paragraph ${place}.` }))
const drawn = () => screen.queryAllByText(/^Paragraph \d+\.$/).length

test('after a link the header is there at once, with room for what is to come, and everything else right after', async () => {
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  await renderInApp(<ArticlePage {...(await pageWith(long))} />)
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(drawn()).toBe(0)
  expect(room()).toBe('500vh')
  for (const frame of frames) frame(0)
  await waitFor(() => expect(drawn()).toBe(long.length))
  expect(room()).toBe('')
})

function Anywhere(page: ComponentProps<typeof ArticlePage>) {
  return useLocation().pathname === '/blogs' ? <ArticlePage {...page} /> : <p>Another page.</p>
}

test('who goes to a section, or back to where the reading stopped, finds the whole text at once', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation(() => 0)
  location.hash = '#the-will'
  await renderInApp(<ArticlePage {...(await pageWith(long))} />)
  expect(drawn()).toBe(long.length)
  cleanup()
  location.hash = ''
  const page = await pageWith(long)
  const { router } = await renderInApp(<Anywhere {...page} />, '/blogs')
  watchReturns(router)
  await act(() => router.navigate({ to: '/about' }))
  router.history.back()
  await waitFor(() => expect(drawn()).toBe(long.length))
  // The way back ends with the page that it leads to.
  await act(() => router.navigate({ to: '/about' }))
  await act(() => router.navigate({ to: '/blogs' }))
  expect(drawn()).toBe(0)
})
