/// <reference lib="dom" />
// `npm run bench -- offline`: how soon the worker is ready after a first visit, how many bytes it stores, and with the
// server stopped how soon pages show their heading from a cold start and how fast links lead from article to article.
// The page's thread is slowed down four times where it says so; the worker's thread is not.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { browserFlags, findBrowser } from '../src/build/scripts/findBrowser.mjs'
import { openBrowser } from './parts/devtools.mjs'
import { startServer } from './parts/server.mjs'

const executablePath = await findBrowser()
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const visits = 5
/** Cold starts per page; a single one measures the machine more than the page. */
const starts = 5
const slowdown = 4
const pages = [
  '/',
  '/about',
  '/services',
  '/services/Documents',
  '/services/NCLT-Matters',
  '/resources',
  '/testimonials',
  '/blogs',
  '/blogs/capital-gains-tax-nri',
  '/blogs/nri-power-of-attorney',
  '/contact',
  '/privacypolicy',
]

const load = () => loadavg()[0]?.toFixed(1)
const sorted = (/** @type {number[]} */ values) => [...values].sort((a, b) => a - b)
const median = (/** @type {number[]} */ values) =>
  Math.round(sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN)
const most = (/** @type {number[]} */ values) => Math.round(Math.max(...values))
const line = (/** @type {string} */ name, /** @type {number[]} */ values, /** @type {string} */ target) =>
  console.log(
    `${name.padEnd(58)}median ${median(values)} ms, most ${most(values)} ms (${values.length})  target ${target}`,
  )

console.log(`load of the machine at the start: ${load()}`)
const server = await startServer({})
const url = `http://localhost:${server.port}`
const profile = mkdtempSync(join(tmpdir(), 'pravasi-desk-bench-'))
try {
  await firstVisits().then(storeEverything).finally(server.stop)
  await coldStarts()
  await clicks()
} finally {
  rmSync(profile, { recursive: true, force: true })
}
console.log(`load of the machine at the end: ${load()}`)

async function firstVisits() {
  for (const rate of [1, slowdown]) {
    const times = /** @type {number[]} */ ([])
    for (let visit = 0; visit < visits; visit += 1) {
      const browser = await chromium.launch({ executablePath, args: browserFlags })
      const page = await (await browser.newContext(phone)).newPage()
      await slow(page, rate)
      await page.goto(url)
      times.push(
        await page.evaluate(async () => {
          await navigator.serviceWorker.ready
          const [timing] = performance.getEntriesByType('navigation')
          return performance.now() - /** @type {PerformanceNavigationTiming} */ (timing).loadEventEnd
        }),
      )
      await browser.close()
    }
    line(`worker ready after the load of a first visit, CPU x${rate}`, times, rate === 1 ? '2000' : 'none')
  }
}

/** One visit that fills the profile used by the measurements below. */
async function storeEverything() {
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: browserFlags, ...phone })
  const page = await context.newPage()
  await page.goto(url)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await report('text set', page, 2)
  const list = /** @type {unknown[]} */ (await (await fetch(`${url}/library/pictures.json`)).json())
  const cachedPictures = () => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length)
  while ((await cachedPictures()) < list.length) await page.waitForTimeout(200)
  await report('with pictures', page, 6)
  await context.close()
}

/** @param {string} name @param {import('playwright-core').Page} page @param {number} target */
async function report(name, page, target) {
  const { entries, bytes, usage } = await page.evaluate(async () => {
    const sizes = []
    for (const cacheName of await caches.keys()) {
      const cache = await caches.open(cacheName)
      for (const key of await cache.keys()) sizes.push((await (await cache.match(key))?.blob())?.size ?? 0)
    }
    const { usage } = await navigator.storage.estimate()
    return { entries: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0), usage }
  })
  const mega = (/** @type {number | undefined} */ value) => ((value ?? 0) / 1e6).toFixed(2)
  console.log(
    `${name.padEnd(58)}${mega(bytes)} MB stored in ${entries} entries, browser counts ${mega(usage)} MB  target ${target} MB`,
  )
}

async function coldStarts() {
  const times = new Map(pages.map((path) => [path, /** @type {number[]} */ ([])]))
  for (let start = 0; start < starts; start += 1) {
    for (const [path, taken] of times) taken.push(await coldStart(path))
  }
  line(`cold start offline to visible heading, CPU x${slowdown}`, [...times.values()].flat(), '300')
  for (const [path, taken] of times) console.log(`  ${path.padEnd(34)}${median(taken)} ms`)
}

/** @param {string} path */
async function coldStart(path) {
  const browser = await openBrowser(profile)
  const page = await browser.newPage({ ...phone.viewport, deviceScaleFactor: phone.deviceScaleFactor }, false)
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchHeading})()` })
  await page.send('Page.navigate', { url: url + path })
  const taken = Number(await page.waitFor(`(${headingAt})()`))
  await browser.close()
  return taken
}

/** Runs in the page before its own scripts. */
function watchHeading() {
  const check = () => {
    const heading = document.querySelector('h1')
    if (heading && heading.getBoundingClientRect().height > 0) {
      requestAnimationFrame(() => Object.assign(window, { headingAt: performance.now() }))
    } else requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
}

/** Runs in the page: when its heading was painted, once it was. */
function headingAt() {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const { headingAt } = /** @type {{ headingAt?: number }} */ (window)
  return paint && headingAt && Math.max(paint.startTime, headingAt)
}

async function clicks() {
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: browserFlags, ...phone })
  const page = await context.newPage()
  await slow(page, slowdown)
  await page.goto(`${url}/blogs/capital-gains-tax-nri`)
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  await page.waitForTimeout(2000)
  const times = /** @type {number[]} */ ([])
  for (let click = 0; click < 10; click += 1) {
    const link = page.getByRole('link', { name: 'Read more' }).first()
    await link.scrollIntoViewIfNeeded()
    await page.waitForTimeout(300)
    await page.evaluate(() => {
      const before = document.querySelector('h1')?.textContent
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const check = () => {
            if (document.querySelector('h1')?.textContent === before) requestAnimationFrame(check)
            else requestAnimationFrame(() => Object.assign(window, { shownAfter: performance.now() - timeStamp }))
          }
          requestAnimationFrame(check)
        },
        { capture: true, once: true },
      )
      Object.assign(window, { shownAfter: undefined })
    })
    // A pointer takes this long from hovering to pressing, and a finger from touching to lifting; the text is fetched
    // meanwhile.
    await link.hover()
    await page.waitForTimeout(100)
    await link.click()
    const after = await page.waitForFunction(() => /** @type {{ shownAfter?: number }} */ (window).shownAfter)
    times.push(Number(await after.jsonValue()))
    await page.waitForTimeout(700)
  }
  line(`click from article to article offline, CPU x${slowdown}`, times, '120')
  await context.close()
}

/** @param {import('playwright-core').Page} page @param {number} rate */
async function slow(page, rate) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
