// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { servicePaths } from '#content/services/order.ts'
import { site } from '#content/site.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { Footer } from './Footer.tsx'

afterEach(cleanup)

const linksAfter = (title: string) => {
  const list = screen.getByRole('heading', { name: title }).nextElementSibling
  return [...(list?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
}

test('SH-02 SH-11 quick links hold about, contact and privacy; legal services are the service pages', async () => {
  await renderInApp(<Footer />)
  expect(linksAfter('Quick Links')).toEqual(expect.arrayContaining(['/about', '/contact', '/privacypolicy']))
  expect(linksAfter('Legal Services')).toEqual(servicePaths.map((path) => `/services/${path}`))
})

test('SH-03 the copyright line follows the clock', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-06-01') })
  await renderInApp(<Footer />)
  vi.useRealTimers()
  expect(screen.getByText(/© 2031 /)).toBeTruthy()
})

test('SH-12 SH-14 each contact tile has icon, label and colour, and the map says and opens its place', async () => {
  await renderInApp(<Footer />)
  const tiles = within(screen.getByRole('list', { name: 'Ways to reach us' })).getAllByRole('link')
  expect(tiles).toHaveLength(4)
  for (const tile of tiles) expect(tile.querySelector('svg')).toBeTruthy()
  expect(new Set(tiles.map((tile) => tile.className)).size).toBe(4)
  const map = tiles.find((tile) => tile.textContent?.startsWith('Map'))
  const { label, address } = site.places.footer
  expect(map?.textContent).toContain(label)
  expect(new URL(map?.getAttribute('href') ?? '').searchParams.get('query')).toBe(address)
})

test('SH-15 RT-25 RT-26 links that leave open a new tab that learns nothing of this one', async () => {
  await renderInApp(<Footer />)
  const outside = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('http'))
  expect(outside.length).toBeGreaterThan(4)
  for (const link of outside) {
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
    expect(link.textContent).toContain('opens in a new tab')
  }
})
