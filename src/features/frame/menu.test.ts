import { expect, test } from 'vitest'
import { servicePaths } from '#content/services/order.ts'
import { isCurrent, menu } from './menu.ts'

const current = (path: string) => menu.filter((item) => isCurrent(item, path)).map((item) => item.title)

test('TB-07 TB-27 the menu holds the pages in their order, Resources holding For NRIs and Blogs', () => {
  expect(menu.map(({ title }) => title)).toEqual([
    'Home',
    'About Us',
    'Services',
    'Testimonials',
    'Resources',
    'Contact Us',
  ])
  expect(menu[4]?.subMenu).toEqual([
    { title: 'For NRIs', path: '/resources' },
    { title: 'Blogs', path: '/blogs' },
  ])
})

test('TB-08 TB-23 Services holds the overview and the services in order', () => {
  const paths = menu[2]?.subMenu?.map(({ path }) => path)
  expect(paths).toEqual(['/services', ...servicePaths.map((path) => `/services/${path}`)])
})

test('TB-10 one item stands for each page, for pages below it too, with or without a trailing slash', () => {
  expect(current('/')).toEqual(['Home'])
  expect(current('/about/')).toEqual(['About Us'])
  expect(current('/services')).toEqual(['Services'])
  expect(current('/services/NCLT-Matters')).toEqual(['Services'])
  expect(current('/resources')).toEqual(['Resources'])
  expect(current('/blogs/capital-gains-tax-nri')).toEqual(['Resources'])
  expect(current('/privacypolicy')).toEqual([])
  expect(current('/servicesandmore')).toEqual([])
})
