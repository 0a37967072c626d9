import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageAddresses } from '../support/addresses.ts'
import { hydrated } from '../support/browser.ts'
import { productForAllTests, visitorForAllTests } from '../support/forAllTests.ts'

const served = productForAllTests()
const reader = visitorForAllTests({ serviceWorkers: 'allow' })
const site = join(process.env.DIST_DIR ?? 'dist', 'site')

const scripts = () =>
  reader.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      // What the worker has stored by then does not travel again.
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime }))
      .filter(({ path }) => path.endsWith('.js')),
  )

/** Bytes of a file of the site as it travels. */
const travels = (path: string) => statSync(join(site, existsSync(join(site, `${path}.br`)) ? `${path}.br` : path)).size

test('all script that an article loads by itself takes less than 150,000 bytes', async () => {
  await reader.page.goto(`${served.url}/blogs/capital-gains-tax-nri`)
  await hydrated(reader.page)
  // What is loaded at rest counts, too.
  await reader.page.waitForTimeout(4000)
  const paths = new Set((await scripts()).map(({ path }) => path))
  expect(paths.size).toBeGreaterThan(5)
  expect([...paths].reduce((sum, path) => sum + travels(path), 0)).toBeLessThan(150_000)
})

test('no library is asked for before the page has come', async () => {
  await reader.page.goto(`${served.url}/blogs/capital-gains-tax-nri`)
  await hydrated(reader.page)
  const loaded = await reader.page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
  )
  expect(loaded).toBeGreaterThan(0)
  const early = (await scripts()).filter(({ startTime }) => startTime < loaded).map(({ path }) => path)
  expect(early.reduce((sum, path) => sum + travels(path), 0)).toBeLessThan(4000)
})

test('a prerendered page is taken over without one style being made anew', async () => {
  const made = []
  for (const address of pageAddresses) {
    await reader.page.goto(served.url + address)
    await hydrated(reader.page)
    const rules = await reader.page.evaluate(() =>
      [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].flatMap(({ sheet }) =>
        [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
      ),
    )
    made.push(...rules.map((rule) => `${address}: ${rule}`))
  }
  expect(made).toEqual([])
})
