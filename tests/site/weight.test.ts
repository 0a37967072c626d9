import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { allGuides } from '#content/allGuides.ts'
import { headScriptMark, lateScriptName, stepMark, stylesheetsName } from '#content/pageMarks.ts'
import { type ToolName, toolNames } from '#content/texts/toolTitles.ts'
import { estateTexts } from '#content/tools/estate.ts'
import { powerTexts } from '#content/tools/powerOfAttorney.ts'
import { refundTexts } from '#content/tools/refund.ts'
import { rentTexts } from '#content/tools/rent.ts'
import { residenceTexts } from '#content/tools/residence.ts'
import { saleTexts } from '#content/tools/selling.ts'
import { sendingTexts } from '#content/tools/sending.ts'
import type { emptySum } from '#site/features/tools/caseFile.ts'
import { someArticle, someService, translatedAddresses } from '../support/addresses.ts'
import { servedSite } from '../support/forAllTests.ts'
import { expectWeight, travels } from '../support/weights.ts'

const served = servedSite()
const site = join(process.env.DIST_DIR ?? 'dist', 'site')

/** The file of a page, of any language, as it is called in English. */
const withoutLanguage = (page: string) =>
  translatedAddresses.reduce(
    (path, { code }) => (path.startsWith(`${code}/`) ? path.slice(code.length + 1) : path),
    page,
  )

/** The scripts that a page asks for before it answers. */
const awaitedScripts = (html: string) =>
  [...html.matchAll(/href="\/(assets\/[^"]+\.js)"/g)].map(([, script = '']) => script)

