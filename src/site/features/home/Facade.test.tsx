// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { servicePaths } from '#content/services/order.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { Facade } from './Facade.tsx'

afterEach(cleanup)

const windows = () => screen.getAllByRole('listitem')
const addressOf = (window: HTMLElement) => window.querySelector('a')?.getAttribute('href')

test('HM-06 HM-07 HM-08 a window for every service in its order, then Contact Us', async () => {
  await renderInApp(<Facade />)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Complete List of Services')
  expect(windows().map(addressOf)).toEqual([...servicePaths.map((path) => `/services/${path}`), '/contact'])
  expect(windows().at(-1)?.textContent).toBe('Contact Us')
})

test('HM-09 HM-10 Load More opens the whole list, takes the keyboard to the seventh window and leaves no way back', async () => {
  await renderInApp(<Facade />)
  const list = screen.getByRole('list')
  expect(list.hasAttribute('data-collapsed')).toBe(true)
  fireEvent.click(screen.getByText('Load More'))
  expect(list.hasAttribute('data-collapsed')).toBe(false)
  expect(document.activeElement).toBe(windows()[6]?.querySelector('a'))
  expect(screen.queryAllByRole('button', { hidden: true })).toEqual([])
})

test('HM-11 More Services goes to the overview', async () => {
  await renderInApp(<Facade />)
  expect(screen.getByRole('link', { name: 'More Services' }).getAttribute('href')).toBe('/services')
})
