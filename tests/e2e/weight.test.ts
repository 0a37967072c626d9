import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { lateScriptName } from '#content/lateScriptName.ts'
import { type ToolName, toolNames } from '#content/texts/toolTitles.ts'
import { powerTexts } from '#content/tools/powerOfAttorney.ts'
import { residenceTexts } from '#content/tools/residence.ts'
import { saleTexts } from '#content/tools/selling.ts'
import { sendingTexts } from '#content/tools/sending.ts'
import { emptyCase } from '#features/tools/caseFile.ts'
import { visitedCache } from '#offline/visited.ts'
import { stepMark } from '#start/stepMark.ts'
import { foldMark } from '#theme/foldMark.ts'
import { roles } from '#theme/roles.ts'
import { hindiAddresses } from '../support/addresses.ts'
import { hydrated, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { productForAllTests, visitorForAllTests } from '../support/forAllTests.ts'
import { pageIdle } from '../support/idle.ts'
import { storedBytes } from '../support/offlineStorage.ts'
import { expectWeight } from '../support/weights.ts'

declare global {
  interface Window {
    /** When the page began to answer, in milliseconds of its own clock. */
    answeredAt?: number
  }
}

const served = productForAllTests()
const reader = visitorForAllTests(withWorker)
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

/** Bytes of a file of the site as it travels, also where the build left compression out. */
function travels(path: string): number {
  const compressed = join(site, `${path}.br`)
  return existsSync(compressed) ? statSync(compressed).size : brotliCompressSync(readFileSync(join(site, path))).length
}

test('all script that an article loads without input weighs no more than noted', async () => {
  await reader.page.goto(`${served.url}/blogs/capital-gains-tax-nri`)
  await hydrated(reader.page)
  // What is loaded at rest counts, too: last the keeping of what was opened.
  await storedForOffline(reader.page)
  await expect
    .poll(async () => (await storedBytes(reader.page))[visitedCache]?.count, { timeout: 30_000 })
    .toBeGreaterThan(0)
  await pageIdle(reader.page)
  const paths = new Set((await scripts()).map(({ path }) => path))
  expect(paths.size).toBeGreaterThan(5)
  const bytes = [...paths].reduce((sum, path) => sum + travels(path), 0)
  expectWeight('script of an article, without input', bytes, 160_300)
})

test('what makes rules of styles comes once a page answers: its sheet, its compiler, the list of all properties, the colours', () => {
  const needed = awaitedScripts(readFileSync(join(site, 'index.html'), 'utf8'))
  const engine = readdirSync(join(site, 'assets')).filter((file) => /^engine-.*\.js$/.test(file))
  expect(needed.length).toBeGreaterThan(4)
  expect(engine).not.toEqual([])
  const texts = (files: string[]) => files.map((file) => readFileSync(join(site, file), 'utf8')).join('')
  // An option of the sheet, a rule that the compiler knows, a property of no element of ours, a colour.
  for (const sign of ['insertionPoint', '@keyframes', 'WebkitBorderBefore', roles.halo[0]]) {
    expect(texts(needed).includes(sign), sign).toBe(false)
    expect(texts(engine.map((file) => join('assets', file))).includes(sign), sign).toBe(true)
  }
})

test('no page waits for a late chunk, but contact and tools for their forms, and each names both; an article answers without its footer, after no more script than noted', () => {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('index.html'))
  expect(pages.length).toBeGreaterThan(60)
  for (const page of pages.filter((file) => !file.startsWith('desk'))) {
    const html = readFileSync(join(site, page), 'utf8')
    const named = [...html.matchAll(new RegExp(`<meta name="${lateScriptName}" content="/([^"]+)">`, 'g'))]
    const [forms = '', late = ''] = named.map(([, file = '']) => file)
    expect([forms, late], page).toEqual([
      expect.stringMatching(/^assets\/forms-/),
      expect.stringMatching(/^assets\/packed\/late-/),
    ])
    for (const file of [forms, late]) expect(existsSync(join(site, file)), page).toBe(true)
    expect(awaitedScripts(html).length, page).toBeGreaterThan(3)
    expect(awaitedScripts(html), page).not.toContain(late)
    if (/^(?:hi\/)?contact\//.test(page)) expect(awaitedScripts(html), page).toContain(forms)
    else if (!/^(?:hi\/)?tools\//.test(page)) expect(awaitedScripts(html), page).not.toContain(forms)
  }
  const article = readFileSync(join(site, 'blogs/capital-gains-tax-nri/index.html'), 'utf8')
  expect(
    awaitedScripts(article).filter((file) => readFileSync(join(site, file), 'utf8').includes('foot-skyline')),
  ).toEqual([])
  const bytes = awaitedScripts(article).reduce((sum, path) => sum + travels(path), 0)
  expectWeight('script after which an article answers', bytes, 118_800)
})

/** The scripts that a page asks for before it answers. */
const awaitedScripts = (html: string) =>
  [...html.matchAll(/href="\/(assets\/[^"]+\.js)"/g)].map(([, script = '']) => script)

test('the stylesheet that every page loads for the next ones weighs no more than noted', () => {
  const packed = join(site, 'assets/packed')
  const [shared = '', ...more] = readdirSync(packed).filter((file) => /^site-.*\.css$/.test(file))
  expect(more).toEqual([])
  const text = readFileSync(join(packed, shared), 'utf8')
  expect(text.length).toBeGreaterThan(10_000)
  expectWeight('shared stylesheet, uncompressed', text.length, 37_400)
})

/** A sentence of each tool, by which its script is known. */
const sentences: Record<ToolName, string> = {
  residence: residenceTexts.crew,
  selling: saleTexts.refund,
  'power-of-attorney': powerTexts.powerRule,
  sending: sendingTexts.assumes,
}

test('each tool is in the scripts of its own page alone, and the tools weigh no other page', () => {
  const named = (file: string) =>
    [...readFileSync(join(site, file), 'utf8').matchAll(/href="\/(assets\/[^"]+\.js)"/g)].map(
      ([, script = '']) => script,
    )
  const texts = new Map<string, string>()
  const textOf = (script: string) => {
    const text = texts.get(script) ?? readFileSync(join(site, script), 'utf8')
    texts.set(script, text)
    return text
  }
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('index.html') && !file.startsWith('hi/'),
  )
  expect(pages.length).toBeGreaterThan(50)
  for (const page of pages) {
    const scripts = named(page).map(textOf)
    const found = toolNames.filter((tool) => scripts.some((text) => text.includes(sentences[tool])))
    expect(found, page).toEqual(toolNames.filter((tool) => page === join('tools', tool, 'index.html')))
    const shared = scripts.some((text) => text.includes(emptyCase.kind))
    expect(shared, page).toBe(found.length > 0)
  }
})

