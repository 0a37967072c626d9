import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { startTestSmtp } from '#server/mail/testing/testSmtp.ts'
import { allRules, colourRules, violations } from '../support/axe.ts'
import { visitor } from '../support/browser.ts'
import { clippedTexts } from '../support/clippedTexts.ts'
import { furnishOffice, mailKey } from '../support/deskOffice.ts'
import { deskScreens } from '../support/deskScreens.ts'
import { deskSettings, signInByLink } from '../support/deskVisit.ts'
import { overlaps } from '../support/overlaps.ts'
import { overflow } from '../support/pageFaults.ts'
import { startProduct } from '../support/product.ts'
import { unboundText } from '../support/unboundText.ts'
import { unmarkedChoices } from '../support/unmarkedChoices.ts'

const [light, dark] = ['light', 'dark'] as const
/** Each with the rules of axe that it can break and the ways before it cannot: axe takes two thirds of the time. */
const ways = [
  { width: 390, height: 844, size: 100, colorScheme: light, rules: allRules },
  { width: 390, height: 844, size: 100, colorScheme: dark, rules: colourRules },
  // The narrowest screen of WCAG 2.2 (1.4.10), and a phone on its side.
  { width: 320, height: 640, size: 200, colorScheme: light, rules: allRules },
  { width: 640, height: 320, size: 200, colorScheme: light, rules: [] },
  { width: 1440, height: 900, size: 100, colorScheme: light, rules: allRules },
  { width: 1440, height: 900, size: 100, colorScheme: dark, rules: colourRules },
  { width: 1440, height: 900, size: 200, colorScheme: light, rules: [] },
]

test('every screen of the workplace shows its text whole, and without a fault of axe, at 390 and 1440 px in both themes, with text at 200 % from 320 px on, and what is chosen in a contrast theme', async () => {
  const smtp = await startTestSmtp()
  onTestFinished(smtp.close)
  // Articles are only read here.
  const settings = { ...deskSettings(smtp), MAIL_WEBHOOK_SECRET: mailKey, SITE_SOURCE: process.cwd() }
  await using product = await startProduct(settings)
  await using someone = await visitor({ viewport: { width: 1440, height: 900 } })
  const { page, complaints } = someone
  await signInByLink(page, product.url, smtp)
  const office = await furnishOffice(page, product.url)
  const faults: string[] = []
  for (const [name, open] of Object.entries(deskScreens(page, product.url, office))) {
    for (const [at, { width, height, size, colorScheme, rules }] of ways.entries()) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      // Opened anew at each width: a large screen shows more at once than a phone.
      if (ways[at - 1]?.width !== width) await open()
      await setTextSize(page, size)
      faults.push(
        ...(await faultsOf(page, rules)).map((fault) => `${name}, ${width} px, ${size} %, ${colorScheme}: ${fault}`),
      )
    }
    await setTextSize(page, 100)
    await page.emulateMedia({ forcedColors: 'active' })
    faults.push(...(await unmarkedChoices(page)).map((fault) => `${name}, in a contrast theme: ${fault}`))
    await page.emulateMedia({ forcedColors: 'none' })
  }
  expect(faults).toEqual([])
  expect(complaints).toEqual([])
}, 900_000)

/** As the browser's own setting does, and once the page has drawn what it measures anew. */
function setTextSize(page: Page, percent: number): Promise<void> {
  return page.evaluate((size) => {
    document.documentElement.style.setProperty('font-size', `${size}%`)
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
  }, percent)
}

async function faultsOf(page: Page, rules: string[]): Promise<string[]> {
  const texts = [
    await overflow(page),
    ...(await clippedTexts(page)),
    ...(await unboundText(page)),
    ...(await overlaps(page)),
  ]
  return [...texts.filter(Boolean), ...(rules.length > 0 ? await violations(page, rules) : [])]
}
