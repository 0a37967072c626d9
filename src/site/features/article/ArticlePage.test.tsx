// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { articleCards, loadArticle, relatedArticles } from '#content/articles.ts'
import type { Block, Blog } from '#content/blocks.ts'
import { isoDay } from '#content/isoDay.ts'
import { lawReview } from '#content/texts/lawReview.ts'
import { doItYourself } from '#content/texts/taskPages.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { ArticlePage } from './ArticlePage.tsx'

const content: Block[] = [
  { type: 'paragraph', content: 'How it begins.' },
  { type: 'heading', level: 2, content: 'The will', id: 'the-will' },
  { type: 'paragraph', content: '- one\n- two' },
  { type: 'heading', level: 3, content: 'Its witnesses', id: 'its-witnesses' },
  { type: 'image', src: 'desk-1', alt: 'A deed on a desk', caption: 'Deeds come first.' },
  { type: 'heading', level: 2, content: 'The bank', id: 'the-bank' },
  { type: 'checklist', items: ['Passport', 'PAN'] },
  { type: 'code', title: 'Letter', content: 'Dear Sir,\n    please pay.' },
]

/** The first article with its content replaced. */
async function blogWith(blocks: Block[]): Promise<Blog> {
  const blog = await loadArticle(articleCards[0]?.slug ?? '')
  if (!blog) throw new Error('the content holds no article')
  return { ...blog, content: blocks }
}

/** An article with its related articles. */
const related = (blog: Blog) => ({ blog, related: relatedArticles(blog) })
const pageWith = async (blocks: Block[]) => related(await blogWith(blocks))

const show = (shown: ComponentProps<typeof ArticlePage>, path?: string) => renderInApp(<ArticlePage {...shown} />, path)

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

test('BA-04 BA-31 the page shows title, summary, banner, both dates and reading time', async () => {
  const blog = await blogWith(content)
  await show({ blog, related: [] })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(blog.displayName)
  const banner = document.querySelector('article')
  const dates = `First published ${blog.date} · ${lawReview.label} ${blog.reviewed}`
  for (const text of [blog.heroSection.description, dates, blog.readingTime]) {
    expect(banner?.textContent).toContain(text)
  }
  const days = [...(banner?.querySelectorAll('time') ?? [])].map(({ dateTime }) => dateTime)
  expect(days).toEqual([isoDay(blog.date), isoDay(blog.reviewed)])
  expect(banner?.querySelector('img')?.getAttribute('src')).toContain(`/art/desk/${blog.slug}-`)
})

test('numbered lists keep their first number, tables their headers, quotations their paragraphs', async () => {
  await show(
    await pageWith([
      { type: 'numbered', start: 3, items: ['**Sign** it', 'Send it'] },
      { type: 'table', head: ['Country', 'Route'], rows: [['Oman', '[apostille](/contact)']] },
      { type: 'quote', content: 'Read as a whole.\n\nAlways.' },
    ]),
  )
  expect(document.querySelector('ol[start="3"]')?.querySelectorAll('li').length).toBe(2)
  expect(document.querySelector('ol[start="3"] strong')?.textContent).toBe('Sign')
  const frame = screen.getByRole('group', { name: 'Table' })
  expect(frame.tabIndex).toBe(0)
  expect(
    within(frame)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Country', 'Route'])
  expect(within(frame).getByRole('link', { name: 'apostille' })).toBeTruthy()
  expect(document.querySelectorAll('blockquote p').length).toBe(2)
})

test('BA-05 BA-06 BA-09 contents and headings carry the same numbers, by the order among all headings', async () => {
  await show(await pageWith(content))
  const entries = within(contents()).getAllByRole('link')
  expect(entries.map((entry) => entry.textContent)).toEqual(['1.The will', '2.Its witnesses', '3.The bank'])
  expect(entries.map((entry) => entry.getAttribute('href'))).toEqual(['#the-will', '#its-witnesses', '#the-bank'])
  expect(screen.getByRole('heading', { level: 2, name: '1. The will' }).id).toBe('the-will')
  expect(screen.getByRole('heading', { level: 3, name: '2. Its witnesses' }).id).toBe('its-witnesses')
  expect(screen.getByRole('heading', { level: 2, name: '3. The bank' }).id).toBe('the-bank')
})

test('the reading tools lie beside the landmark of the contents, which holds links to the text alone', async () => {
  await show({ blog: await blogWith(content), related: [], settings: <button type="button">Text size</button> })
  expect(contents().contains(screen.getByRole('button', { name: 'Text size' }))).toBe(false)
  expect(contents().querySelectorAll('button')).toHaveLength(0)
  expect(contents().textContent).toBe('In this article1.The will2.Its witnesses3.The bank')
})

test('BA-07 an entry scrolls smoothly to its heading and puts it into the address', async () => {
  tops.set('its-witnesses', 700)
  const { router } = await show(await pageWith(content), '/blogs/x')
  await act(async () => fireEvent.click(within(contents()).getByRole('link', { name: /witnesses/ })))
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 620, behavior: 'smooth' })
  expect(router.state.location.hash).toBe('its-witnesses')
  expect(document.activeElement?.id).toBe('its-witnesses')
})

