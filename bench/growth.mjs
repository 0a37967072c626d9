// `npm run bench -- growth`: what grows with the number of articles and what does not. Builds the site with its own articles
// and with 50, 200 and 1,000, and reads the sizes from the built files. Sizes are before compression, which the builds leave
// out; the build's time therefore has no compression in it either.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { buildWithArticles } from '../src/build/scripts/buildWithArticles.mjs'
import { largestChild } from './parts/largestChild.mjs'

const counts = [readdirSync('src/content/articles').length, 50, 200, 1000]
const pages = { home: '', article: 'blogs/capital-gains-tax-nri', list: 'blogs' }

console.log(`load of the machine at the start: ${loadavg()[0]?.toFixed(1)}`)
/** A line for each figure, a column for each number of articles. */
const table = /** @type {Record<string, Record<string, number>>} */ ({})
for (const count of counts) {
  for (const [name, figure] of Object.entries(await measure(count))) table[name] = { ...table[name], [count]: figure }
}
console.table(table)

/** @param {number} count */
async function measure(count) {
  // Inside the project: the prerenderer finds its packages from there.
  const dist = join(process.env.DIST_DIR ?? 'dist', 'growth')
  try {
    const memory = largestChild()
    const began = performance.now()
    const site = buildWithArticles(count, dist)
    const seconds = Math.round((performance.now() - began) / 100) / 10
    const stored = precached(site)
    const search = readdirSync(join(site, 'assets')).filter((file) => /^search.*\.json$/.test(file))
    return {
      'build, s': seconds,
      'memory, MB': await memory.end(),
      'worker, KB': kilo(['sw.js'], site),
      'stored ahead': stored.length,
      'stored ahead, KB': kilo(stored, site),
      ...Object.fromEntries(
        Object.entries(pages).flatMap(([name, path]) => [
          [`${name}: page, KB`, kilo([join(path, 'index.html')], site)],
          [`${name}: script, KB`, kilo(scriptsOf(site, path), site)],
        ]),
      ),
      'search: stored, KB': kilo(search.filter((file) => stored.includes(`assets/${file}`)).map(asset), site),
      'search: on request, KB': kilo(search.filter((file) => !stored.includes(`assets/${file}`)).map(asset), site),
      'sitemap, KB': kilo(['sitemap.xml'], site),
    }
  } finally {
    rmSync(dist, { recursive: true, force: true })
  }
}

/** @param {string} file */
function asset(file) {
  return `assets/${file}`
}

/**
 * @param {readonly string[]} files
 * @param {string} site
 */
function kilo(files, site) {
  const bytes = files.reduce((sum, file) => sum + statSync(join(site, file)).size, 0)
  return Math.round(bytes / 100) / 10
}

/**
 * Addresses in the worker's precache manifest.
 * @param {string} site
 */
function precached(site) {
  const worker = readFileSync(join(site, 'sw.js'), 'utf8')
  const urls = Array.from(worker.matchAll(/"url":"([^"]+)"/g), ([, url]) => url ?? '')
  return [...new Set(urls)].filter((url) => existsSync(join(site, url)))
}

/**
 * Scripts that the page names, without those that come on a press.
 * @param {string} site
 * @param {string} path
 */
function scriptsOf(site, path) {
  const html = readFileSync(join(site, path, 'index.html'), 'utf8')
  return [...new Set(Array.from(html.matchAll(/assets\/[\w.-]+\.js/g), ([file]) => file))]
}
