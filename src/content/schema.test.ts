import * as v from 'valibot'
import { expect, test } from 'vitest'
import { articleFrontMatter, checked } from './schema.ts'
import { servicePaths } from './services/order.ts'

const front = {
  id: 'blog15',
  displayName: 'Selling a Flat',
  description: 'What to settle first.',
  metaDescription: 'What to settle.',
  date: 'May 1, 2025',
  reviewed: '20 November 2026',
  readingTime: '9 min read',
  service: servicePaths[0],
}
const article = (change: object) => checked(articleFrontMatter, { ...front, ...change }, 'a.md')

test('a faultless front matter passes', () => {
  expect(article({})).toEqual(front)
})

test.each([
  ['id', { id: '15' }, 'must be "blog" and a number, e.g. blog15'],
  ['slug', { slug: 'Selling a flat' }, 'must be lowercase words joined by hyphens'],
  ['date', { date: '1 May 2025' }, 'must be written like "May 1, 2025"'],
  ['date', { date: 'May 01, 2025' }, 'must be written like "May 1, 2025"'],
  ['date', { date: 'February 30, 2025' }, 'is not a day of the calendar; write the month in full'],
  ['date', { date: 'Mai 1, 2025' }, 'is not a day of the calendar; write the month in full'],
  ['date', { date: 'Mar 1, 2025' }, 'is not a day of the calendar; write the month in full'],
  ['reviewed', { reviewed: 'November 20, 2026' }, 'must be written like "20 November 2026"'],
  ['reviewed', { reviewed: '31 November 2026' }, 'is not a day of the calendar; write the month in full'],
  ['readingTime', { readingTime: '9 minutes' }, 'must be written like "11 min read"'],
  ['displayName', { displayName: ' ' }, 'is empty; fill it in'],
  ['summary', { summary: 'x' }, 'is not a known field; correct its spelling or remove it'],
])('a fault in %s is named: %o', (field, change, advice) => {
  expect(() => article(change)).toThrow(`a.md: ${field}: ${advice}`)
})

test('a missing field is named', () => {
  const { date: _left, ...rest } = front
  expect(() => checked(articleFrontMatter, rest, 'a.md')).toThrow('a.md: date: is missing; add it')
})

test('an unknown service is answered with the paths there are', () => {
  expect(() => article({ service: 'Title' })).toThrow(
    `a.md: service: is not a service path; use one of ${servicePaths[0]}`,
  )
})

test('a fault in a list names the item', () => {
  expect(() => checked(v.object({ items: v.array(v.string('must be text')) }), { items: ['a', 1] }, 'x.ts')).toThrow(
    'x.ts: items.1: must be text',
  )
})
