/// <reference lib="dom" />
// `npm run bench -- first-visit [rounds] [path …] [--http1] [--beside <dist> …]`: first visits over a slowed line (150 ms round
// trip, 1.6 Mbit/s as Chromium's tools apply them) on a phone four times slower than this machine: when something is
// painted, when the largest part is, when the page answers, how long tasks blocked it until then and how many bytes came
// (without headers). Over HTTP/2 and TLS, as visitors have it; `--http1` measures what `npm start` serves. Each page is
// compared with its floor: the same page without its scripts. `--beside` visits the same pages of other builds, too.
// Figures count only on a quiet machine; rounds are interleaved.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { openBrowser } from './parts/devtools.mjs'
import { startSecureFront } from './parts/secureFront.mjs'
import { startServer } from './parts/server.mjs'

const { values: options, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { http1: { type: 'boolean' }, beside: { type: 'string', multiple: true } },
})
const rounds = Number(positionals[0] ?? 5)
const chosen = positionals.slice(1)
const pages =
  chosen.length > 0 ? chosen : ['/', '/blogs/nri-power-of-attorney', '/services/Documents', '/blogs', '/contact']
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

/** @typedef {{ paint: number, largest: number, answers: number, blocked: number, kilobytes: number }} Figures */
/** @typedef {Window & { largest?: number | undefined, answers?: number, blocked?: number }} Watched */

const server = await startServer({})
const others = await Promise.all((options.beside ?? []).map((dist) => startServer({}, dist)))
const floor = await startFloor(`http://localhost:${server.port}`)
/** Of another site, as the results of a search are: from an empty tab, Chromium changes processes for some pages only (COOP). */
const elsewhere = `http://127.0.0.1:${floor.port}/elsewhere`
const ports = [floor.port, server.port, ...others.map(({ port }) => port)]
const fronts = await Promise.all(options.http1 ? [] : ports.map((port) => startSecureFront(port)))
const spki = fronts.map(({ fingerprint }) => fingerprint).join()
const browser = await openBrowser(undefined, spki ? [`--ignore-certificate-errors-spki-list=${spki}`] : [])
const [bare = '', ...sites] = ports.map((port, at) => fronts[at]?.origin ?? `http://localhost:${port}`)
const load = () => loadavg()[0]?.toFixed(1)
const before = load()
/** @type {{ path: string, floor: Figures[], taken: Figures[][] }[]} */
const figures = pages.map((path) => ({ path, floor: [], taken: sites.map(() => []) }))
for (let round = 0; round < rounds; round += 1) {
  for (const { path, floor, taken } of figures) {
    floor.push(await visit(bare + path, false))
    for (const [at, site] of sites.entries()) taken[at]?.push(await visit(site + path, true))
  }
}
await browser.close()
for (const front of fronts) front.close()
floor.close()
await Promise.all([server, ...others].map((one) => one.stop()))

const protocol = options.http1 ? 'HTTP/1.1' : 'HTTP/2 and TLS'
console.log(`${rounds} interleaved rounds over ${protocol}, medians; load ${before} at the start, ${load()} at the end`)
console.log('In brackets the ratio to the same page without scripts.\n')
const heads = ['first paint', 'largest paint', 'answers', 'blocked', 'KB until then']
console.log(['page'.padEnd(32), ...heads.map((head) => head.padStart(18))].join(''))
const names = ['', ...(options.beside ?? [])]
for (const { path, floor, taken } of figures) {
  for (const [at, page] of taken.entries()) {
    const cell = (/** @type {keyof Figures} */ key, /** @type {string} */ unit, compared = false) => {
      const value = median(page.map((one) => one[key]))
      const ratio = compared ? ` (${(value / median(floor.map((one) => one[key]))).toFixed(2)}x)` : ''
      return `${Math.round(value)}${unit}${ratio}`.padStart(18)
    }
    console.log(
      `${path} ${names[at]}`.slice(-32).padEnd(32) +
        cell('paint', ' ms', true) +
        cell('largest', ' ms', true) +
        cell('answers', ' ms') +
        cell('blocked', ' ms') +
        cell('kilobytes', ''),
    )
  }
}

/** @param {number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** @param {string} url @param {boolean} hasScripts @returns {Promise<Figures>} */
async function visit(url, hasScripts) {
  const page = await browser.newPage(phone)
  await page.send('Page.navigate', { url: elsewhere })
  await page.waitFor(`document.title === '${elsewhere}' && document.readyState === 'complete'`)
  await page.send('Network.enable')
  await page.send('Network.emulateNetworkConditions', line)
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch})()` })
  await page.send('Page.navigate', { url })
  // Looks rarely, since each look takes the page's time.
  await setTimeout(settled)
  if (hasScripts) await page.waitFor('window.answers')
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

/** Runs in the page before its own scripts. */
function watch() {
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
    if (document.documentElement && 'hydrated' in document.documentElement.dataset) watched.answers = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** The site without its scripts, on a separate port. @param {string} origin */
async function startFloor(origin) {
  /** @type {Map<string, { type: string, body: Buffer, packed: boolean }>} */
  const files = new Map()
  const http = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (path === '/elsewhere') return void response.end(`<!doctype html><title>${elsewhere}</title>`)
    const file = files.get(path) ?? (await withoutScripts(origin, path))
    files.set(path, file)
    response
      .writeHead(200, { 'Content-Type': file.type, ...(file.packed && { 'Content-Encoding': 'br' }) })
      .end(file.body)
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const address = http.address()
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, close: () => http.close() }
}

/** @param {string} origin @param {string} path */
async function withoutScripts(origin, path) {
  const answer = await fetch(origin + path)
  const type = answer.headers.get('Content-Type') ?? ''
  const whole = Buffer.from(await answer.arrayBuffer())
  if (!/html|css|svg|json/.test(type)) return { type, body: whole, packed: false }
  const text = /html/.test(type)
    ? String(whole)
        .replace(/<script[\s\S]*?<\/script>/g, '')
        .replace(/<link rel="preload" as="script"[^>]*>/g, '')
        // Nothing is left for the fonts to wait for.
        .replace(' media="not all"', '')
    : String(whole)
  return { type, body: brotliCompressSync(text), packed: true }
}
