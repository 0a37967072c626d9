import { expect, test } from 'vitest'
import { articleCards } from '#content/articles.ts'
import { about } from '#content/pages/about.ts'
import { blogs } from '#content/pages/blogs.ts'
import { contact } from '#content/pages/contact.ts'
import { home } from '#content/pages/home.ts'
import { resources } from '#content/pages/resources.ts'
import { servicesOverview } from '#content/pages/servicesOverview.ts'
import { testimonials } from '#content/pages/testimonials.ts'
import { serviceCards } from '#content/services.ts'
import { titleCase } from '#ui/text/titleCase.ts'
import { someService } from '../support/addresses.ts'
import { servedSite } from '../support/forAllTests.ts'
import { rawPage } from '../support/rawPage.ts'

const at = servedSite()

/** Status and main heading of the address, as they are sent. */
async function shown(address: string): Promise<string> {
  const { status, headings } = await rawPage(at.url + address)
  return `${status} ${headings.find(({ level }) => level === 1)?.text}`
}

test.each([
  ['RT-01', '/', home.hero.titleLines.join(' ')],
  ['RT-02', '/about', about.hero.title],
  ['RT-03', '/services', servicesOverview.hero.title],
  ['RT-05 RT-22', '/resources', resources.hero.title],
  ['RT-06', '/testimonials', testimonials.hero.title],
  ['RT-07', '/blogs', blogs.title],
  ['RT-09', '/contact', contact.hero.title],
  ['RT-10', '/privacypolicy', 'Privacy Policy'],
])('%s %s shows its page under the heading %s', async (_row, address, title) => {
  expect(await shown(address)).toBe(`200 ${title}`)
})

test('RT-04 RT-16 each service path shows its service by its name', async () => {
  for (const { path, title } of serviceCards) expect(await shown(`/services/${path}`)).toBe(`200 ${title}`)
})

test('RT-08 each slug shows its article', async () => {
  for (const { slug, displayName } of articleCards) expect(await shown(`/blogs/${slug}`)).toBe(`200 ${displayName}`)
})

test('SH-10 the breadcrumb of a page names its address in words', async () => {
  const { text } = await rawPage(at.url + someService)
  expect(text).toContain(`HomeServices${titleCase(serviceCards[0]?.path ?? '')}`)
})
