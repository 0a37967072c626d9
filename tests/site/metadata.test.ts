import { checkedPaths } from 'virtual:translations'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { allGuides } from '#content/allGuides.ts'
import { allTasks, taskList } from '#content/allTasks.ts'
import { articleCards } from '#content/articles.ts'
import { brand } from '#content/brand.ts'
import { calendarPath, wholeCalendar } from '#content/calendar.ts'
import { isoDay } from '#content/isoDay.ts'
import { serviceCards } from '#content/services.ts'
import { site } from '#content/site.ts'
import { menu } from '#site/features/frame/menu.ts'
import { pageAddresses, translatedAddresses } from '../support/addresses.ts'
import { servedSite } from '../support/forAllTests.ts'
import { plain } from '../support/prose.ts'
import { type RawPage, rawPage } from '../support/rawPage.ts'
import { articles, partsOf, services, textOf } from '../support/siteTexts.ts'

const at = servedSite()
const pages = new Map<string, RawPage>()

beforeAll(async () => {
  for (const path of pageAddresses) pages.set(path, await rawPage(at.url + path))
})

/** The faults of any page, by its address. */
function faults(wrong: (page: RawPage, path: string) => unknown): string[] {
  return [...pages].flatMap(([path, page]) => {
    const fault = wrong(page, path)
    return fault ? [`${path}: ${String(fault)}`] : []
  })
}

test("ME-01 ME-08 every title is '{page} - {product}' and names its page", () => {
  expect(faults(({ title }) => !title.endsWith(` - ${site.product}`) && title)).toEqual([])
  const names: [path: string, name: string][] = [
    ...serviceCards.map((card): [string, string] => [`/services/${card.path}`, card.title]),
    ...articleCards.map((card): [string, string] => [`/blogs/${card.slug}`, card.displayName]),
    ...[...allGuides, taskList, ...allTasks].map(({ path, meta }): [string, string] => [path, meta.title]),
    ['/', 'Home'],
    ['/about', 'About Us'],
    ['/services', 'Services'],
    ['/resources', 'For NRIs'],
    ['/testimonials', 'Testimonials'],
    ['/blogs', 'Blogs'],
    ['/contact', 'Contact Us'],
    ['/privacypolicy', 'Privacy Policy'],
  ]
  expect(names.map(([path]) => pages.get(path)?.title)).toEqual(names.map(([, name]) => `${name} - ${site.product}`))
})

test('ME-02 ME-07 every page has a description, and no two share one or a title', () => {
  const descriptions = [...pages.values()].map(({ meta }) => meta.get('description') ?? '')
  expect(descriptions).not.toContain('')
  expect(new Set(descriptions).size).toBe(pages.size)
  expect(new Set([...pages.values()].map(({ title }) => title)).size).toBe(pages.size)
})

test('ME-03 every page has the meta that shared links are shown with, saying what the page says', () => {
  const wrong = faults(({ meta, title, canonical }) => {
    const expected = {
      'og:title': title,
      'og:description': meta.get('description'),
      'og:url': canonical,
      'og:site_name': site.product,
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': meta.get('description'),
      'twitter:image': meta.get('og:image'),
    }
    return Object.entries(expected).find(([name, value]) => !value || meta.get(name) !== value)
  })
  expect(wrong).toEqual([])
})

test('ME-04 every page names its own address as canonical', () => {
  expect(faults(({ canonical }, path) => canonical !== site.origin + path && canonical)).toEqual([])
})

test('ME-05 the structured data of every page parses and describes it as a WebPage', () => {
  const wrong = faults(({ data, title, canonical, meta }) => {
    const page = data.find((item) => item['@type'] === 'WebPage')
    return (
      page?.['@context'] !== 'https://schema.org' ||
      page.name !== title ||
      page.url !== canonical ||
      page.description !== meta.get('description')
    )
  })
  expect(wrong).toEqual([])
})

test('ME-05 BA-04 the structured data of an article gives its first publication and the review of its law', () => {
  for (const { slug, date, reviewed } of articleCards) {
    const article = pages.get(`/blogs/${slug}`)?.data.find((item) => item['@type'] === 'Article')
    expect([article?.datePublished, article?.dateModified], slug).toEqual([isoDay(date), isoDay(reviewed)])
  }
})

test('ME-05 the questions of an article that search engines get can be read on its page', () => {
  for (const { slug } of articleCards) {
    const page = pages.get(`/blogs/${slug}`)
    const asked = page?.data.find((item) => item['@type'] === 'FAQPage')?.mainEntity
    const names = Array.isArray(asked) ? asked.map(({ name }) => String(name)) : []
    for (const name of names) expect(page?.text).toContain(name)
  }
})

test('ME-05 the structured data of a guide gives its breadcrumb, each step an address that answers', async () => {
  for (const { path } of allGuides) {
    const crumbs = pages.get(path)?.data.find((item) => item['@type'] === 'BreadcrumbList')?.itemListElement
    const items = Array.isArray(crumbs) ? crumbs.map(({ item }) => String(item).slice(site.origin.length)) : []
    expect(items).toEqual(['/', ...(path.startsWith('/countries/') ? ['/countries'] : []), path])
  }
})

test('ME-05 the structured data of a task gives its breadcrumb by way of the list, each step an address that answers', () => {
  for (const { path } of allTasks) {
    const crumbs = pages.get(path)?.data.find((item) => item['@type'] === 'BreadcrumbList')?.itemListElement
    const items = Array.isArray(crumbs) ? crumbs.map(({ item }) => String(item).slice(site.origin.length)) : []
    expect(items).toEqual(['/', taskList.path, path])
  }
})

