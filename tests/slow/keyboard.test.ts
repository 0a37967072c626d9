import { expect, test } from 'vitest'
import { someArticle, someService } from '../support/addresses.ts'
import { openPage } from '../support/browser.ts'
import { focusStops } from '../support/focusStops.ts'
import { servedSite, visitorForAllTests } from '../support/forAllTests.ts'
import { pageIdle } from '../support/idle.ts'

const at = servedSite()
const someone = visitorForAllTests({ reducedMotion: 'reduce' })

async function open(path: string, width = 1280): Promise<void> {
  await someone.page.setViewportSize({ width, height: 800 })
  await openPage(someone.page, at.url + path)
  // A font that arrives late sets the text above the focus again.
  await someone.page.evaluate(() => document.fonts.ready.then(() => {}))
  await pageIdle(someone.page)
  // A thread or a section that is fetched or drawn only near the reader would move the stop that is being judged.
  await someone.page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await pageIdle(someone.page)
  await someone.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // Until the way back to the top, offered down there, has faded.
  await pageIdle(someone.page)
}

test.each([
  ['/', 60],
  ['/about', 40],
  ['/services', 60],
  [someService, 40],
  ['/resources', 40],
  ['/testimonials', 40],
  ['/blogs', 45],
  [someArticle, 50],
  ['/privacypolicy', 30],
])('KB-08 on %s every stop of the Tab key is seen: a ring round it, in view, under nothing', async (path, least) => {
  for (const width of [1280, 390]) {
    await open(path, width)
    const stops = await focusStops(someone.page)
    expect(stops.filter(({ fault }) => fault).map(({ name, fault }) => `${width} ${name}: ${fault}`)).toEqual([])
    if (width === 1280) expect(stops.length).toBeGreaterThanOrEqual(least)
  }
})

test('KB-08 the first stop leads past the bar to the content', async () => {
  const { page } = someone
  await open('/about')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('with less motion, Back from a section that the contents led to returns to where the reader was', async () => {
  const { page } = someone
  await open(someArticle)
  const link = page.locator('nav a[href^="#"]').last()
  await link.focus()
  const before = await page.evaluate(() => Math.round(scrollY))
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(before + 800)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before)
})

test('Back to a page whose skip link was used returns to where the reader was', async () => {
  const { page } = someone
  await open('/about')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await pageIdle(page)
  const link = page.locator('footer a[href="/testimonials"]').first()
  await link.evaluate((one: HTMLAnchorElement) => one.click())
  await expect.poll(() => new URL(page.url()).pathname).toBe('/testimonials')
  await pageIdle(page)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1500)
})

test('KB-03 the questions of a service are opened and closed by keyboard', async () => {
  const { page } = someone
  await open(someService, 390)
  const question = page.locator('main h3 + button[aria-expanded]').first()
  await question.focus()
  await page.keyboard.press('Enter')
  expect(await question.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Space')
  expect(await question.getAttribute('aria-expanded')).toBe('false')
})

test('KB-04 the stories are changed by keyboard: next, previous, dots', async () => {
  const { page } = someone
  await open('/testimonials')
  const story = () => page.locator('[data-state=current] blockquote, [data-state=current] p').first().textContent()
  const first = await story()
  await page.getByRole('button', { name: 'go to next slide' }).focus()
  await page.keyboard.press('Enter')
  const second = await story()
  expect(second).not.toBe(first)
  await page.getByRole('button', { name: 'go to previous slide' }).focus()
  await page.keyboard.press('Space')
  expect(await story()).toBe(first)
  await page.getByRole('button', { name: 'Go to testimonial 2' }).focus()
  await page.keyboard.press('Enter')
  expect(await story()).toBe(second)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Go to testimonial 2')
})
