// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resources } from '#content/pages/resources.ts'
import { site } from '#content/site.ts'
import { listLengths } from '#ui/controls/useLoadMore.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { ResourcesPage } from './ResourcesPage.tsx'
import { Videos } from './Videos.tsx'
import { videoId } from './videoId.ts'

let width = 1440

beforeEach(() => {
  width = 1440
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const below = Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0)
    return Object.assign(new EventTarget(), { matches: width <= below }) as MediaQueryList
  })
})
afterEach(() => {
  cleanup()
  listLengths.clear()
  vi.restoreAllMocks()
})

const videos = [1, 2, 3, 4].map((id) => ({
  id,
  title: `Video ${id}`,
  link: `https://www.youtube.com/watch?v=a-b_c1234X${id}`,
}))

const part = (id: string) => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`no #${id}`)
  return element
}
const inPart = (id: string) => within(part(id))
const videoCards = () => [...part('videos').querySelectorAll('li')]
const videoLinks = () => [...part('videos').querySelectorAll<HTMLAnchorElement>('li a')]
const questions = () => [...part('faq').querySelectorAll('summary')]
const loadMore = (id: string) => inPart(id).queryByRole('button', { name: 'Load More', hidden: true })
const press = async (id: string) => act(async () => fireEvent.click(loadMore(id) ?? document.body))

test('anchor bar, hero and the parts stand in the given order', async () => {
  await renderInApp(<ResourcesPage />, '/resources')
  const order = [
    screen.getByRole('navigation', { name: 'On this page' }),
    screen.getByRole('heading', { level: 1 }),
    ...['videos', 'ask-us', 'faq', 'helpful-links'].map(part),
  ]
  for (const [position, node] of order.slice(1).entries()) {
    expect(order[position]?.compareDocumentPosition(node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
})

test('RS-03 RS-16 the anchor bar has its five entries, the page its label', async () => {
  await renderInApp(<ResourcesPage />, '/resources')
  const bar = within(screen.getByRole('navigation', { name: 'On this page' }))
  expect(bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Videos', '#videos'],
    ['Ask Us', '#ask-us'],
    ['Frequently Asked Questions', '#faq'],
    ['Helpful Links', '#helpful-links'],
    ['Contact Us', '#contact'],
  ])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('For NRIs')
})

test('RS-04 an entry scrolls smoothly to its part and leaves 80 px above it', async () => {
  await renderInApp(<ResourcesPage />, '/resources')
  vi.spyOn(part('faq'), 'getBoundingClientRect').mockReturnValue({ ...new DOMRect(), top: 1500 })
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Frequently Asked Questions' })))
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 1420, behavior: 'smooth' })
})

test('RS-05 RS-06 two videos show first; Load More adds two, takes the focus to the first new one and goes', async () => {
  await renderInApp(<ResourcesPage />)
  expect(videoCards()).toHaveLength(2)
  await press('videos')
  expect(videoCards()).toHaveLength(4)
  expect(videoCards()[2]?.contains(document.activeElement)).toBe(true)
  expect(loadMore('videos')).toBeNull()
})

test('RS-07 RS-18 a video opens its link in a new tab', async () => {
  await renderInApp(<Videos items={videos} />)
  const [link] = videoLinks()
  expect(link?.getAttribute('href')).toBe(videos[0]?.link)
  expect(link?.getAttribute('target')).toBe('_blank')
  expect(link?.getAttribute('rel')).toContain('noopener')
})

test('RS-08 the thumbnail is built from the id of the link, asked for late and without a referrer', async () => {
  await renderInApp(<Videos items={videos} />)
  const image = videoLinks()[0]?.querySelector('img')
  expect(image?.getAttribute('src')).toBe('https://i.ytimg.com/vi/a-b_c1234X1/hqdefault.jpg')
  expect(image?.getAttribute('loading')).toBe('lazy')
  expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer')
})

test('RS-08 a thumbnail that cannot load gives way to local art, and the card still works', async () => {
  await renderInApp(<Videos items={videos} />)
  const [card] = videoLinks()
  fireEvent.error(card?.querySelector('img') ?? document.body)
  expect(card?.querySelector('img')?.getAttribute('src')).toContain('/art/plate/video-1-')
  expect(card?.getAttribute('href')).toBe(videos[0]?.link)
})

test('RS-08 a thumbnail that failed before hydration gives way too', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  await renderInApp(<Videos items={videos} />)
  expect(videoLinks()[0]?.querySelector('img')?.getAttribute('src')).toContain('/art/plate/video-1-')
})

