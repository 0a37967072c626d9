import { expect, test } from 'vitest'
import { articleCards } from '#content/articles.ts'
import { contactLinks } from '#content/pages/contactLinks.ts'
import { serviceCards } from '#content/services.ts'
import { someService } from '../../support/addresses.ts'
import { oneOfEachKind } from '../../support/everyAddress.ts'
import { servedSite, visitorForAllTests } from '../../support/forAllTests.ts'
import { unseenTexts } from '../../support/unseenTexts.ts'

const at = servedSite()
const someone = visitorForAllTests({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

const inSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

test('ME-09 RM-02 without JavaScript every text of a page of each kind is seen: nothing is hidden, transparent or without room', async () => {
  const { page } = someone
  const found: string[] = []
  for (const path of oneOfEachKind) {
    await page.goto(at.url + path)
    found.push(...(await unseenTexts(page)).map((text) => `${path}: ${text}`))
  }
  expect(found).toEqual([])
})

test('ME-10 without JavaScript links lead from Home to the services, from the list to all articles, and back home', async () => {
  const { page } = someone
  await page.goto(at.url)
  expect(await page.locator('#services li:visible').count()).toBe(15)
  await page.locator('#services').getByRole('link', { name: 'Partition of Property' }).click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Partition of Property')
  await page.goto(`${at.url}/blogs`)
  for (const { slug } of articleCards)
    expect(await page.locator(`main a[href="/blogs/${slug}"]`).count()).toBeGreaterThan(0)
  await page
    .getByRole('link', { name: articleCards[13]?.displayName ?? '' })
    .first()
    .click()
  await page.waitForURL(`${at.url}/blogs/${articleCards[13]?.slug}`)
  await page.locator('footer a[href="/"]').first().click()
  await page.waitForURL(`${at.url}/`)
  for (const { path } of serviceCards)
    expect(await page.locator(`a[href="/services/${path}"]`).count()).toBeGreaterThan(0)
})

test('ME-14 NF-03 without JavaScript an unknown address says so and leads home', async () => {
  const { page } = someone
  const answer = await page.goto(`${at.url}/no-such-page`)
  expect(answer?.status()).toBe(404)
  expect(await page.getByText('Oops! The page you are looking for does not exist.').isVisible()).toBe(true)
  await page.getByRole('link', { name: 'Go Home' }).click()
  await page.waitForURL(`${at.url}/`)
})

test('without JavaScript every form says that it needs it, and how to write and call instead', async () => {
  const { page } = someone
  await page.goto(at.url + someService)
  const notes = page.locator('main section:has(form) noscript')
  for (const note of await notes.all()) {
    expect(await note.locator('p').textContent()).toContain('This form needs a current browser with JavaScript')
    expect(await note.locator(`a[href="${contactLinks.email}"]`).isVisible()).toBe(true)
    expect(await note.locator(`a[href="${contactLinks.call}"]`).isVisible()).toBe(true)
  }
  expect(await notes.count()).toBe(3)
  expect(await page.locator('main form').count()).toBe(3)
})

test.each([390, 1280])(
  'without JavaScript the bar of a page %i px wide has nothing that does nothing',
  async (width) => {
    const { page } = someone
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${at.url}/about`)
    const bar = page.locator('header').filter({ has: page.locator('a[href="/search"]') })
    expect(await bar.locator('button').filter({ visible: true }).count()).toBe(0)
    if (width < 900) {
      await bar.getByRole('link', { name: 'All pages' }).click()
      await expect.poll(() => page.getByRole('link', { name: 'Privacy Policy' }).evaluate(inSight)).toBe(true)
    } else {
      await bar.getByRole('link', { name: 'Services' }).click()
      await page.waitForURL(`${at.url}/services`)
    }
    await page.setViewportSize({ width: 390, height: 844 })
  },
)

test('without JavaScript the search page leads on by links that look like links, below its field', async () => {
  const { page } = someone
  await page.goto(`${at.url}/search`)
  const link = page.locator('main noscript').getByRole('link', { name: 'Services' })
  expect(await link.evaluate((one) => getComputedStyle(one).textDecorationLine)).toBe('underline')
  const [field, text] = [page.locator('main input'), page.locator('main noscript p')]
  const below = ((await text.boundingBox())?.y ?? 0) - ((await field.boundingBox())?.y ?? 0)
  expect(below).toBeGreaterThan(70)
})
