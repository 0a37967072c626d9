import { expect, test } from 'vitest'
import { home } from '#content/pages/home.ts'
import { testimonials } from '#content/pages/testimonials.ts'
import { emptyFields } from '#content/practice.ts'
import { practice, site } from '#content/site.ts'
import { frameTexts } from '#content/texts/frame.ts'
import { lawReview } from '#content/texts/lawReview.ts'

test('SH-20 PV-05 SD-20 by default nothing is counted, and the query form of service pages sends nothing', () => {
  expect([site.analytics, site.serviceQueryForm]).toEqual(['none', 'inert'])
})

test('the project ships with an empty practice, which is nobody’s', () => {
  expect(emptyFields()).toEqual(Object.keys(practice))
})

test('no lawyer has reviewed the sample, and its texts say so', () => {
  expect(lawReview.label).toBe('Law compared by the editors, not yet by a lawyer:')
})

test('HM-04 HM-17 HM-18 TB-11 while the kind of the practice is not set, the texts are those of the specification', () => {
  expect(practice.kind).toBeUndefined()
  expect(home.hero.bottomText).toMatch(/^20\+ years of experience\. .*48 hours/)
  expect(home.help.cards.map(({ title }) => title)).toEqual(['We make it work', 'No back-and-forth', 'Straightforward'])
  expect([home.consultation.text, frameTexts.bookCall]).toEqual(['Book a FREE Consultation', 'Book a Call with us!'])
})

test('TS-30 the sample stories say that they are examples', () => {
  expect(testimonials.carousel.note).toBe('Example texts, not written by clients.')
})
