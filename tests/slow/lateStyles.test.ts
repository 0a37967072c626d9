import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { contact } from '#content/pages/contact.ts'
import { openPage, visitor } from '../support/browser.ts'
import { servedSite } from '../support/forAllTests.ts'

const site = servedSite()

/** Holds back the script that makes styles, until `release` is called. */
async function holdEngine(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/engine-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** The visible style of an element and of all in it. */
const looks = (page: Page, selector: string) =>
  page.locator(selector).evaluate((root) =>
    [root, ...root.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element)
      return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]))
    }),
  )

/** The same once it does not change any more: an entrance that is under way would be compared with its end. */
async function settledLooks(page: Page, selector: string) {
  let now = await looks(page, selector)
  const isStill = async () => {
    const before = now
    now = await looks(page, selector)
    return isDeepStrictEqual(before, now)
  }
  await expect.poll(isStill, { interval: 500 }).toBe(true)
  return now
}

test('TB-18 the phone’s menu and its submenu look the same before Chakra’s engine has been loaded as afterwards', async () => {
  await using someone = await visitor({ viewport: { width: 390, height: 844 } })
  const { page } = someone
  const open = async () => {
    await openPage(page, site.url)
    await page.locator('header [aria-controls=mobile-menu]').click()
    await page.locator('#mobile-menu').getByRole('button', { name: 'Services' }).click()
    await page.locator('#mobile-menu ul ul').waitFor()
    await page.mouse.move(0, 800)
  }
  await holdEngine(page)
  await open()
  const early = await looks(page, '#mobile-menu')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await open()
  expect(early).toEqual(await looks(page, '#mobile-menu'))
})

test('TB-20 a drop-down looks the same before Chakra’s engine has been loaded as afterwards', async () => {
  await using someone = await visitor()
  const { page } = someone
  const list = 'header nav li > div > ul'
  const open = async () => {
    await openPage(page, site.url)
    await page.locator('header nav').getByRole('button', { name: 'Services' }).click()
    await page.locator(list).waitFor()
    await page.mouse.move(0, 790)
  }
  await holdEngine(page)
  await open()
  const early = await looks(page, list)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await open()
  expect(early).toEqual(await looks(page, list))
})

test('a page that is opened before Chakra’s engine has been loaded, and without its stylesheets, gets its design with the engine', async () => {
  await using someone = await visitor()
  const { page, complaints } = someone
  const main = 'main'
  const open = async () => {
    await openPage(page, site.url)
    await page.locator('header nav a[href="/contact"]').first().click()
    // The home page stays until the other one has been rendered, and the address changes before.
    await page.getByRole('heading', { level: 1, name: contact.hero.title }).waitFor()
    await page.mouse.move(0, 790)
  }
  await open()
  const whole = await settledLooks(page, main)
  const release = await holdEngine(page)
  await page.route(/\.css$/, (route) => route.abort())
  await open()
  expect(await looks(page, main)).not.toEqual(whole)
  release()
  await expect.poll(() => looks(page, main)).toEqual(whole)
  expect(complaints).toEqual([])
})

test('a dialog that is shown before Chakra’s engine has been loaded gets its design as soon as it has', async () => {
  await using someone = await visitor()
  const { page, complaints } = someone
  const dialog = 'dialog[open]'
  const open = async () => {
    await openPage(page, site.url)
    await page.keyboard.press('/')
    await page.locator(dialog).waitFor()
  }
  await open()
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/engine-/.test(name)))
  const whole = await looks(page, dialog)
  const release = await holdEngine(page)
  await open()
  expect(await looks(page, dialog)).not.toEqual(whole)
  release()
  await expect.poll(() => looks(page, dialog)).toEqual(whole)
  expect(complaints).toEqual([])
})