test('no page waits for the late chunk but tools; each names it; an article answers without its footer, after no more script than noted, in files that six connections fetch in two turns', () => {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('index.html'))
  expect(pages.length).toBeGreaterThan(60)
  for (const page of pages.filter((file) => !file.startsWith('desk'))) {
    const html = readFileSync(join(site, page), 'utf8')
    const [, late = ''] =
      new RegExp(`<meta name="${lateScriptName}" content="/(assets/packed/late-[^"]+)">`).exec(html) ?? []
    expect(existsSync(join(site, late)) && late !== '', page).toBe(true)
    expect(awaitedScripts(html).length, page).toBeGreaterThan(3)
    const path = withoutLanguage(page)
    // Tools and the page of what is stored are made of parts that few pages have.
    if (!/^(?:tools|offline)\//.test(path)) expect(awaitedScripts(html).length, page).toBeLessThan(10)
    if (!/^tools\//.test(path)) expect(awaitedScripts(html), page).not.toContain(late)
  }
  const article = readFileSync(join(site, someArticle, 'index.html'), 'utf8')
  expect(
    awaitedScripts(article).filter((file) => readFileSync(join(site, file), 'utf8').includes('foot-skyline')),
  ).toEqual([])
  const bytes = awaitedScripts(article).reduce((sum, path) => sum + travels(path), 0)
  expectWeight('script after which an article answers', bytes, 147_500)
})

test('the scripts with which every page starts begin with a request to compile them as they arrive, and no others', () => {
  const page = readFileSync(join(site, 'index.html'), 'utf8')
  const starting = awaitedScripts(page).filter((file) => !file.includes('/packed/'))
  expect(starting.length).toBeGreaterThan(2)
  const isHinted = (file: string) => readFileSync(join(site, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n')
  expect(starting.filter(isHinted)).toEqual(starting)
  const others = readdirSync(join(site, 'assets/packed')).filter((file) => file.endsWith('.js'))
  expect(others.filter((file) => isHinted(`assets/packed/${file}`))).toEqual([])
})

test('guides show the same, and have one file for it that an article does not ask for', () => {
  const scriptsOf = (path: string) => awaitedScripts(readFileSync(join(site, path, 'index.html'), 'utf8'))
  const ofArticles = scriptsOf(someArticle)
  const own = allGuides.map(({ path }) => scriptsOf(path).filter((file) => !ofArticles.includes(file)))
  const shared = own[0]?.filter((file) => own.every((files) => files.includes(file)))
  expect(shared?.filter((file) => file.includes('guide'))).toHaveLength(1)
})

test('a device stores one file of what opened parts share, the scripts that all pages carry, and no stylesheet but those that pages name', () => {
  const worker = readFileSync(join(site, 'sw.js'), 'utf8')
  const stored = Array.from(worker.matchAll(/"url":"(assets\/packed\/[^"]+)"/g), ([, file = '']) => file)
  const home = readFileSync(join(site, 'index.html'), 'utf8')
  const [, names = ''] = new RegExp(`<meta name="${stylesheetsName}" content="([^"]+)">`).exec(home) ?? []
  const named = names.split(' ').map((address) => address.slice(1))
  expect(named).toHaveLength(2)
  const [, headScript = ''] = new RegExp(`<script ${headScriptMark}="/([^"]+)">`).exec(home) ?? []
  expect(worker.includes(`"url":"${headScript}"`) && headScript !== '').toBe(true)
  expect(home.replace('</script><script>', ';')).toContain(readFileSync(join(site, headScript), 'utf8'))
  // That of messages comes with its script.
  const sheets = stored.filter((file) => file.endsWith('.css') && !file.includes('/Toaster-'))
  expect(sheets.toSorted()).toEqual(named.toSorted())
  expect(stored.filter((file) => file.includes('/parts-'))).toHaveLength(1)
})

test('the stylesheet that every page loads for the next ones weighs no more than noted', () => {
  const packed = join(site, 'assets/packed')
  const [shared = '', ...more] = readdirSync(packed).filter((file) => /^site-.*\.css$/.test(file))
  expect(more).toEqual([])
  const text = readFileSync(join(packed, shared), 'utf8')
  expect(text.length).toBeGreaterThan(10_000)
  expectWeight('shared stylesheet, uncompressed', text.length, 137_500)
})

/** A sentence of each tool, by which its script is known. */
const sentences: Record<ToolName, string> = {
  residence: residenceTexts.crew,
  selling: saleTexts.refund,
  rent: rentTexts.assumes,
  refund: refundTexts.assumes,
  'power-of-attorney': powerTexts.powerRule,
  sending: sendingTexts.assumes,
  estate: estateTexts.assumes,
}

/** A field of the case that the tools share; what keeps cases on the device knows none of them. */
const fieldOfCase = 'paidIn' satisfies keyof typeof emptySum

test('each tool is in the scripts of its own page alone, and only the letters share the case with the tools', () => {
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
    (file) => file.endsWith('index.html') && withoutLanguage(file) === file,
  )
  expect(pages.length).toBeGreaterThan(50)
  for (const page of pages) {
    const scripts = named(page).map(textOf)
    const found = toolNames.filter((tool) => scripts.some((text) => text.includes(sentences[tool])))
    expect(found, page).toEqual(toolNames.filter((tool) => page === join('tools', tool, 'index.html')))
    const shared = scripts.some((text) => text.includes(fieldOfCase))
    expect(shared, page).toBe(found.length > 0 || page === join('letters', 'index.html'))
  }
})

test('the home page answers without Framer Motion, and the testimonials, whose carousel it moves, ask for it', () => {
  const library = /assets\/packed\/(?:is-svg-component|MotionScope|motionFeatures|MovingLine)-/
  expect(readFileSync(join(site, 'index.html'), 'utf8')).not.toMatch(library)
  expect(readFileSync(join(site, 'testimonials/index.html'), 'utf8')).toMatch(library)
})

test.each(translatedAddresses)('the HTML of a page and of an article in $name weigh no more than noted', (language) => {
  const weights = [...language.addresses].map(([path, address]) => ({
    isArticle: path.startsWith('/blogs/'),
    bytes: travels(join(address, 'index.html')),
  }))
  const heaviest = (articles: boolean) =>
    Math.max(0, ...weights.filter(({ isArticle }) => isArticle === articles).map(({ bytes }) => bytes))
  expectWeight(`heaviest page in ${language.name}`, heaviest(false), 30_800)
  expectWeight(`heaviest article in ${language.name}`, heaviest(true), 40_200)
})

test('all styles of a page and its title are in its first 18,000 bytes, of a page in another language 22,500, and none of them lies where React may throw it away', () => {
  const homes = translatedAddresses.map(({ code }) => code)
  for (const address of ['', someArticle, someService, 'blogs', 'contact', ...homes]) {
    const html = readFileSync(join(site, address, 'index.html'), 'utf8')
    const title = html.indexOf('</h1>')
    expect(title).toBeGreaterThan(0)
    expect(brotliCompressSync(html.slice(0, title)).length, address).toBeLessThan(
      homes.includes(address) ? 22_500 : 18_000,
    )
    const inRoot = html.slice(html.indexOf('<div id="root">'), html.lastIndexOf('</div>'))
    expect(inRoot.length).toBeGreaterThan(10_000)
    // Of data alone: of breadcrumbs, for search engines.
    expect(inRoot.match(/<(?:style|link|meta|template)\b|<script(?! type="application\/ld\+json")/g), address).toBe(
      null,
    )
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
  const html = await (await fetch(served.url + someArticle)).text()
  const named = html.indexOf('rel="preload" as="script"')
  expect(named).toBeGreaterThan(0)
  expect(html.indexOf('<script>window.startApp')).toBeGreaterThan(named)
  // Evaluated in one task each: React, the libraries and the application.
  expect(html.match(new RegExp(` ${stepMark}>`, 'g'))?.length).toBeGreaterThanOrEqual(3)
})

test('the parser of phone numbers is a script of its own that no screen of the workplace waits for', () => {
  const desk = join(site, '../desk')
  const scripts = readdirSync(join(desk, 'assets')).filter((file) => file.endsWith('.js'))
  const html = readFileSync(join(desk, 'index.html'), 'utf8')
  // A name in the parser's data.
  const withParser = scripts.filter((file) =>
    readFileSync(join(desk, 'assets', file), 'utf8').includes('calling_codes'),
  )
  expect(withParser).toHaveLength(1)
  const [parser = ''] = withParser
  expect(html).not.toContain(parser)
  const importing = scripts.filter((file) =>
    new RegExp(`(?:from|import)"\\./${parser}"`).test(readFileSync(join(desk, 'assets', file), 'utf8')),
  )
  expect(importing).toEqual([])
})
