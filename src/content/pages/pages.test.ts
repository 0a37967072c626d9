import { expect, test } from 'vitest'
import { about } from './about.ts'
import { blogNotFound } from './blogNotFound.ts'
import { blogs } from './blogs.ts'
import { contact } from './contact.ts'
import { contactLinks, digitsFromAbroad } from './contactLinks.ts'
import { footer } from './footer.ts'
import { home } from './home.ts'
import { notFound } from './notFound.ts'
import { offline } from './offline.ts'
import { privacy } from './privacy.ts'
import { resources } from './resources.ts'
import { serviceNotFound } from './serviceNotFound.ts'
import { servicesOverview } from './servicesOverview.ts'
import { testimonials } from './testimonials.ts'

const metas = [
  about,
  blogs,
  blogNotFound,
  contact,
  home,
  notFound,
  offline,
  privacy,
  resources,
  serviceNotFound,
  servicesOverview,
  testimonials,
].map(({ meta }) => meta)

test('ME-07 titles and descriptions differ from page to page, and descriptions have 120 to 160 characters', () => {
  expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length)
  expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length)
  expect(metas.filter(({ description: { length } }) => length < 120 || length > 160)).toEqual([])
})

test('HM-18 the home page states the reply within 48 hours', () => {
  expect(home.hero.bottomText).toContain('48 hours')
})

test('PV-03 the privacy policy has its ten sections in order', () => {
  expect(privacy.sections.map(({ title }) => title)).toEqual([
    'Information Collection and Use',
    'Use of Data',
    'Transfer of Data',
    'Disclosure of Data',
    'Security of Data',
    'Service Providers',
    'Links to Other Sites',
    "Children's Privacy",
    'Changes to This Privacy Policy',
    'Contact Us',
  ])
})

test('RS-08 each of the four videos is a link with an id of 11 characters', () => {
  const ids = resources.videos.items.map(({ link }) => /[?&]v=([\w-]{11})$/.exec(link)?.[1])
  expect(ids).toHaveLength(4)
  expect(new Set(ids).size).toBe(4)
  expect(ids).not.toContain(undefined)
})

test('RS-12 RS-13 six helpful links are stored without https', () => {
  const { links } = resources.importantLinks
  expect(links).toHaveLength(6)
  for (const { url } of links) expect(new URL(`https://${url}`).host).toBe(url)
})

test('TS-09 each of the 18 portraits of the grid is described in its own words', () => {
  expect(new Set(testimonials.portraitAlts.grid).size).toBe(18)
})

test('TS-18 testimonials carry initials and a city', () => {
  for (const { name, title } of testimonials.carousel.items) {
    expect(name).toMatch(/^([A-Z]\. ?)+$/)
    expect(title).not.toBe('')
  }
})

test('SH-13 the chat link has exactly the digits of the phone number that the footer shows', () => {
  const phone = footer.tiles.find(({ icon }) => icon === 'phone')?.name ?? ''
  expect(contactLinks.chat).toBe(`https://wa.me/${digitsFromAbroad(phone)}`)
})
