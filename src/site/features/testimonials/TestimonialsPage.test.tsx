// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testimonials } from '#content/pages/testimonials.ts'
import { site } from '#content/site.ts'
import { claimsOf } from '#content/texts/claims.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { compactCells, typingStep, wideCells } from './mosaic.ts'
import { TestimonialsPage } from './TestimonialsPage.tsx'

let width = 1440
let lists: EventTarget[] = []

/** Makes media queries answer as in a window of the given width. */
function resizeTo(pixels: number) {
  width = pixels
  for (const list of lists) list.dispatchEvent(new Event('change'))
}

beforeEach(() => {
  width = 1440
  lists = []
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const below = Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0)
    const list = Object.defineProperty(new EventTarget(), 'matches', { get: () => width <= below })
    lists.push(list)
    return list as MediaQueryList
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const grid = () => within(screen.getByRole('region', { name: 'Drawn portraits' }))
const tiles = () => [...document.querySelectorAll('[data-text-tile]')].map((tile) => tile.textContent)

const three = ([1, 2, 3] as const).map((id) => ({ id, quote: 'I knew why.', name: 'R. S.', title: 'Toronto' }))

test('TS-01 the hero shows title, subtitle, description and the stars', async () => {
  await renderInApp(<TestimonialsPage says={claimsOf(undefined, site.product)} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Testimonials')
  for (const text of [testimonials.hero.subtitle, testimonials.hero.description]) {
    expect(screen.getByText(text)).toBeTruthy()
  }
  expect(screen.getByRole('img', { name: /stars/ }).getAttribute('src')).toContain('/art/plate/stars-')
})

test('TS-02 TS-16 three stories with photo, quote, name and title under the given heading', async () => {
  await renderInApp(<TestimonialsPage says={claimsOf(undefined, site.product)} stories={three} />)
  const stories = within(screen.getByRole('group', { name: 'Stories From Some of Our Clients' }))
  const figures = stories.getAllByRole('figure', { hidden: true })
  expect(figures).toHaveLength(3)
  for (const [position, figure] of figures.entries()) {
    expect(figure.querySelector('img')?.getAttribute('src')).toContain(`/art/portrait/story-${position + 1}-`)
    expect(figure.querySelector('blockquote')?.textContent).not.toBe('')
    expect(figure.querySelector('figcaption b')?.textContent).not.toBe('')
  }
})

test('TS-30 a line in front of the stories and of their title says what the owner has to say of them', async () => {
  await renderInApp(<TestimonialsPage says={claimsOf(undefined, site.product)} stories={three} />)
  const { title, note } = testimonials.carousel
  const stories = screen.getByRole('group', { name: title })
  const section = stories.closest('section')
  expect(section?.textContent).toContain(note)
  for (const later of note ? [stories, screen.getByRole('heading', { name: title })] : [])
    expect(screen.getByText(note).compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('a practice that has no stories yet shows no heading and no arrows for them, and one with a single story no arrows', async () => {
  await renderInApp(<TestimonialsPage says={claimsOf(undefined, site.product)} stories={[]} />)
  expect(document.body.textContent).not.toContain(testimonials.carousel.title)
  expect(screen.queryAllByRole('button', { name: /slide/ })).toEqual([])
  expect(screen.getByRole('link', { name: /Submit Now/ })).toBeTruthy()
  cleanup()
  await renderInApp(<TestimonialsPage says={claimsOf(undefined, site.product)} stories={three.slice(0, 1)} />)
  expect(screen.getByRole('heading', { name: testimonials.carousel.title })).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: /slide|testimonial/i })).toEqual([])
})

test("TS-07 RT-27 'Submit Now' opens the outside form in a new tab", async () => {
  await renderInApp(<TestimonialsPage says={claimsOf(undefined, site.product)} />)
  expect(screen.getByRole('heading', { name: 'Submit Your Testimonial' })).toBeTruthy()
  const link = screen.getByRole('link', { name: /Submit Now/ })
  expect(link.getAttribute('href')).toBe(site.forms.testimonial)
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
})

test('TS-09 TS-17 from 640 px 24 cells with 18 different photos and the 6 texts', async () => {
  await renderInApp(<TestimonialsPage says={claimsOf(undefined, site.product)} />)
  expect(grid().getAllByRole('listitem')).toHaveLength(24)
  const photos = grid().getAllByRole('img')
  expect(new Set(photos.map((photo) => photo.getAttribute('src'))).size).toBe(18)
  expect(tiles()).toHaveLength(6)
  expect(tiles().slice(0, 3)).toEqual([
    'Trusted by NRIs Worldwide',
    'Securing Your Legacy, for 20+ Years',
    'Legal & Realty Experts',
  ])
})

test('TS-11 below 640 px nine cells with 3 texts; a resize changes it both ways', async () => {
  await renderInApp(<TestimonialsPage says={claimsOf(undefined, site.product)} />)
  await act(async () => resizeTo(639))
  expect(grid().getAllByRole('listitem')).toHaveLength(9)
  expect(grid().getAllByRole('img')).toHaveLength(6)
  expect(tiles()).toHaveLength(3)
  await act(async () => resizeTo(640))
  expect(grid().getAllByRole('listitem')).toHaveLength(24)
})

test('TS-12 TS-14 wide, the tiles at index 3, 4 and 5 type themselves one after the other; narrow, all do', () => {
  expect([0, 1, 2, 3, 4, 5].map((tile) => typingStep(tile, false))).toEqual([undefined, undefined, undefined, 0, 1, 2])
  expect([0, 1, 2].map((tile) => typingStep(tile, true))).toEqual([0, 1, 2])
})

test('every photo of the compact grid stands in the wide one too, so that its style can place it', () => {
  const names = (cells: typeof wideCells) => cells.map(({ kind, number }) => `${kind}${number}`)
  expect(new Set(names(wideCells)).size).toBe(24)
  for (const name of names(compactCells)) expect(names(wideCells)).toContain(name)
})

test('the page of a law firm says why there are no stories, and shows no portrait, tile, star or form', async () => {
  const says = claimsOf('law firm', site.product)
  await renderInApp(<TestimonialsPage says={says} />)
  expect(screen.getByText(says.testimonials)).toBeTruthy()
  expect(document.querySelectorAll('img, figure, [data-text-tile]').length).toBe(0)
  expect(screen.queryByRole('link', { name: testimonials.submit.button })).toBeNull()
  expect(document.body.textContent).not.toContain(testimonials.carousel.title)
})
