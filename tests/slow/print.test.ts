import { expect, test } from 'vitest'
import { openingMark } from '#content/pageMarks.ts'
import { loadService, serviceCards } from '#content/services.ts'
import { site } from '#content/site.ts'
import { someArticle, someService } from '../support/addresses.ts'
import { openPage, visitor } from '../support/browser.ts'
import { servedSite } from '../support/forAllTests.ts'
import { plain } from '../support/prose.ts'

const at = servedSite()
const pages = [someArticle, someService]
const themes = ['light', 'dark'] as const

/** Every text that paper would show, with its colour. */
const printed = () =>
  [...document.querySelectorAll('body *')]
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
    .filter((element) => !element.matches('script, style, noscript') && element.checkVisibility())
    .map((element) => ({ text: element.textContent?.trim() ?? '', color: getComputedStyle(element).color }))

/** Fixed elements would print on every sheet; backgrounds cost ink and make dark text unreadable. */
const laidOver = () =>
  [...document.querySelectorAll<HTMLElement>('body, body *')]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { position, backgroundColor, backgroundImage } = getComputedStyle(element)
      return position === 'fixed' || backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none'
    })
    .map((element) => element.outerHTML.slice(0, 80))

test.each(pages.flatMap((path) => themes.map((theme) => ({ path, theme }))))(
  '$path prints as a document in dark on white, without controls, from the $theme theme',
  async ({ path, theme }) => {
    await using someone = await visitor({ colorScheme: theme })
    const { page } = someone
    await openPage(page, at.url + path)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('h1').isVisible()).toBe(true)
    expect(new Set((await page.evaluate(printed)).map(({ color }) => color)).size).toBeLessThanOrEqual(1)
    expect((await page.evaluate(printed))[0]?.color).toBe('rgb(20, 33, 61)')
    expect(await page.evaluate(laidOver)).toEqual([])
    const controls = page.locator('header:has(nav), footer, nav, form, aside, button svg, #comments, [role=status]')
    expect(await controls.filter({ visible: true }).count()).toBe(0)
    const last = (await page.evaluate(printed)).at(-1)?.text
    expect(last).toContain(site.product)
    expect(last).toMatch(new RegExp(`${path}$`))
  },
)

test('a page that is printed while its scripts are on their way is on paper with what lies below its first screen, and its pictures', async () => {
  await using someone = await visitor({ javaScriptEnabled: false })
  const { page } = someone
  await page.goto(at.url + someArticle)
  const away = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('article h2, article img:not([alt=""])')]
        .filter((one) => !one.closest('nav, aside, [data-screen]'))
        .filter((one) => !one.checkVisibility() || one.getBoundingClientRect().bottom < 0)
        .map((one) => one.outerHTML.slice(0, 80)),
    )
  await page.locator('html').evaluate((root, mark) => root.setAttribute(mark, 'paint'), openingMark)
  expect(await away()).not.toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await away()).toEqual([])
})

test('every question of a service is printed with its answer, also from a wide page', async () => {
  await using someone = await visitor()
  const { page } = someone
  await openPage(page, at.url + someService)
  await page.emulateMedia({ media: 'print' })
  const texts = (await page.evaluate(printed)).map(({ text }) => text)
  const service = await loadService(serviceCards[0]?.path ?? '')
  expect(service?.faqSection.questions.length).toBeGreaterThan(0)
  for (const { question, answer } of service?.faqSection.questions ?? []) {
    expect(texts).toContain(question)
    expect(texts.some((text) => text.startsWith(plain(answer).slice(0, 30)))).toBe(true)
  }
})

test('a picture that has not been loaded takes no room on paper', async () => {
  await using someone = await visitor()
  const { page } = someone
  await page.route(/\/art\/.*figure/, () => {})
  await openPage(page, at.url + someArticle)
  await page.emulateMedia({ media: 'print' })
  const height = () =>
    page
      .locator('figure img')
      .first()
      .evaluate((picture) => picture.getBoundingClientRect().height)
  await expect.poll(height).toBeLessThan(60)
})

test('paper names the address that an article is sent to, and after a link the one of the next page', async () => {
  await using someone = await visitor()
  const { page } = someone
  const foot = () => page.locator('[data-print-footer]').textContent()
  await openPage(page, `${at.url}/blogs/blog1`)
  expect(await foot()).toMatch(/\/blogs\/[a-z-]+$/)
  // The address follows the text: it is rewritten when the page has been taken over.
  await expect.poll(async () => (await foot())?.endsWith(new URL(page.url()).pathname)).toBe(true)
  await page.locator('header').getByRole('link', { name: 'About Us' }).click()
  await expect.poll(foot).toMatch(/\/about$/)
  expect(someone.complaints).toEqual([])
})
