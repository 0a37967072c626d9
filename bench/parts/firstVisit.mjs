/// <reference lib="dom" />
import { setTimeout } from 'node:timers/promises'

const phone = { width: 412, height: 823, deviceScaleFactor: 1.75 }
const line = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}
const slowdown = 4
/** How long a page is left alone, in milliseconds; by then one without scripts has its largest paint. */
const settled = 4000

/** Whether a page answers, by its kind: ours says so; of any other React, a button has its props then. Runs in the page. */
const answersOf = {
  bare: () => false,
  ours: () => 'hydrated' in document.documentElement.dataset,
  react: () => Object.keys(document.querySelector('button') ?? {}).some((key) => key.startsWith('__reactProps')),
}

/** @typedef {{ paint: number, largest: number, answers: number, blocked: number, kilobytes: number }} Figures */
/** @typedef {Window & { largest?: number | undefined, answers?: number, blocked?: number }} Watched */

/**
 * A first visit over a slowed line, from a page of another site, whose title is its address, as the results of a search are: from
 * an empty tab, Chromium changes processes for some pages only (COOP).
 * @param {Awaited<ReturnType<typeof import('./devtools.mjs').openBrowser>>} browser
 * @param {string} elsewhere @param {string} url @param {keyof typeof answersOf} kind @returns {Promise<Figures>}
 */
export async function firstVisit(browser, elsewhere, url, kind) {
  const page = await browser.newPage(phone)
  await page.send('Page.navigate', { url: elsewhere })
  await page.waitFor(`document.title === '${elsewhere}' && document.readyState === 'complete'`)
  await page.send('Network.enable')
  await page.send('Network.emulateNetworkConditions', line)
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch})(${answersOf[kind]})` })
  await page.send('Page.navigate', { url })
  // Looks rarely, since each look takes the page's time.
  await setTimeout(settled)
  if (kind !== 'bare') await page.waitFor('window.answers')
  const seen = /** @type {Figures} */ (await page.evaluate(`(${read})()`))
  await page.close()
  return seen
}

/** Runs in the page. */
function read() {
  const { largest = Number.NaN, answers = Number.NaN, blocked = 0 } = /** @type {Watched} */ (window)
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const until = answers || performance.now()
  const came = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  const bytes = /** @type {PerformanceResourceTiming[]} */ (came).map((one) =>
    one.responseEnd <= until ? one.encodedBodySize : 0,
  )
  const kilobytes = bytes.reduce((sum, size) => sum + size, 0) / 1000
  return { paint: paint?.startTime ?? Number.NaN, largest, answers, blocked, kilobytes }
}

/** Runs in the page before its own scripts. @param {() => boolean} answers */
function watch(answers) {
  const watched = /** @type {Watched} */ (window)
  watched.blocked = 0
  new PerformanceObserver((list) => {
    if (watched.answers) return
    for (const { duration } of list.getEntries()) watched.blocked = (watched.blocked ?? 0) + duration - 50
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    watched.largest = list.getEntries().at(-1)?.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const look = () => {
    if (document.documentElement && answers()) watched.answers = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