test('the calendar is served as one, and says what the page lists', async () => {
  const answer = await fetch(`${at.url}${calendarPath}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect((await answer.text()).match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(wholeCalendar().length)
  expect(pages.get('/deadlines')?.links).toContain(calendarPath)
})

test('ME-06 every page has one h1 before any script', () => {
  const wrong = faults(({ headings }) => {
    const first = headings.filter(({ level }) => level === 1)
    return (first.length !== 1 || !first[0]?.text) && `${first.length} h1`
  })
  expect(wrong).toEqual([])
})

/** Length of texts of the content as they are read, in characters. */
const lengthOf = (texts: readonly string[]) => plain(texts.join(' ')).replace(/\s+/g, ' ').length

test('ME-09 services and articles can be read whole in the HTML', async () => {
  const lengths = new Map([
    ...articles.map((blog): [string, number] => [`/blogs/${blog.slug}`, lengthOf(partsOf(blog).body.map(textOf))]),
    ...services.map(({ path, textSection }): [string, number] => [
      `/services/${path}`,
      lengthOf([textSection.mainText]),
    ]),
  ])
  const wrong = faults(({ text, html }, path) => {
    const least = lengths.get(path)
    if (least === undefined) return false
    const hidden = /<(?:main|article|section|div|p)[^>]* (?:hidden|style)=?/.exec(html)?.[0]
    return text.length < least ? `only ${text.length} of ${least} characters` : hidden
  })
  expect(wrong).toEqual([])
  for (const { path, title } of serviceCards) expect(pages.get(`/services/${path}`)?.text).toContain(title)
})

test('ME-10 links are links before any script: menu, breadcrumb, services, legal services', () => {
  const services = serviceCards.map((card) => `/services/${card.path}`)
  const entries = menu.map((entry) => entry.path)
  const wrong = faults(({ links }, path) => {
    const parents = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/') || '/')
    return [...parents, ...entries, ...services, '/privacypolicy', '/blogs'].find((target) => !links.includes(target))
  })
  expect(wrong).toEqual([])
  expect(pages.get('/blogs')?.links).toEqual(expect.arrayContaining(articleCards.map((card) => `/blogs/${card.slug}`)))
})

test('ME-11 BA-19 an article by its id answers 200 and names the slug as canonical', async () => {
  for (const { id, slug } of articleCards) {
    const page = await rawPage(`${at.url}/blogs/${id}`)
    expect([page.status, page.canonical]).toEqual([200, `${site.origin}/blogs/${slug}`])
  }
})

test('ME-12 OF-18 the sitemap lists each page once, checked translations too, and nothing else', async () => {
  const answer = await fetch(`${at.url}/sitemap.xml`)
  expect(answer.headers.get('content-type')).toMatch(/xml/)
  const listed = Array.from((await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g), (match) => match[1])
  const translated = translatedAddresses.flatMap(({ code, addresses }) =>
    (checkedPaths[code] ?? []).flatMap((path) => addresses.get(path) ?? []),
  )
  expect(listed.sort()).toEqual([...pageAddresses, ...translated].map((path) => site.origin + path).sort())
})

test('ME-13 robots.txt lets everybody read and names the sitemap', async () => {
  const answer = await fetch(`${at.url}/robots.txt`)
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(text).toMatch(/^User-agent: \*$/m)
  expect(text).not.toMatch(/^Disallow: \/$/m)
  expect(text).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
})

test('security.txt says where to report a vulnerability, and fonts come with their licences', async () => {
  const answer = await fetch(`${at.url}/.well-known/security.txt`)
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(text).toMatch(new RegExp(`^Contact: mailto:${site.email}$`, 'm'))
  expect(Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now())
  for (const font of Object.values(brand.fonts)) {
    expect(await (await fetch(`${at.url}/licences/${font}.txt`)).text()).toContain('SIL OPEN FONT LICENSE')
  }
})

test('ME-14 RT-12 an unknown address answers 404 with the text in its HTML, not for indexing', async () => {
  for (const path of ['/no-such-page', '/services/NoSuchService', '/blogs/no-such-blog', '/about/more']) {
    const page = await rawPage(at.url + path)
    expect(page.status, path).toBe(404)
    expect(page.meta.get('robots'), path).toContain('noindex')
    expect(page.text, path).toContain('Oops! The page you are looking for does not exist.')
    expect(page.links, path).toContain('/')
  }
})

test('ME-15 RT-11 /privacy-policy leads to /privacypolicy', async () => {
  const answer = await fetch(`${at.url}/privacy-policy`, { redirect: 'manual' })
  expect([301, 308]).toContain(answer.status)
  expect(new URL(answer.headers.get('location') ?? '', at.url).pathname).toBe('/privacypolicy')
})

test('ME-16 every social picture exists, each page has its own, and all are 1200 × 630', async () => {
  const pictures = [...pages.values()].map(({ meta }) => meta.get('og:image') ?? '')
  expect(new Set(pictures).size).toBe(pages.size)
  for (const { meta } of pages.values()) {
    expect([meta.get('og:image:width'), meta.get('og:image:height')]).toEqual(['1200', '630'])
  }
  for (const picture of pictures) {
    const answer = await fetch(at.url + picture.slice(site.origin.length))
    expect([answer.status, answer.headers.get('content-type')], picture).toEqual([200, 'image/jpeg'])
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata()
    expect([format, width, height], picture).toEqual(['jpeg', 1200, 630])
  }
})
