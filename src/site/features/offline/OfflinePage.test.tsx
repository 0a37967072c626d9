// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { serviceCards } from '#content/services.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { OfflinePage } from './OfflinePage.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const links = (title: string) => {
  const list = screen.getByRole('heading', { level: 3, name: title }).parentElement
  return within(list ?? document.body)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
}

test('OF-09 the page says that it stands in for one that is not stored, and lists what can be read', async () => {
  await renderInApp(<OfflinePage articles={[{ slug: 'a-will', displayName: 'A Will' }]} />, '/offline')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page is not stored on this device')
  expect(links('Services')).toEqual(serviceCards.map(({ path }) => `/services/${path}`))
  expect(links('Blogs')).toEqual(['/blogs/a-will'])
  expect(links('Other pages')).toEqual(
    expect.arrayContaining(['/tools', '/privacypolicy', '/countries/kuwait', '/deadlines']),
  )
})

test("'Try again' reloads the address", async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  await renderInApp(<OfflinePage articles={[]} />, '/offline')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
})
