// `npm run bench -- first-visit [rounds] [path …] [--http1 | --both] [--beside [<name>=]<folder> …]`: first visits over a slowed line
// (150 ms round trip, 1.6 Mbit/s as Chromium's tools apply them) on a phone four times slower than this machine: when something
// is painted, when the largest part is, when the page answers, how long tasks blocked it until then and how many bytes came
// (without headers). Over HTTP/2 and TLS, as visitors have it; `--http1` measures what `npm start` serves, `--both` each in the
// same rounds. Each page is compared with its floor: the same page without its scripts. `--beside` visits the same pages of other
// builds, too, and of folders without a server of ours, such as another framework's export with React.
// Figures count only on a quiet machine; rounds are interleaved.
import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowser } from './parts/devtools.mjs'
import { firstVisit } from './parts/firstVisit.mjs'
import { elsewherePath, startFloor } from './parts/floor.mjs'
import { startFolder } from './parts/folderServer.mjs'
import { startSecureFront } from './parts/secureFront.mjs'
import { startServer } from './parts/server.mjs'

/** @typedef {import('./parts/firstVisit.mjs').Figures} Figures */

const { values: options, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: {
    http1: { type: 'boolean' },
    both: { type: 'boolean' },
    beside: { type: 'string', multiple: true },
  },
})
const rounds = Number(positionals[0] ?? 5)
const chosen = positionals.slice(1)
const pages =
  chosen.length > 0 ? chosen : ['/', '/blogs/nri-power-of-attorney', '/services/Documents', '/blogs', '/contact']
const isMeasured = { 'HTTP/2 and TLS': !options.http1, 'HTTP/1.1': options.http1 || options.both }
const builds = (options.beside ?? []).map((text) => {
  const [, name = text, folder = text] = /^([^=/]+)=(.*)$/.exec(text) ?? []
  return { name, folder }
})

const isOurs = (/** @type {string} */ folder) => existsSync(join(folder, 'server/main.js'))

const server = await startServer({})
const others = await Promise.all(
  builds.map(({ folder }) => (isOurs(folder) ? startServer({}, folder) : startFolder(folder))),
)
/** The kinds of the pages that are visited, the floor's first. */
const kinds = /** @type {('bare' | 'ours' | 'react')[]} */ ([
  'bare',
  'ours',
  ...builds.map(({ folder }) => (isOurs(folder) ? 'ours' : 'react')),
])
const floor = await startFloor(`http://localhost:${server.port}`)
const elsewhere = `http://127.0.0.1:${floor.port}${elsewherePath}`
const ports = [floor.port, server.port, ...others.map(({ port }) => port)]
const fronts = await Promise.all(isMeasured['HTTP/2 and TLS'] ? ports.map((port) => startSecureFront(port)) : [])
const spki = fronts.map(({ fingerprint }) => fingerprint).join()
const browser = await openBrowser(undefined, spki ? [`--ignore-certificate-errors-spki-list=${spki}`] : [])
const origins = {
  'HTTP/2 and TLS': fronts.map(({ origin }) => origin),
  'HTTP/1.1': ports.map((port) => `http://localhost:${port}`),
}
const load = () => loadavg()[0]?.toFixed(1)
const before = load()
/** The visits of each page over each protocol: of its floor, of this build, of the others. */
const rows = Object.entries(origins)
  .filter(([protocol]) => isMeasured[/** @type {keyof typeof isMeasured} */ (protocol)])
  .flatMap(([protocol, sites]) =>
    pages.map((path) => ({ protocol, path, sites, visits: sites.map(() => /** @type {Figures[]} */ ([])) })),
  )
for (let round = 0; round < rounds; round += 1) {
  for (const { path, sites, visits } of rows) {
    for (const [at, site] of sites.entries()) {
      visits[at]?.push(await firstVisit(browser, elsewhere, site + path, kinds[at] ?? 'ours'))
    }
  }
}
await browser.close()
for (const front of fronts) front.close()
floor.close()
await Promise.all([server, ...others].map((one) => one.stop()))

console.log(`${rounds} interleaved rounds, medians; load ${before} at the start, ${load()} at the end`)
console.log('In brackets the ratio to the same page without scripts.')
const heads = ['first paint', 'largest paint', 'answers', 'blocked', 'KB until then']
const names = ['without scripts', 'this build', ...builds.map(({ name }) => name)]
for (const protocol of new Set(rows.map((row) => row.protocol))) {
  console.log(['', protocol.padEnd(48)].join('\n') + heads.map((head) => head.padStart(18)).join(''))
  for (const { path, visits } of rows.filter((row) => row.protocol === protocol)) {
    for (const [at, taken] of visits.entries()) console.log(rowOf(`${path} ${names[at]}`, taken, visits[0] ?? []))
  }
}

/** @param {string} title @param {Figures[]} taken @param {Figures[]} floor */
function rowOf(title, taken, floor) {
  const cell = (/** @type {keyof Figures} */ key, /** @type {string} */ unit, compared = false) => {
    const value = median(taken.map((one) => one[key]))
    if (Number.isNaN(value)) return '–'.padStart(18)
    const ratio = compared ? ` (${(value / median(floor.map((one) => one[key]))).toFixed(2)}x)` : ''
    return `${Math.round(value)}${unit}${ratio}`.padStart(18)
  }
  const isCompared = taken !== floor
  const paints = cell('paint', ' ms', isCompared) + cell('largest', ' ms', isCompared)
  return title.slice(-48).padEnd(48) + paints + cell('answers', ' ms') + cell('blocked', ' ms') + cell('kilobytes', '')
}

/** @param {number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
