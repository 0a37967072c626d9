import type { Page } from 'playwright-core'
import { beforeAll } from 'vitest'
import { allRules, colourRules, violations } from './axe.ts'
import { openPage } from './browser.ts'
import { servedSite, visitorForAllTests } from './forAllTests.ts'
import { overlaps, spaceText } from './overlaps.ts'
import { cutOff, outlineFaults, overflow } from './pageFaults.ts'
import { unboundText } from './unboundText.ts'

const widths = [320, 390, 620, 700, 900, 1000, 1031, 1111, 1440, 1920]

/** The faults of the pages, by kind, each with its address. */
interface PageFaults {
  outline: string[]
  width: string[]
  axe: string[]
  bigText: string[]
  spacedText: string[]
  motion: string[]
}

/** The state in which pages are looked at. */
interface AuditState {
  /** On the device before a page opens, by key. */
  stored: Readonly<Record<string, string>>
  /** Waits until the page shows it. */
  ready: (page: Page) => Promise<unknown>
}

/** Before the tests of a file, opens each page once and looks at it in every way. */
export function auditPages(addresses: readonly string[], state?: AuditState): PageFaults {
  const at = servedSite()
  const someone = visitorForAllTests({ reducedMotion: 'reduce' })
  const found: PageFaults = { outline: [], width: [], axe: [], bigText: [], spacedText: [], motion: [] }
  beforeAll(async () => {
    const left = [...addresses]
    await someone.context.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    }, state?.stored ?? {})
    const work = async (page: Page) => {
      for (let path = left.shift(); path !== undefined; path = left.shift())
        await audit(page, at.url, path, found, state)
    }
    await Promise.all([work(someone.page), work(await someone.context.newPage())])
  }, 900_000)
  return found
}

/** Elements that still move, or are not visible yet, although motion is reduced. */
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

async function audit(page: Page, site: string, path: string, found: PageFaults, state?: AuditState): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await openPage(page, site + path)
  await state?.ready(page)
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
    note(found.bigText, await textFaults(page), `${width}`)
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await spaceText(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    note(found.spacedText, await textFaults(page), `${width}`)
  }
}

/** The faults of text that is larger, or set further apart, than the design has it. */
async function textFaults(page: Page): Promise<string[]> {
  return [await overflow(page), ...(await cutOff(page)), ...(await unboundText(page)), ...(await overlaps(page))]
}
