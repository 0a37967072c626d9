import { expect, test } from 'vitest'
import { testimonials } from '#content/pages/testimonials.ts'
import { emptyFields } from '#content/practice.ts'
import { practice, site } from '#content/site.ts'

test('SH-20 PV-05 SD-20 by default nothing is counted, and the query form of service pages sends nothing', () => {
  expect([site.analytics, site.serviceQueryForm]).toEqual(['none', 'inert'])
})

test('the project ships with an empty practice, which is nobody’s', () => {
  expect(emptyFields()).toEqual(Object.keys(practice))
})

test('TS-30 the sample stories say that they are examples', () => {
  expect(testimonials.carousel.note).toBe('Example texts, not written by clients.')
})
