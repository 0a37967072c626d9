import { expect, test } from 'vitest'
import { someService } from '../support/addresses.ts'
import { longArticle } from '../support/articles.ts'
import { hydrated, moving, openPage, visitor } from '../support/browser.ts'
import { productForAllTests } from '../support/forAllTests.ts'
import { showAt, tap, thereAndBack } from '../support/pathChange.ts'

const at = productForAllTests()
const phone = { viewport: { width: 390, height: 844 } } as const
const still = { reducedMotion: 'reduce' } as const
const inFooter = `footer a[href="${someService}"]`
const readMore = 'main section:has(> h2) ul a[href^="/blogs/"]'
const timeouts = { timeout: 30_000 }

test.each([
  ['a related article', readMore, moving],
  ['a related article, with less motion', readMore, still],
  ['a service in the footer', inFooter, moving],
  ['a service in the footer, with less motion', inFooter, still],
] as const)(
  'BA-30 from far down a page, %s shows its heading in its first frame and never its end',
  async (_name, link, motion) => {
    await using someone = await visitor({ ...phone, ...motion })
    const { page } = someone
    await openPage(page, at.url + longArticle)
    const [first, ...later] = await thereAndBack(page, link)
    expect(first?.inView).toBe(true)
    const furthest = Math.max(...[first, ...later].map((frame) => frame?.scrollY ?? 0))
    expect(furthest).toBeLessThanOrEqual(motion === still ? 0 : phone.viewport.height)
    // On its way it only goes up.
    const positions = later.map(({ scrollY }) => scrollY)
    expect(positions).toEqual([...positions].sort((one, other) => other - one))
  },
)

test('BA-30 the way back shows the page where it was left in its first frame, without a glide', async () => {
  await using someone = await visitor({ ...phone, ...moving })
  const { page } = someone
  await openPage(page, at.url + longArticle)
  const old = await showAt(page, readMore)
  await tap(page, readMore)
  const seen = await page.evaluate(async () => {
    const title = () => document.querySelector('main h1')?.textContent
    const before = title()
    const positions: number[] = []
    history.back()
    for (let frames = 0; frames < 30; ) {
      await new Promise(requestAnimationFrame)
      if (title() === before) continue
      frames += 1
      positions.push(Math.round(scrollY))
    }
    return positions
  })
  expect(new Set(seen)).toEqual(new Set([old]))
})

test('BA-30 a link to a section of another page leads to that section, 80 px below the top', async () => {
  await using someone = await visitor({ ...phone, ...moving })
  const { page } = someone
  await openPage(page, at.url + longArticle)
  await showAt(page, readMore)
  await page.keyboard.press('/')
  await page.getByRole('searchbox').fill('witnesses of a will')
  const found = page.locator('[data-found][href^="/blogs/"][href*="#"]').first()
  const target = new URL((await found.getAttribute('href')) ?? '', at.url)
  expect(target.pathname).not.toBe(longArticle)
  await found.click()
  await expect.poll(() => page.url(), timeouts).toBe(target.href)
  const top = () =>
    page
      .locator(target.hash)
      .evaluate((heading) => Math.round(heading.getBoundingClientRect().top), undefined, timeouts)
  await expect.poll(top, timeouts).toBe(80)
})

test('BA-30 with less motion every way that the site scrolls ends at once', async () => {
  await using someone = await visitor({ ...phone, ...still })
  const { page } = someone
  await openPage(page, at.url + longArticle)
  await page.evaluate(() => {
    const asked: unknown[] = []
    const scroll = window.scrollTo.bind(window)
    window.scrollTo = (...args: unknown[]) => {
      asked.push(args[0])
      scroll(...(args as [ScrollToOptions]))
    }
    Object.assign(window, { asked })
  })
  await page.locator('nav a[href^="#"]').first().click()
  await showAt(page, 'footer')
  await page.getByRole('button', { name: 'Back to top' }).click()
  await showAt(page, readMore)
  await page.locator(readMore).first().click()
  await page.waitForURL((url) => url.pathname !== longArticle)
  await hydrated(page)
  const behaviours = () =>
    page.evaluate(() => (window as unknown as { asked: ScrollToOptions[] }).asked.map(({ behavior }) => behavior))
  await expect.poll(async () => (await behaviours()).length, timeouts).toBeGreaterThanOrEqual(3)
  expect(new Set(await behaviours())).toEqual(new Set(['instant']))
})
