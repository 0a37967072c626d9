import { expect, test } from 'vitest'
import { allGuides, countryGuides } from '#content/allGuides.ts'
import { about } from '#content/pages/about.ts'
import { resources } from '#content/pages/resources.ts'
import { testimonials } from '#content/pages/testimonials.ts'
import { serviceCards } from '#content/services.ts'
import { site } from '#content/site.ts'
import { pageAddresses, taskAddresses, toolAddresses } from '../support/addresses.ts'
import { articles, services } from '../support/siteTexts.ts'
import { specifiedDates, specifiedServices, specifiedSlugs } from './specification.ts'

test('RT-15 RT-16 SD-21 the services are those of the specification, in its order and spelling', () => {
  expect(serviceCards.map(({ path, title }) => [path, title])).toEqual(specifiedServices)
  expect(services.map(({ path, displayName }) => [path, displayName])).toEqual(specifiedServices)
})

test('BL-06 BA-15 the articles are those of the specification, numbered from blog1 without a gap', () => {
  expect(articles.map(({ id, slug }) => [id, slug])).toEqual(
    specifiedSlugs.map((slug, position) => [`blog${position + 1}`, slug]),
  )
})

test('BL-09 BA-04 the articles were published in 2025 and reviewed on one day', () => {
  expect(articles[0]?.date).toBe(specifiedDates.newest)
  expect(articles.at(-1)?.date).toBe(specifiedDates.oldest)
  expect(new Set(articles.map(({ date }) => date)).size).toBe(articles.length)
  expect(new Set(articles.map(({ reviewed }) => reviewed)).size).toBe(1)
})

test('BL-09 reading times lie between 8 and 15 minutes, and both ends are used', () => {
  const minutes = articles.map(({ readingTime }) => Number.parseInt(readingTime, 10))
  expect(Math.min(...minutes)).toBe(8)
  expect(Math.max(...minutes)).toBe(15)
  for (const { readingTime } of articles) expect(readingTime).toMatch(/^\d+ min read$/)
})

test('OF-18 the site has 52 pages beside the tools and tasks, of nine countries among others', () => {
  expect([serviceCards.length, articles.length, allGuides.length, countryGuides.length]).toEqual([14, 14, 14, 9])
  expect(pageAddresses.length - toolAddresses.length - taskAddresses.length).toBe(52)
  expect(taskAddresses).toHaveLength(7)
})

test('SC-04 the samples belong to nobody: reserved names and a number that cannot be called', () => {
  expect(site.product).toBe('Pravasi Desk')
  expect(site.email).toMatch(/@(?:[\w-]+\.)*example\.com$/)
  for (const url of [site.origin, ...Object.values(site.forms)])
    expect(new URL(url).host).toMatch(/(?:^|\.)example\.com$/)
  // An Indian mobile number begins with 6, 7, 8 or 9.
  expect(site.phone.replace(/\D/g, '')).toMatch(/^91[0-5]\d{9}$/)
})

test('SD-15 the questions give the two periods in the words of the specification', () => {
  const answers = (path: string) =>
    services.find((service) => service.path === path)?.faqSection.questions.map(({ answer }) => answer) ?? []
  const saying = (path: string, words: string) => answers(path).filter((answer) => answer.includes(words))
  expect(saying('TitleVerification', '7-14 days')).toEqual([expect.stringContaining('estimate')])
  expect(saying('SuccessionCertificate', '3–6 months')).toEqual([expect.stringContaining('estimate')])
})

test('RS-11 there are six questions, and AB-04 four leaders are roles and no people', () => {
  expect(resources.faq.items).toHaveLength(6)
  expect(about.leaders.items).toHaveLength(4)
  for (const { title } of about.leaders.items) expect(title).toMatch(/^Head of [A-Z]/)
})

test('TS-17 the six tiles say what the specification says', () => {
  expect(testimonials.tiles).toEqual([
    'Trusted by NRIs Worldwide',
    'Securing Your Legacy, for 20+ Years',
    'Legal & Realty Experts',
    'Hassle-Free Asset Management',
    'Customer Success Stories',
    'Decades of Trusted Service',
  ])
})
