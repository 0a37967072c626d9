// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { serviceBanners } from '#content/serviceBanners.ts'
import { serviceCards } from '#content/services.ts'
import { markHydrated } from '#ui/browser/hydrated.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { ServicesOverviewPage } from './ServicesOverviewPage.tsx'

const page = <ServicesOverviewPage>{null}</ServicesOverviewPage>

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function watchScrolling() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ ...new DOMRect(), top: 900 })
  return vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
}

test('SV-02 SV-03 a card of each service with title and window leads to template-0 and so on, in order', async () => {
  await renderInApp(page, '/services')
  const cards = within(screen.getByRole('region', { name: 'Explore Our Services' })).getAllByRole('link')
  expect(cards.map((card) => card.textContent)).toEqual(serviceCards.map(({ title }) => title))
  expect(cards.map((card) => card.getAttribute('href'))).toEqual(cards.map((_, n) => `#template-${n}`))
  for (const card of cards) expect(document.querySelector(card.getAttribute('href') ?? '')?.tagName).toBe('SECTION')
})

test('SV-04 SV-05 SV-06 each service has a banner with its first sentence and Know More, left and right by turns', async () => {
  await renderInApp(page, '/services')
  for (const [position, card] of serviceCards.entries()) {
    const banner = screen.getByRole('region', { name: card.title })
    expect(banner.id).toBe(card.elementId)
    expect(banner.querySelector('p')?.textContent).toBe(serviceBanners[card.path])
    expect(serviceBanners[card.path]?.match(/[.!?](\s|$)/g)).toHaveLength(1)
    expect(within(banner).getByRole('link', { name: 'Know More' }).getAttribute('href')).toBe(`/services/${card.path}`)
    expect(banner.dataset.picture).toBe(position % 2 ? 'right' : 'left')
  }
})

test('SV-07 a click on a card scrolls smoothly to its section, 80 px below the top', async () => {
  const scrollTo = watchScrolling()
  await renderInApp(page, '/services')
  const explore = screen.getByRole('region', { name: 'Explore Our Services' })
  fireEvent.click(within(explore).getByRole('link', { name: 'NCLT Matters' }))
  expect(scrollTo).toHaveBeenCalledWith({ top: 820, behavior: 'smooth' })
  expect(document.activeElement?.id).toBe('template-7')
})

// Before the next one: once hydrated, the page stays so.
test('SV-08 on the first page of a visit a reader who has scrolled on is not pulled back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(2000)
  const scrollTo = watchScrolling()
  await renderInApp(page, '/services#template-3')
  scrollTo.mockClear()
  vi.advanceTimersByTime(500)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('SV-08 SV-09 a hash in the address is followed after 100 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  markHydrated()
  const scrollTo = watchScrolling()
  await renderInApp(page, '/services#template-3')
  scrollTo.mockClear()
  vi.advanceTimersByTime(99)
  expect(scrollTo).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(scrollTo).toHaveBeenCalledWith({ top: 820, behavior: 'smooth' })
})
