import { expect, test } from 'vitest'
import { productForAllTests } from '../support/forAllTests.ts'
import { alsoEndToEnd, forEachEngine } from './support/forEachEngine.ts'
import { click, gone, hydrated, openPage, shown, until } from './support/page.ts'

const at = productForAllTests()

/** Types the text at once into the field of the search; false while it has not the focus. */
function insertText(text: string): boolean {
  const isThere = document.activeElement?.matches('[data-search] input') === true
  return isThere && document.execCommand('insertText', false, text)
}

forEachEngine((engine) => {
  const path = () => engine.evaluate(() => location.pathname)
  const focused = () => engine.evaluate(() => document.activeElement?.textContent)

  test('on a wide screen the drop-down opens by click and by keyboard, Escape gives the focus back, and a link leads on', async () => {
    await engine.resize(1440, 900)
    await openPage(engine, `${at.url}/about`)
    const list = 'header nav li button + ul, header nav li ul'
    await click(engine, 'header nav button', 'Services')
    await shown(engine, list, 'Title Verification')
    await engine.press('Escape')
    await gone(engine, list)
    expect(await focused()).toBe('Services')
    await engine.press('Enter')
    await shown(engine, list)
    await engine.press('Tab')
    expect(await focused()).toBe('Overview')
    await engine.press('Enter')
    await expect.poll(path).toBe('/services')
    await gone(engine, list)
  })

  test('TB-18 TB-19 on a phone the hamburger opens the menu, its submenu, and leads on', async () => {
    await engine.resize(390, 844)
    await openPage(engine, `${at.url}/about`)
    await click(engine, '[aria-controls=mobile-menu]')
    await shown(engine, '#mobile-menu')
    await click(engine, '#mobile-menu button', 'Resources')
    await click(engine, '#mobile-menu a', 'Blogs')
    await expect.poll(path).toBe('/blogs')
    await gone(engine, '#mobile-menu')
  })

  test('search opens with its key, finds while typing, and leads to the place', async () => {
    await engine.resize(1280, 800)
    await openPage(engine, `${at.url}/about`)
    await engine.type('/')
    await shown(engine, 'dialog[data-search][open]')
    // In one step: the results lag behind what is typed.
    await until(engine, insertText, 'successon certifcate')
    await until(engine, () => /succession/i.test(document.querySelector('[data-search] mark')?.textContent ?? ''))
    await engine.press('ArrowDown')
    const target = await engine.evaluate(() => document.activeElement?.getAttribute('href'))
    await engine.press('Enter')
    await expect.poll(() => engine.evaluate(() => location.pathname + location.hash)).toBe(target)
    await gone(engine, 'dialog[data-search]')
  })

  test('the switch makes the page dark at once and it stays dark after a reload', async () => {
    await engine.resize(1280, 800)
    await openPage(engine, `${at.url}/contact`)
    const lightness = () =>
      engine.evaluate(() => {
        const [red = 0, green = 0, blue = 0] = (
          getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []
        ).map(Number)
        return (red + green + blue) / 765
      })
    const isDark = await engine.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
    expect(isDark).toBe(false)
    expect(await lightness()).toBeGreaterThan(0.8)
    await click(engine, '[aria-label="Switch to dark theme"]')
    await expect.poll(lightness).toBeLessThan(0.3)
    await engine.reload()
    await hydrated(engine)
    expect(await lightness()).toBeLessThan(0.3)
    await click(engine, '[aria-label="Switch to light theme"]')
    await expect.poll(lightness).toBeGreaterThan(0.8)
  })
}, alsoEndToEnd)
