import { expect, test } from 'vitest'
import { consultation } from '#content/pages/consultation.ts'
import { importantLinks } from '#content/pages/importantLinks.ts'
import { resources } from '#content/pages/resources.ts'
import { testimonials } from '#content/pages/testimonials.ts'
import { serviceCards } from '#content/services.ts'
import { articles, services } from '../../support/siteTexts.ts'

const keys = (value: object) => Object.keys(value).sort()
const sorted = (names: string) => names.split(' ').sort()

test('SC-06 a service has the named fields', () => {
  for (const service of services) {
    // Only some have a tool.
    expect(keys({ tool: undefined, ...service })).toEqual(
      sorted(
        'displayName path icon description metaDescription metaKeywords pigment heroSection introSection servicesListSection faqSection moreServicesSection textSection sources tool',
      ),
    )
    expect(keys(service.heroSection)).toEqual(
      sorted('titleColor backgroundColor subtitleColor textColor image subtitle description'),
    )
    expect(keys(service.faqSection)).toEqual(sorted('backgroundColor quoteIcon defaultText questions'))
    expect(service.faqSection.defaultText).toBe('Click on any question to see the answer')
    expect(keys(service.moreServicesSection)).toEqual(sorted('backgroundImage imageOpacity'))
    expect(keys(service.textSection)).toEqual(sorted('mainText resourcesLink'))
    expect(service.textSection.resourcesLink).toBe('/resources')
  }
})

test('SC-06 service cards, links, videos, questions and stories have the named fields', () => {
  for (const card of serviceCards)
    expect(keys(card)).toEqual(expect.arrayContaining(['elementId', 'icon', 'path', 'title']))
  for (const video of resources.videos.items) expect(keys(video)).toEqual(['id', 'link', 'title'])
  for (const item of resources.faq.items) expect(keys(item)).toEqual(['answer', 'question'])
  for (const story of testimonials.carousel.items) expect(keys(story)).toEqual(['id', 'name', 'quote', 'title'])
  expect(keys(importantLinks)).toEqual(['footer', 'links', 'title'])
  expect(keys(importantLinks.title)).toEqual(['highlight', 'text'])
  expect(keys(importantLinks.footer)).toEqual(['email', 'text'])
  expect(keys(consultation)).toEqual(['buttons', 'description', 'footerText', 'title'])
})

test('BL-03 every article brings what its card shows', () => {
  for (const { slug, displayName, date, readingTime, heroSection } of articles) {
    expect([displayName, date, readingTime, heroSection.description].every(Boolean), slug).toBe(true)
    expect(heroSection.image).toBe(slug)
  }
})
