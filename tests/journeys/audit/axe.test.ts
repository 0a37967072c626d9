import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pageAddresses } from '../../support/addresses.ts'
import { allRules, colourRules, violations } from '../../support/axe.ts'
import { openPage } from '../../support/browser.ts'
import { productForAllTests, visitorForAllTests } from '../../support/forAllTests.ts'

const addresses = [
  ...pageAddresses,
  '/offline',
  '/blogs?page=2',
  '/no-such-page',
  '/services/NoSuchService',
  '/blogs/no-such-blog',
]

const at = productForAllTests()
const someone = visitorForAllTests({ reducedMotion: 'reduce' })

async function audit(page: Page, path: string): Promise<string[]> {
  const found: string[] = []
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, at.url + path)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const list = await violations(page, colorScheme === 'light' ? allRules : colourRules)
      found.push(...list.map((violation) => `${path} ${width} ${colorScheme}: ${violation}`))
    }
  }
  return found
}

test('AX-01 axe finds no violation of WCAG 2.2 AA on any address, at 390 and 1440 px, light and dark', {
  timeout: 300_000,
}, async () => {
  const left = [...addresses]
  const found: string[] = []
  const work = async (page: Page) => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) found.push(...(await audit(page, path)))
  }
  await Promise.all([work(someone.page), work(await someone.context.newPage())])
  expect(found).toEqual([])
})
