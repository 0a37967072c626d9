import { expect, test } from 'vitest'
import { serviceCards } from '#content/services.ts'
import { frameTexts, menuTitles } from '#content/texts/frame.ts'
import { menu } from '#site/features/frame/menu.ts'
import { otherService } from '../support/addresses.ts'
import { hydrated, openPage, visitor } from '../support/browser.ts'
import { servedSite, visitorForAllTests } from '../support/forAllTests.ts'
import { pageIdle } from '../support/idle.ts'

const at = servedSite()
const someone = visitorForAllTests()
const bar = () => someone.page.locator('header')
const callButton = () => bar().getByRole('link', { name: frameTexts.bookCall })
const menuButton = () => bar().locator('[aria-controls=mobile-menu]')
const isSeen = (found: ReturnType<typeof bar>) => found.isVisible()

async function open(path: string, width = 1440): Promise<void> {
  await someone.page.setViewportSize({ width, height: 800 })
  await openPage(someone.page, at.url + path)
}

/** Whether the control is seen, by the width of the window. */
async function seenAt(widths: readonly number[], control: () => ReturnType<typeof bar>): Promise<boolean[]> {
  const seen: boolean[] = []
  for (const width of widths) {
    await someone.page.setViewportSize({ width, height: 800 })
    seen.push(await isSeen(control()))
  }
  return seen
}

test('TB-01 TB-02 the bar is fixed at the top and lets the page shine through', async () => {
  await open('/about')
  const style = await bar().evaluate((element) => {
    const { position, backgroundColor } = getComputedStyle(element)
    const alpha = Number(/[,/]\s*([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? 1)
    const { top, width } = element.getBoundingClientRect()
    return { position, alpha, top, width }
  })
  expect(style).toMatchObject({ position: 'fixed', top: 0, width: 1440 })
  expect(style.alpha).toBeGreaterThan(0.5)
  expect(style.alpha).toBeLessThan(1)
})

test('TB-03 TB-04 it goes away on the way down and comes back on the way up', async () => {
  const { page } = someone
  await open('/about')
  const bottom = () => bar().evaluate((element) => element.getBoundingClientRect().bottom)
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 900)
  await expect.poll(bottom, { timeout: 5000 }).toBeLessThanOrEqual(0)
  await page.mouse.wheel(0, -200)
  await expect.poll(bottom, { timeout: 5000 }).toBeGreaterThan(50)
})

test('TB-03 it stays while a drop-down is open', async () => {
  const { page } = someone
  await open('/about')
  await bar().getByRole('button', { name: 'Services' }).click()
  await page.mouse.move(700, 760)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY), { timeout: 5000 }).toBeGreaterThan(300)
  expect(await bar().evaluate((element) => element.getBoundingClientRect().top)).toBe(0)
})

test('TB-12 the call button shows from 1111 px on', async () => {
  await open('/')
  expect(await seenAt([900, 1000, 1031, 1110, 1111, 1440], callButton)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ])
})

test('TB-13 the call button pulses', async () => {
  await open('/')
  const pulse = () =>
    callButton().evaluate((element) =>
      element.getAnimations().map((animation) => ({
        running: animation.playState,
        forEver: animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      })),
    )
  expect(await pulse()).toEqual([{ running: 'running', forEver: true }])
})

test('TB-17 below the medium breakpoint there is a hamburger instead of the menu', async () => {
  await open('/')
  const menu = () => bar().getByRole('link', { name: 'About Us' })
  const widths = [390, 620, 700, 899, 900, 1000]
  expect(await seenAt(widths, menuButton)).toEqual([true, true, true, true, false, false])
  expect(await seenAt(widths, menu)).toEqual([false, false, false, false, true, true])
})

test('TB-24 the entries of the menu without a drop-down lead to their pages', async () => {
  await open('/')
  const [home, ...others] = menu.filter(({ subMenu }) => !subMenu)
  for (const { title, path } of [...others, ...(home ? [home] : [])]) {
    await bar().getByRole('link', { name: title, exact: true }).click()
    await expect.poll(() => new URL(someone.page.url()).pathname, { timeout: 5000 }).toBe(path)
  }
})

test('TB-29 on small screens phone and e-mail are in the bar, large enough for a finger', async () => {
  await open('/', 390)
  for (const width of [320, 390, 700]) {
    await someone.page.setViewportSize({ width, height: 800 })
    for (const scheme of ['tel:', 'mailto:']) {
      const box = await bar().locator(`a[href^="${scheme}"]`).boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(44)
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect((box?.x ?? width) + 44).toBeLessThanOrEqual(width)
    }
  }
})

test('KB-01 KB-02 a drop-down is opened, walked and chosen from by keyboard', async () => {
  const { page } = someone
  await open('/about')
  await bar().getByRole('button', { name: 'Services' }).focus()
  await page.keyboard.press('Enter')
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(serviceCards[1]?.title)
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname, { timeout: 5000 }).toBe(otherService)
  expect(await bar().getByRole('button', { name: 'Services' }).getAttribute('aria-expanded')).toBe('false')
})

test('KB-07 the mobile menu is opened, walked, closed and chosen from by keyboard', async () => {
  const { page } = someone
  await open('/about', 390)
  await menuButton().focus()
  await page.keyboard.press('Enter')
  const submenu = page.locator('#mobile-menu').getByRole('button', { name: 'Services' })
  await submenu.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/services')
  await page.keyboard.press('Escape')
  expect(await page.locator('#mobile-menu').count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-controls'))).toBe('mobile-menu')
  await page.keyboard.press('Enter')
  await page.locator('#mobile-menu').getByRole('link', { name: menuTitles.contact }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname, { timeout: 5000 }).toBe('/contact')
  expect(await page.locator('#mobile-menu').count()).toBe(0)
})

test.each([0, 1, 2])(
  'a menu whose button is pressed before the scripts are there opens when they are (%i)',
  async (stage) => {
    await using early = await visitor({ viewport: { width: 390, height: 800 } })
    const { page } = early
    // The later the script that is held up, the more of the page is already at work.
    const script = [/assets\/react-/, /assets\/system-/, /assets\/frame-/][stage] ?? /./
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(script, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${at.url}/about`)
    await page.locator('header [aria-controls=mobile-menu]').click()
    release()
    await page.locator('header [aria-controls=mobile-menu][aria-expanded=true]').waitFor()
    await hydrated(page)
    await pageIdle(page)
    expect(await page.locator('header [aria-controls=mobile-menu]').getAttribute('aria-expanded')).toBe('true')
  },
)

test('TB-14 the mobile list ends with the call item, which is green', async () => {
  const { page } = someone
  await open('/', 390)
  await menuButton().click()
  const last = page.locator('#mobile-menu a').last()
  expect(await last.textContent()).toBe(frameTexts.bookCall)
  const [red = 0, green = 0, blue = 0] = await last.evaluate((element) =>
    (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
  )
  expect(green).toBeGreaterThan(Math.max(red, blue))
})

test('in forced colours only the entry of the current page is underlined', async () => {
  const { page } = someone
  await page.emulateMedia({ forcedColors: 'active' })
  await open('/about')
  const underlined = await bar()
    .locator('nav a:visible, nav button:visible')
    .evaluateAll((entries) =>
      entries
        .filter((entry) => {
          const { borderBottomStyle, borderBottomWidth } = getComputedStyle(entry)
          return borderBottomStyle !== 'none' && borderBottomWidth !== '0px'
        })
        .map((entry) => entry.textContent),
    )
  await page.emulateMedia({ forcedColors: 'none' })
  expect(underlined).toEqual(['About Us'])
})
