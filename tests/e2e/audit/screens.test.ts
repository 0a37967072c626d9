import { expect, test } from 'vitest'
import { about } from '#content/pages/about.ts'
import { importantLinks } from '#content/pages/importantLinks.ts'
import { resources } from '#content/pages/resources.ts'
import { servicePaths } from '#content/services/order.ts'
import { enquiryTexts } from '#content/texts/enquiry.ts'
import { subscribeTexts } from '#content/texts/subscribe.ts'
import { someArticle, someService } from '../../support/addresses.ts'
import { openPage } from '../../support/browser.ts'
import { servedSite, visitorForAllTests } from '../../support/forAllTests.ts'
import { slowness } from '../../support/machineSpeed.ts'
import { rawPage } from '../../support/rawPage.ts'

const at = servedSite()
const someone = visitorForAllTests()

async function open(path: string, width = 1440): Promise<void> {
  await someone.page.setViewportSize({ width, height: 900 })
  await openPage(someone.page, at.url + path)
}
/** One that is not among the first on Home. */
const lastService = `/services/${servicePaths.at(-1)}`
const path = () => new URL(someone.page.url()).pathname

/** How many of the elements are in the first row. */
async function columns(selector: string, width: number): Promise<number> {
  await someone.page.setViewportSize({ width, height: 900 })
  return someone.page.locator(selector).evaluateAll((elements) => {
    const tops = elements.map((element) => Math.round(element.getBoundingClientRect().top))
    return tops.filter((top) => top === tops[0]).length
  })
}

test('HM-09 HM-12 Home shows six of the windows at 390 px until Load More, and all of them on wide screens', async () => {
  const { page } = someone
  await open('/', 390)
  const windows = () =>
    page.locator('#services li').evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)
  const loadMore = page.locator('#services').getByRole('button', { name: 'Load More' })
  expect(await windows()).toBe(6)
  await loadMore.click()
  expect(await windows()).toBe(servicePaths.length + 1)
  expect(await loadMore.count()).toBe(0)
  // Nor does the way back lead to six.
  await page.locator('#services').locator(`a[href="${lastService}"]`).click()
  await expect.poll(path).toBe(lastService)
  await page.goBack()
  await expect.poll(windows).toBe(servicePaths.length + 1)
  await open('/', 1440)
  expect(await windows()).toBe(servicePaths.length + 1)
  expect(await loadMore.isVisible()).toBe(false)
})

test('SV-10 away from the overview a card leads to its service', async () => {
  await open('/')
  await someone.page.locator('#services').locator(`a[href="${someService}"]`).click()
  await expect.poll(path, { timeout: 5000 }).toBe(someService)
})

test('SV-01 SV-07 SV-08 the overview has breadcrumb and hero; card and hash bring the section to 80 px below the top', async () => {
  const { page } = someone
  await open('/services')
  expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).locator('a').allTextContents()).toEqual([
    'Home',
    'Services',
  ])
  expect(await page.locator('h1').textContent()).toBe('Our Services')
  const top = (id: string) =>
    page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await page.locator('a[href$="#template-6"]').first().click()
  await expect.poll(() => top('template-6'), { timeout: 6000 }).toBe(80)
  await open('/about')
  await open('/services#template-9')
  await expect.poll(() => top('template-9'), { timeout: 6000 }).toBe(80)
})

test.each(servicePaths)("SD-09 %s has the banner 'We solve legal issues...'", async (service) => {
  const { headings } = await rawPage(`${at.url}/services/${service}`)
  expect(headings.filter(({ text }) => text === 'We solve legal issues...')).toHaveLength(1)
})

/** Whether the first matches of the selectors are stacked in the given order. */
const areInOrder = (selectors: readonly string[]) =>
  someone.page.evaluate((named) => {
    const all = named.map((selector) => document.querySelector(selector))
    const follows = (one: Element | null | undefined, other: Element | null) =>
      one && other && one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
    return all.every((element, at) => element && (at === 0 || follows(all[at - 1], element)))
  }, selectors)