test('RS-08 the grey picture that stands for an unknown id counts as none', async () => {
  await renderInApp(<Videos items={videos} />)
  const image = videoLinks()[1]?.querySelector('img')
  if (!image) throw new Error('no thumbnail')
  Object.defineProperty(image, 'naturalWidth', { value: 120 })
  fireEvent.load(image)
  expect(videoLinks()[1]?.querySelector('img')?.getAttribute('src')).toContain('/art/plate/video-2-')
})

test('a video without a real id shows local art, says that it is an example, and is no link that fails', async () => {
  const examples = videos.map((video) => ({ ...video, link: `https://www.youtube.com/watch?v=sampleVid0${video.id}` }))
  await renderInApp(<Videos items={examples} />)
  expect(videoLinks()).toEqual([])
  expect(screen.getByText('These titles are examples. The videos are not published yet.')).toBeTruthy()
  for (const [index, card] of videoCards().entries()) {
    expect(within(card).getByText('Example')).toBeTruthy()
    expect(card.querySelector('img')?.getAttribute('src')).toContain(`/art/plate/video-${index + 1}-`)
  }
})

test.each([
  ['https://www.youtube.com/watch?v=sampleVid01', 'sampleVid01'],
  ['https://www.youtube.com/watch?list=PL0&v=a-b_c1234XY&t=5s', 'a-b_c1234XY'],
  ['https://youtu.be/sampleVid01?si=x', 'sampleVid01'],
  ['https://www.youtube.com/embed/sampleVid01', 'sampleVid01'],
  ['https://www.youtube.com/shorts/sampleVid01', 'sampleVid01'],
  ['https://www.youtube.com/watch?v=tooshort', undefined],
  ['https://www.youtube.com/watch?v=muchtoolong1', undefined],
  ['https://www.youtube.com/@channel', undefined],
])('RS-08 the id in %s is %s', (link, id) => {
  expect(videoId(link)).toBe(id)
})

test('RS-09 RS-11 from 1031 px all six questions show, Q1 to Q6', async () => {
  width = 1031
  await renderInApp(<ResourcesPage />)
  expect(questions().map((question) => question.firstElementChild?.textContent)).toEqual([
    'Q1',
    'Q2',
    'Q3',
    'Q4',
    'Q5',
    'Q6',
  ])
})

test('RS-09 RS-10 up to 1030 px four show; Load More adds two', async () => {
  width = 1030
  await renderInApp(<ResourcesPage />)
  expect(questions()).toHaveLength(4)
  await press('faq')
  expect(questions()).toHaveLength(6)
  expect(document.activeElement).toBe(questions()[4])
  expect(loadMore('faq')).toBeNull()
})

test('RS-12 RS-13 RS-14 six rows with https links in a new tab, a highlighted lead phrase, a mail link', async () => {
  await renderInApp(<ResourcesPage />)
  const { title, links } = resources.importantLinks
  expect(inPart('helpful-links').getByRole('heading').querySelector('em')?.textContent).toBe(title.highlight)
  const rows = [...part('helpful-links').querySelectorAll('tbody tr')]
  expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual(links.map((link) => link.title))
  for (const [position, row] of rows.entries()) {
    const link = row.querySelector('a')
    expect(link?.getAttribute('href')).toBe(`https://${links[position]?.url}`)
    expect(link?.getAttribute('target')).toBe('_blank')
  }
  expect(inPart('helpful-links').getByRole('link', { name: site.email }).getAttribute('href')).toBe(
    `mailto:${site.email}`,
  )
})

test('RS-17 CO-06 Ask Us says what to tell, with the consultation block beside it', async () => {
  await renderInApp(<ResourcesPage />)
  for (const prompt of resources.askUs.prompts) expect(inPart('ask-us').getByText(prompt)).toBeTruthy()
  expect(inPart('ask-us').getByRole('heading', { level: 3 }).textContent).toBe('Schedule a Consultation')
})

test('the tools and the guides are linked after the helpful links', async () => {
  await renderInApp(<ResourcesPage />, '/resources')
  const links = within(part('guides')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(resources.guides.links.map(({ to }) => to))
  expect(part('helpful-links').compareDocumentPosition(part('guides'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a returning visitor finds as many videos and questions as were left', async () => {
  await renderInApp(<ResourcesPage />, '/resources')
  for (const id of ['videos', 'faq']) await press(id)
  const shown = () => [videoCards().length, questions().length]
  const left = shown()
  expect(left).toEqual([4, 6])
  cleanup()
  await renderInApp(<ResourcesPage />, '/resources')
  expect(shown()).toEqual(left)
})
