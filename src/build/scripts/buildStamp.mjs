import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const environmentFiles = ['.env', '.env.local', '.env.production', '.env.production.local']
const inputs = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'manifest.webmanifest',
  'package.json',
  'package-lock.json',
]
const settingNames = /^VITE_|^(?:CONTENT_ARTICLES_DIR|SITE_COMPRESSION)$/

/**
 * The inputs of a build: one hash over its files and the version of Node.js, and its settings. Settings are stored as plain text so that a
 * difference can be named; they are not secret, since the site itself contains them.
 * @typedef {{ files: string, settings: Record<string, string> }} Origin
 */

/**
 * The inputs that a build would have now.
 * @param {NodeJS.ProcessEnv} [env] @param {string} [node]
 * @returns {Origin}
 */
export function currentStamp(env = process.env, node = process.versions.node) {
  // Dates and plurals in the pages are those of its language data.
  const hash = createHash('sha256').update(`${node}\n`)
  const articles = env.CONTENT_ARTICLES_DIR ? [env.CONTENT_ARTICLES_DIR] : []
  for (const input of [...inputs, ...environmentFiles, ...articles]) if (existsSync(input)) add(hash, input)
  const given = Object.entries({ VITE_BUILD_YEAR: String(new Date().getFullYear()), ...env })
  const settings = given.flatMap(([name, value]) =>
    settingNames.test(name) && value !== undefined ? [[name, value]] : [],
  )
  return { files: hash.digest('hex'), settings: Object.fromEntries(settings.sort()) }
}

/**
 * The inputs of the build in this folder; `undefined` if it has no record.
 * @param {string} dist
 * @returns {Origin | undefined}
 */
export function readStamp(dist) {
  try {
    const { files, settings } = JSON.parse(readFileSync(noteIn(dist), 'utf8'))
    return { files, settings: { ...settings } }
  } catch {
    return undefined
  }
}

/**
 * Records the inputs of the build in this folder.
 * @param {string} dist @param {Origin} origin
 */
export function writeStamp(dist, origin) {
  writeFileSync(noteIn(dist), `${JSON.stringify(origin, null, 2)}\n`)
}

/**
 * Whether the build in this folder was made from these inputs.
 * @param {string} dist @param {Origin} now
 */
export function isFresh(dist, now) {
  const last = readStamp(dist)
  return last !== undefined && last.files === now.files && changedSettings(last, now).length === 0
}

/**
 * The settings that differ, one line each: 'NAME was a, is b'.
 * @param {Origin} before @param {Origin} now
 */
export function changedSettings({ settings: before }, { settings: now }) {
  const shown = (/** @type {string | undefined} */ value) => value ?? 'not set'
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort()
  return names
    .filter((name) => before[name] !== now[name])
    .map((name) => `${name} was ${shown(before[name])}, is ${shown(now[name])}`)
}

/** @param {string} dist */
function noteIn(dist) {
  return join(dist, '.build-stamp')
}

/**
 * Hashes contents, not times, so that a copy or a fresh checkout gives the same stamp.
 * @param {import('node:crypto').Hash} hash @param {string} path
 */
function add(hash, path) {
  if (!statSync(path).isDirectory()) {
    const content = readFileSync(path)
    hash.update(`${path} ${content.length}\n`).update(content)
    return
  }
  for (const name of readdirSync(path).sort()) if (!isNoInput(name)) add(hash, join(path, name))
}

/**
 * Files that no build reads: the route tree, which it writes; guides and tests; `.DS_Store` and the like.
 * @param {string} name
 */
function isNoInput(name) {
  return name.startsWith('.') || /^(?:routeTree\.gen\.ts|README\.md)$|\.test\.tsx?$/.test(name)
}
