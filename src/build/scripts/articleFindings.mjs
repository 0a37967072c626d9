// For the workplace: what `npm run content` says of an article or a service that is not saved yet, and its page. Reads {file, text} from
// standard input and writes {faults, remarks, preview} as one line of JSON. All of it happens on a copy of the sources in a
// temporary folder, so that a draft changes nothing and its text is only ever read.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'
import { createServer } from 'vite'

process.env.NODE_ENV = 'production'

/** @typedef {{ line: number, text: string }} Finding */

const { file, text } = /** @type {{ file: string, text: string }} */ (JSON.parse(await textOf(process.stdin)))
const [, folder = '', name = ''] =
  /^src\/content\/(articles|services)\/([A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)\.md$/.exec(file) ?? []
if (name === '') throw new Error('This is no file of an article or a service.')
const isService = folder === 'services'
const address = isService ? `/services/${name}` : `/blogs/${name}`
const source = process.cwd()
const copy = mkdtempSync(join(tmpdir(), 'pravasi-desk-article-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))

// Files that say where they are must be copies: a link would be taken for its target.
const copied = ['src', 'tests', 'vite.config.ts']
for (const name of copied) cpSync(name, join(copy, name), { recursive: true })
const left = [...copied, 'dist', 'data', '.git']
for (const name of readdirSync('.')) if (!left.includes(name)) symlinkSync(resolve(name), join(copy, name))
writeFileSync(join(copy, file), text)
// Pictures that were uploaded for the draft: they are in the sources only once it is published.
const uploaded = join('.drafts', name)
if (!isService && existsSync(uploaded)) cpSync(uploaded, join(copy, 'src/content/pictures'), { recursive: true })
process.chdir(copy)

const answer = await look()
// A pipe takes a long answer in pieces: nothing may end the process before the last one. Vite would keep it alive.
process.stdout.write(`\n${JSON.stringify(answer)}\n`, () => process.exit(0))

async function look() {
  const server = await createServer({
    configFile: 'vite.config.ts',
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  /** @type {Finding[]} */
  let remarks = []
  let preview = ''
  try {
    const faults = isService ? await faultsOfService(server) : []
    if (faults.length > 0) return { faults, remarks, preview }
    const { readArticle } = await server.ssrLoadModule('/src/build/prerender/readContent.ts')
    if (!isService) await readArticle(`${name}.md`)
    const { contentWarnings } = await server.ssrLoadModule('/tests/rules/content/editor/warnings.ts')
    remarks = contentWarnings().flatMap((/** @type {string} */ remark) => {
      const [, line = '0', words = ''] = new RegExp(`^${file}:(\\d+)  (.*)$`, 's').exec(remark) ?? []
      return words ? [{ line: Number(line), text: words }] : []
    })
    const { render, movedArticles } = await server.ssrLoadModule('/src/build/prerender/entry.tsx')
    // One that is taken away has no page.
    if (!movedArticles[address]) preview = pageOf(await render(address))
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    return { faults: [{ line: lineOf(fault), text: fault.replace(`${file}: `, '') }], remarks, preview }
  } finally {
    await server.close()
  }
  return { faults: brokenRules(), remarks, preview }
}

/** Everything that keeps the text from being a service. @param {import('vite').ViteDevServer} server @returns {Promise<Finding[]>} */
async function faultsOfService(server) {
  const { serviceFaults } = await server.ssrLoadModule('/src/content/serviceFile.ts')
  return serviceFaults(file, text)
}

/** The rules on figures of law, links, fields and terms, as `npm run content` runs them. @returns {Finding[]} */
function brokenRules() {
  const report = join(copy, 'report.json')
  const vitest = resolve('node_modules/vitest/vitest.mjs')
  const args = ['run', '--project', 'unit-node', '--reporter=json', `--outputFile=${report}`, 'tests/rules/content']
  const env = { ...process.env, NODE_ENV: 'test' }
  const { stderr } = spawnSync(process.execPath, [vitest, ...args], { encoding: 'utf8', env })
  if (!existsSync(report)) return [{ line: 0, text: `The rules could not be run: ${stderr.slice(0, 500)}` }]
  /** @type {{ testResults: { message: string, assertionResults: { status: string, title: string, failureMessages: string[] }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  return testResults.flatMap(({ message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && message) return [{ line: lineOf(message), text: shortened(message) }]
    return failed.map(({ title, failureMessages }) => {
      const words = failureMessages.join('\n')
      return { line: lineOf(words), text: `Not so: ${title}. ${shortened(words)}` }
    })
  })
}

/** Without colours, the stack and the folder. @param {string} words */
function shortened(words) {
  return stripVTControlCharacters(words)
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join('\n')
    .replaceAll(`${copy}/`, '')
    .slice(0, 600)
}

/** The line of the file that a message is about: the one that it names, that of its field, or of the words that it quotes; 0 if none is found. @param {string} message */
function lineOf(message) {
  const [, stated] = new RegExp(`${file}:(\\d+)`).exec(message) ?? []
  if (stated) return Number(stated)
  const lines = text.split('\n')
  const start = `${file}: `
  const field = message.startsWith(start) ? message.slice(start.length).split(': ')[0] : ''
  const named = lines.findIndex((line) => field !== '' && line.startsWith(`${field}:`))
  if (named >= 0) return named + 1
  for (const [, quoted = ''] of message.matchAll(/["“'`]([^"”'`\n]{3,})["”'`]/g)) {
    const at = lines.findIndex((line) => line.includes(quoted))
    if (at >= 0) return at + 1
  }
  return 0
}

/** The page's body without pictures that are not drawn yet, as that of a new article, and without preloads. @param {string} html */
function withDrawnPictures(html) {
  return html
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/<img [^>]*?src="(\/art\/[^"]+)"[^>]*>/g, (image, path) =>
      path.startsWith('/art/picture/') || existsSync(join(source, 'public', path)) ? image : '',
    )
}

/** The page without scripts, in the fonts that the built page names; in the system's where none is built. @param {{ html: string, rules: { css: string }[] }} page */
function pageOf({ html, rules }) {
  const built = join(source, 'dist', 'site', address, 'index.html')
  const fonts = existsSync(built)
    ? (readFileSync(built, 'utf8').match(/(?:@font-face|html)\s*\{[^}]*(?:font-family|--sans):[^}]*\}/g) ?? [])
    : []
  const css = [...fonts, ...rules.map((rule) => rule.css)].join('\n').replaceAll('</', '<\\/')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><base target="_blank"><meta name="viewport" content="width=device-width, initial-scale=1"><style>${css}</style></head><body><div id="root">${withDrawnPictures(html)}</div></body></html>`
}
