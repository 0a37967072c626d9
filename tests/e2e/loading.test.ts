import { expect, test } from 'vitest'
import { visitedCache } from '#device/offline/visited.ts'
import { someArticle } from '../support/addresses.ts'
import { hydrated, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { servedSite, visitorForAllTests } from '../support/forAllTests.ts'
import { pageIdle } from '../support/idle.ts'
import { storedBytes } from '../support/offlineStorage.ts'
import { expectWeight, travels } from '../support/weights.ts'

declare global {
  interface Window {
    /** When the page began to answer, in milliseconds of its own clock. */
    answeredAt?: number
  }
}

const served = servedSite()
const reader = visitorForAllTests(withWorker)

const scripts = () =>
  reader.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      // Files that the worker has stored by then do not travel again.
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime }))
      .filter(({ path }) => path.endsWith('.js')),
  )

test('all script that an article loads without input weighs no more than noted', async () => {
  await reader.page.goto(served.url + someArticle)
  await hydrated(reader.page)
  // Loading at rest counts, too: last the storing of opened pages.
  await storedForOffline(reader.page)
  await expect
    .poll(async () => (await storedBytes(reader.page))[visitedCache]?.count, { timeout: 30_000 })
    .toBeGreaterThan(0)
  await pageIdle(reader.page)
  const paths = new Set((await scripts()).map(({ path }) => path))
  expect(paths.size).toBeGreaterThan(5)
  const bytes = [...paths].reduce((sum, path) => sum + travels(path), 0)
  expectWeight('script of an article, without input', bytes, 168_000)
})

test('an article asks for all that it needs to answer at once, and for none of it ahead of what it shows', async () => {
  await using someone = await visitor()
  const { page, context } = someone
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if ('hydrated' in document.documentElement.dataset) window.answeredAt ??= performance.now()
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })
  })
  const asked: { priority: string; by: string; url: string }[] = []
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    if (!/\/assets\/(?:packed\/)?[^/]+\.js$/.test(request.url)) return
    const by = initiator.stack?.callFrames[0]?.url ?? initiator.url ?? ''
    asked.push({ priority: request.initialPriority, by, url: request.url })
  })
  await page.goto(served.url + someArticle, { waitUntil: 'commit' })
  await hydrated(page)
  // Scripts fetched once the page is interactive, such as the one that stores the site, are not needed for that.
  const before = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (window.answeredAt ?? 0))
      .map(({ name }) => name),
  )
  const needed = asked.filter(({ url }) => before.includes(url))
  expect(needed.length).toBeGreaterThan(4)
  // The page itself names them all: none is discovered by another.
  expect(needed.filter(({ by }) => by.includes('/assets/'))).toEqual([])
  expect(needed.filter(({ priority }) => !/Low/.test(priority))).toEqual([])
})

test('the site is stored once the page answers, for both at a time are too much for a phone', async () => {
  await using someone = await visitor(withWorker)
  await someone.page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype
    ServiceWorkerContainer.prototype.register = function (...given) {
      document.documentElement.dataset.registered = String('hydrated' in document.documentElement.dataset)
      return register.apply(this, given)
    }
  })
  await someone.page.goto(served.url + someArticle)
  await storedForOffline(someone.page)
  expect(await someone.page.evaluate(() => document.documentElement.dataset.registered)).toBe('true')
})
