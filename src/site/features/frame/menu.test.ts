import { expect, test } from 'vitest'
import { servicePaths } from '#content/services/order.ts'
import { isCurrent, menu } from './menu.ts'

const current = (path: string) => menu.filter((item) => isCurrent(item, path)).map((item) => item.title)

/** Those of the entries that have one of the titles: an owner may have added others. */
const among = <Entry extends { title: string }>(entries: readonly Entry[] = [], titles: readonly string[]) =>
  entries.filter(({ title }) => titles.includes(title))

test('TB-07 TB-27 the menu holds the pages in their order, Resources holding For NRIs and Blogs', () => {
  const pages = ['Home', 'About Us', 'Services', 'Testimonials', 'Resources', 'Contact Us']
  expect(among(menu, pages).map(({ title }) => title)).toEqual(pages)
  const below = menu.find(({ path }) => path === '/resources')?.subMenu
  expect(among(below, ['For NRIs', 'Blogs']).map(({ path }) => path)).toEqual(['/resources', '/blogs'])
})

test('TB-08 TB-23 Services holds the overview and the services in order', () => {
  const paths = menu.find(({ path }) => path === '/services')?.subMenu?.map(({ path }) => path)
  expect(paths).toEqual(['/services', ...servicePaths.map((path) => `/services/${path}`)])
})

test('TB-10 one item stands for each page, for pages below it too, with or without a trailing slash', () => {
  expect(current('/')).toEqual(['Home'])
  expect(current('/about/')).toEqual(['About Us'])
  expect(current('/services')).toEqual(['Services'])
  expect(current('/services/NCLT-Matters')).toEqual(['Services'])
  expect(current('/resources')).toEqual(['Resources'])
  expect(current('/blogs/capital-gains-tax-nri')).toEqual(['Resources'])
  expect(current('/tasks/refund')).toEqual(['Resources'])
  expect(current('/privacypolicy')).toEqual([])
  expect(current('/servicesandmore')).toEqual([])
})
