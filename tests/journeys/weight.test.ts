import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageAddresses } from '../support/addresses.ts'
import { hydrated, storedForOffline, visitor } from '../support/browser.ts'
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

test('the site is stored once the page answers, for both at a time are too much for a phone', async () => {
  await using someone = await visitor()
  await someone.page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype
    ServiceWorkerContainer.prototype.register = function (...given) {
      document.documentElement.dataset.registered = String('hydrated' in document.documentElement.dataset)
      return register.apply(this, given)
    }
  })
  await someone.page.goto(`${served.url}/blogs/capital-gains-tax-nri`)
  await storedForOffline(someone.page)
  expect(await someone.page.evaluate(() => document.documentElement.dataset.registered)).toBe('true')
})

/** One page of each kind. */
const kinds = pageAddresses
  .filter((address) => !/^\/(services|blogs)\//.test(address))
  .concat('/services/Documents', '/blogs/capital-gains-tax-nri')

/** Text of the styles that the browser's script made itself. */
const stylesMade = () =>
  reader.page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].flatMap(({ sheet }) =>
      [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
    ),
  )

test.each(kinds)('the prerendered %s is taken over without one style being made anew', async (address) => {
  await reader.page.goto(served.url + address)
  await hydrated(reader.page)
  expect(await stylesMade()).toEqual([])
})

test('neither reading down and up nor the way to the next article makes a style', async () => {
  await reader.page.goto(`${served.url}/blogs/capital-gains-tax-nri`)
  await hydrated(reader.page)
  await reader.page.mouse.wheel(0, 1500)
  await reader.page.getByRole('button', { name: 'Back to top' }).waitFor()
  await reader.page.mouse.wheel(0, -300)
  const next = reader.page.getByRole('link', { name: 'Read more' }).first()
  const heading = await reader.page.getByRole('heading', { level: 1 }).textContent()
  // Not by the mouse: the comments, which come near on the way there, have styles of their own.
  await next.evaluate((link) => (link as HTMLElement).click())
  await expect.poll(() => reader.page.getByRole('heading', { level: 1 }).textContent()).not.toBe(heading)
  expect(await stylesMade()).toEqual([])
})