test('RS-01 RS-02 For NRIs has header, anchor bar, hero, its parts, contact and footer in the given order', async () => {
  await open('/resources')
  const parts = ['#videos', '#ask-us', '#faq', '#helpful-links', '#contact']
  expect(await areInOrder(['header', 'nav[aria-label="On this page"]', 'h1', ...parts, 'footer'])).toBe(true)
  expect(await areInOrder(['footer', 'header'])).toBe(false)
})

test('AB-05 on About Us the shared sections follow: contact, then letters', async () => {
  const headings = (await rawPage(`${at.url}/about`)).headings.map(({ text }) => text)
  const places = [about.leaders.title, enquiryTexts.sectionTitle, subscribeTexts.title].map((title) =>
    headings.indexOf(title),
  )
  expect(places).not.toContain(-1)
  expect(places.toSorted((one, other) => one - other)).toEqual(places)
})

test('TS-08 TS-10 the photo grid has six columns and four rows from 640 px, and three by three below', async () => {
  await open('/testimonials')
  const cells = 'section[aria-label="Drawn portraits"] li'
  const rows = async () => (await someone.page.locator(cells).count()) / (await columns(cells, 1440))
  expect([await columns(cells, 640), await rows()]).toEqual([6, 4])
  await someone.page.setViewportSize({ width: 639, height: 900 })
  await expect.poll(() => someone.page.locator(cells).count()).toBe(9)
  expect(await columns(cells, 639)).toBe(3)
})

test('CO-05 an address with #contact opens at the contact section', async () => {
  await open('/contact#contact', 390)
  const top = () => someone.page.locator('#contact').evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(top, { timeout: 5000 }).toBeLessThan(200)
  expect(await top()).toBeGreaterThanOrEqual(0)
})

test('RS-15 the helpful links are in two columns at medium width and up, and are stacked below', async () => {
  const { page } = someone
  await open('/resources', 1440)
  const parts = () =>
    page.locator('#helpful-links').evaluate((section) => {
      const title = section.querySelector('h2')?.getBoundingClientRect()
      const table = section.querySelector('table')?.getBoundingClientRect()
      if (!title || !table) return 'missing'
      return table.left >= title.right || table.right <= title.left ? 'beside' : 'stacked'
    })
  expect(await parts()).toBe('beside')
  for (const [width, layout] of [
    [900, 'beside'],
    [899, 'stacked'],
    [390, 'stacked'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await parts(), String(width)).toBe(layout)
  }
})

test('RS-19 the block of important links has defaults, which the page takes', () => {
  expect(resources.importantLinks).toBe(importantLinks)
  expect(importantLinks.title.highlight).toBeTruthy()
  expect(importantLinks.links).toHaveLength(6)
})

test('BL-04 the blog list has one column on small screens, two from sm, three from md', async () => {
  await open('/blogs')
  const cards = 'main ul > li:has(> * a[href^="/blogs/"])'
  expect([
    await columns(cards, 600),
    await columns(cards, 601),
    await columns(cards, 899),
    await columns(cards, 900),
  ]).toEqual([1, 2, 2, 3])
})

test('BA-12 related articles have one column on small screens, two on medium, three on large', async () => {
  await open(someArticle)
  const cards = 'section:has(> * h2:text("Related Articles")) li, section:has(> h2:text("Related Articles")) li'
  expect([await columns(cards, 390), await columns(cards, 900), await columns(cards, 1280)]).toEqual([1, 2, 3])
})

test('HM-19 what is largest on Home is painted as soon as it is there, not when its fade ends', async () => {
  const delayOf = async (width: number) => {
    await open('/', width)
    return someone.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as PerformanceEntry & { renderTime: number; loadTime: number }
            const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
            // A text can be painted from the first paint on, a picture when it has come.
            resolve(last.startTime - Math.max(first, last.loadTime))
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
  }
  for (const width of [390, 1440]) {
    // A busy machine can only delay the paint: the best of three visits counts.
    const delays = [await delayOf(width), await delayOf(width), await delayOf(width)]
    const limit = 350 * (await slowness(someone.page))
    expect(Math.min(...delays), `${width} px: ${delays.map(Math.round)} ms`).toBeLessThan(limit)
  }
})
