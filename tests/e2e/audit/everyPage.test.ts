import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { allRules, colourRules, violations } from '../../support/axe.ts'
import { openPage } from '../../support/browser.ts'
import { everyAddress } from '../../support/everyAddress.ts'
import { productForAllTests, visitorForAllTests } from '../../support/forAllTests.ts'
import { cutOff, outlineFaults, overflow } from '../../support/pageFaults.ts'

const widths = [320, 390, 620, 700, 900, 1000, 1031, 1111, 1440, 1920]

const at = productForAllTests()
const someone = visitorForAllTests({ reducedMotion: 'reduce' })
const found = {
  outline: [] as string[],
  width: [] as string[],
  axe: [] as string[],
  bigText: [] as string[],
  motion: [] as string[],
}

/** What still moves, or cannot be seen yet, where motion is reduced. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    const unseen = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li)')].filter(
      (element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }),
    )
    return [
      ...running.map(({ id, effect }) => `moves: ${id} ${(effect as KeyframeEffect).target?.outerHTML.slice(0, 60)}`),
      ...unseen.map((element) => `not seen: ${element.textContent?.slice(0, 40)}`),
    ]
  })
}

/** Each page is opened once and looked at in every way. */
async function audit(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await openPage(page, at.url + path)
  const note = (list: string[], faults: string[], how: string) =>
    list.push(...faults.filter(Boolean).map((fault) => `${path} ${how}: ${fault}`))
  note(found.outline, await outlineFaults(page), '')
  note(found.motion, await moving(page), '')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    note(found.width, [await overflow(page)], `${width}`)
    if (width !== 390 && width !== 1440) continue
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const rules = colorScheme === 'light' ? allRules : colourRules
      note(found.axe, await violations(page, rules), `${width} ${colorScheme}`)
    }
  }
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    note(found.bigText, [await overflow(page), ...(await cutOff(page))], `${width}`)
  }
}

beforeAll(async () => {
  const left = [...everyAddress]
  const work = async (page: Page) => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await audit(page, path)
  }
  await Promise.all([work(someone.page), work(await someone.context.newPage())])
}, 900_000)

test('AX-01 axe finds no violation of WCAG 2.2 AA on any address, at 390 and 1440 px, light and dark', () => {
  expect(found.axe).toEqual([])
})

test('AX-03 every page has its language, landmarks with names, one h1 and headings in order', () => {
  expect(found.outline).toEqual([])
})

test('RM-01 RM-02 with reduced motion nothing moves and everything is seen at once', () => {
  expect(found.motion).toEqual([])
})

test('RT-21 AX-04 no page scrolls sideways, from 320 to 1920 px', () => {
  expect(found.width).toEqual([])
})

test('AX-04 with text at 200 % no page scrolls sideways and nothing is cut off', () => {
  expect(found.bigText).toEqual([])
})

test('AX-04 zooming is not blocked', async () => {
  const html = await (await fetch(at.url)).text()
  const viewport = /<meta name="viewport" content="([^"]*)"/.exec(html)?.[1]
  expect(viewport).toContain('width=device-width')
  expect(viewport).not.toMatch(/user-scalable|maximum-scale/)
})
