import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const environmentFiles = ['.env', '.env.local', '.env.production', '.env.production.local']
const inputs = ['src', 'public', 'index.html', 'vite.config.ts', 'manifest.webmanifest', 'package-lock.json']
const settingNames = /^VITE_|^(?:CONTENT_ARTICLES_DIR|SITE_COMPRESSION)$/

/**
 * What a build is made from: its files, as one hash, and the settings it takes in. The settings stand in clear, so that
 * it can be said which one is another now; they are no secrets, the site itself holds them.
 * @typedef {{ files: string, settings: Record<string, string> }} Origin
 */

/**
 * What a build would be made from now.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Origin}
 */
export function originNow(env = process.env) {
  const hash = createHash('sha256')
  const articles = env.CONTENT_ARTICLES_DIR ? [env.CONTENT_ARTICLES_DIR] : []
  for (const input of [...inputs, ...environmentFiles, ...articles]) if (existsSync(input)) add(hash, input)
  const given = Object.entries({ VITE_BUILD_YEAR: String(new Date().getFullYear()), ...env })
  const settings = given.flatMap(([name, value]) =>
    settingNames.test(name) && value !== undefined ? [[name, value]] : [],
  )
  return { files: hash.digest('hex'), settings: Object.fromEntries(settings.sort()) }
}

/**
 * What the build in this folder was made from; `undefined` when it does not say.
 * @param {string} dist
 * @returns {Origin | undefined}
 */
export function originOf(dist) {
  try {
    const { files, settings } = JSON.parse(readFileSync(noteIn(dist), 'utf8'))
    return { files, settings: { ...settings } }
  } catch {
    return undefined
  }
}

/**
 * Notes what the build in this folder was made from.
 * @param {string} dist @param {Origin} origin
 */
export function noteOrigin(dist, origin) {
  writeFileSync(noteIn(dist), `${JSON.stringify(origin, null, 2)}\n`)
}

/**
 * From now on the build in this folder does not say what it was made from.
 * @param {string} dist
 */
export function forgetOrigin(dist) {
  rmSync(noteIn(dist), { force: true })
}

/**
 * The settings that are others in the two, one line for each: 'NAME was a, is b'.
 * @param {Origin} before @param {Origin} now
 */
export function changedSettings({ settings: before }, { settings: now }) {
  const told = (/** @type {string | undefined} */ value) => value ?? 'not set'
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort()
  return names
    .filter((name) => before[name] !== now[name])
    .map((name) => `${name} was ${told(before[name])}, is ${told(now[name])}`)
}

/** @param {string} dist */
function noteIn(dist) {
  return join(dist, '.built-from')
}

/**
 * Contents, not times: a copied or freshly checked out tree gives the same build.
 * @param {import('node:crypto').Hash} hash @param {string} path
 */
function add(hash, path) {
  if (!statSync(path).isDirectory()) {
    const content = readFileSync(path)
    hash.update(`${path} ${content.length}\n`).update(content)
    return
  }
  // Written by the build itself.
  for (const name of readdirSync(path).sort()) if (name !== 'routeTree.gen.ts') add(hash, join(path, name))
}