test('the entry of the heading that stands at the top is marked', async () => {
  tops.set('the-will', -500).set('its-witnesses', 90).set('the-bank', 600)
  await show(await pageWith(content))
  await waitFor(() => expect(contents().querySelector('[aria-current]')?.textContent).toBe('2.Its witnesses'))
})

test('BA-08 BA-20 paragraphs, bullets, images with caption, checklists and preformatted text are shown in order', async () => {
  await show(await pageWith(content))
  expect(screen.getByText('How it begins.').tagName).toBe('P')
  expect(screen.getByText('one').closest('ul')?.children).toHaveLength(2)
  const image = screen.getByRole('img', { name: 'A deed on a desk' })
  expect(image.getAttribute('src')).toContain('/art/figure/desk-1-')
  expect(image.closest('figure')?.querySelector('figcaption')?.textContent).toBe('Deeds come first.')
  expect(screen.getByText('PAN').closest('[data-checklist]')?.querySelectorAll('li .box')).toHaveLength(2)
  expect(document.querySelector('pre')?.textContent).toBe('Dear Sir,\n    please pay.')
})

test('a picture of any shape has its own size and widths, so that nothing shifts, and no empty caption', async () => {
  const size = { width: 900, height: 1200, widths: [480, 900] }
  await show(await pageWith([{ type: 'image', src: 'picture/our-desk', alt: 'Our desk', caption: '', size }]))
  const image = screen.getByRole('img', { name: 'Our desk' })
  const attributes = ['src', 'srcset', 'width', 'height', 'loading'].map((name) => image.getAttribute(name))
  const srcSet = '/art/picture/our-desk-480.webp 480w, /art/picture/our-desk-900.webp 900w'
  expect(attributes).toEqual(['/art/picture/our-desk-900.webp', srcSet, '540', '720', 'lazy'])
  expect(image.closest('figure')?.querySelector('figcaption')).toBeNull()
})

test('BA-21 blocks of other types render nothing', async () => {
  const video = { type: 'video', content: 'Never shown' } as unknown as Block
  await show(await pageWith([video, ...content]))
  expect(screen.queryByText('Never shown')).toBeNull()
  expect(screen.getByText('How it begins.')).toBeTruthy()
})

test('BA-10 BA-11 BA-13 without a list of its own an article is followed by the next three, wrapping round', async () => {
  const { relatedArticles: _own, ...blog } = await blogWith(content)
  const last = articleCards.at(-1)
  await show(related({ ...blog, id: last?.id ?? '' }))
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

test('marks are laid over the related cards when these come near', async () => {
  let near = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      notify: () => void
      constructor(notify: (entries: object[]) => void) {
        this.notify = () => notify([{ isIntersecting: true }])
      }
      observe(node: Element) {
        if (node.matches('section')) near = this.notify
      }
      disconnect() {}
    },
  )
  const shown = await pageWith([])
  await show({ ...shown, mark: ({ slug }) => <i>{`mark of ${slug}`}</i> })
  expect(screen.queryByText(/^mark of/)).toBeNull()
  act(() => near())
  expect(screen.getAllByText(/^mark of/).map((mark) => mark.textContent)).toEqual(
    shown.related.map(({ slug }) => `mark of ${slug}`),
  )
  vi.unstubAllGlobals()
})

test('BA-10 BA-24 an article with its own list shows that list without the missing ones, then the next three', async () => {
  const blog = await blogWith(content)
  const last = articleCards.at(-1)
  await show(related({ ...blog, relatedArticles: ['no-such-article', last?.slug ?? ''] }))
  const region = within(screen.getByRole('region', { name: 'Related Articles' }))
  const expected = [last, ...articleCards.slice(1, 4)].map((card, position) => `${position + 1}. ${card?.displayName}`)
  expect(region.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(expected)
})

test('BA-14 BA-23 breadcrumb and helper stand before the article, comments in it, the closing blocks after it', async () => {
  const blog = await blogWith(content)
  const address = `/blogs/${blog.slug}`
  await show({ blog, related: [], comments: <p>the thread</p>, children: <p>the end</p> }, address)
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' })
  expect(crumbs.textContent?.toLowerCase()).toBe(`homeblogs${blog.slug.replaceAll('-', ' ')}`)
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

test('the tasks and letters of an article are linked above its text', async () => {
  const blog = await loadArticle('rental-income-rules-nri')
  if (!blog) throw new Error('the content holds no article on rent')
  await show(related(blog))
  const line = screen.getByText(doItYourself.lead).parentElement
  const links = [...(line?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/tasks/refund', '/tasks/letting', '/letters#letting'])
})