test('the home page answers without Framer Motion, and the testimonials, whose carousel it moves, ask for it', () => {
  const library = /assets\/packed\/(?:is-svg-component|MotionScope|motionFeatures|MovingLine)-/
  expect(readFileSync(join(site, 'index.html'), 'utf8')).not.toMatch(library)
  expect(readFileSync(join(site, 'testimonials/index.html'), 'utf8')).toMatch(library)
})

test('the HTML of a page and of an article in Hindi weigh no more than noted', () => {
  const weights = [...hindiAddresses.values()].map((address) => ({
    isArticle: address.startsWith('/hi/blogs/'),
    bytes: travels(join(address, 'index.html')),
  }))
  const heaviest = (articles: boolean) =>
    Math.max(0, ...weights.filter(({ isArticle }) => isArticle === articles).map(({ bytes }) => bytes))
  expectWeight('heaviest page in Hindi', heaviest(false), 26_900)
  expectWeight('heaviest article in Hindi', heaviest(true), 37_900)
})

test('the first screen of the pages that most visits begin with is in what a new connection brings in one round trip', () => {
  for (const address of ['', 'blogs/capital-gains-tax-nri', 'services/Documents', 'blogs', 'contact', 'hi']) {
    const html = readFileSync(join(site, address, 'index.html'), 'utf8')
    const fold = html.indexOf(`<div ${foldMark}`)
    expect(html.slice(0, fold)).toContain('</h1>')
    const bytes = brotliCompressSync(html.slice(0, fold)).length
    expectWeight(`first screen of /${address}`, bytes, 9_400)
  }
})

test('no header of static hosts comes near the 2,000 characters from which on Cloudflare drops it, also with a backend and a collector elsewhere', () => {
  const longest = Math.max(
    ...readFileSync(join(site, '_headers'), 'utf8')
      .split('\n')
      .map(({ length }) => length),
  )
  expect(longest).toBeLessThan(1800)
})

test('a page names what it needs before the script that starts it, which would ask for it ahead of what the page shows', async () => {
  const html = await (await fetch(`${served.url}/blogs/capital-gains-tax-nri`)).text()
  const named = html.indexOf('rel="preload" as="script"')
  expect(named).toBeGreaterThan(0)
  expect(html.indexOf('<script type="module"')).toBeGreaterThan(named)
  // Evaluated in one task each: React, the router, the styles and the frame, after what they share.
  expect(html.match(new RegExp(` ${stepMark}>`, 'g'))?.length).toBeGreaterThanOrEqual(4)
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
    if (!/\/assets\/[^/]+\.js$/.test(request.url)) return
    const by = initiator.stack?.callFrames[0]?.url ?? initiator.url ?? ''
    asked.push({ priority: request.initialPriority, by, url: request.url })
  })
  await page.goto(`${served.url}/blogs/capital-gains-tax-nri`, { waitUntil: 'commit' })
  await hydrated(page)
  // What is asked for once the page answers, such as what stores the site, is not needed for that.
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
  await someone.page.goto(`${served.url}/blogs/capital-gains-tax-nri`)
  await storedForOffline(someone.page)
  expect(await someone.page.evaluate(() => document.documentElement.dataset.registered)).toBe('true')
})
