// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { about } from '#content/pages/about.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { AboutPage } from './AboutPage.tsx'

afterEach(cleanup)

test('AB-01 breadcrumb, title, subtitle and description begin the page', async () => {
  await renderInApp(<AboutPage>{null}</AboutPage>, '/about')
  expect(within(screen.getByRole('navigation')).getAllByRole('link')).toHaveLength(2)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(about.hero.title)
  expect(screen.getByText(about.hero.subtitle)).toBeTruthy()
  expect(screen.getByText(about.hero.description)).toBeTruthy()
})

test('AB-02 the global presence banner has a button to the services', async () => {
  await renderInApp(<AboutPage>{null}</AboutPage>, '/about')
  const banner = screen.getByRole('region', { name: about.presence.title })
  expect(within(banner).getByRole('link').getAttribute('href')).toBe('/services')
})

test('AB-03 mission and vision are titled bullet lists', async () => {
  await renderInApp(<AboutPage>{null}</AboutPage>, '/about')
  for (const { title, items } of [about.mission, about.vision]) {
    const list = screen.getByRole('heading', { level: 2, name: title }).nextElementSibling
    expect([...(list?.children ?? [])].map((item) => item.textContent)).toEqual(items)
  }
})

test('AB-04 the leaders are four titled items with icons', async () => {
  await renderInApp(<AboutPage>{null}</AboutPage>, '/about')
  const leaders = within(screen.getByRole('region', { name: about.leaders.title })).getAllByRole('listitem')
  expect(leaders).toHaveLength(4)
  expect(new Set(leaders.map((leader) => leader.querySelector('path')?.getAttribute('d'))).size).toBe(4)
  expect(leaders.map((leader) => leader.querySelector('h3')?.textContent)).toEqual(
    about.leaders.items.map(({ title }) => title),
  )
})
