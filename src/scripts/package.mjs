// `npm run package`: an archive of what a server needs to run, dist/pravasi-desk-<version>.tgz: the build, the packages that it
// imports, and the files of src/server/deploy. No npm, compiler or source is needed where it is unpacked. With
// `-- --to <folder>` the folder itself, without an archive.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWhenNeeded } from './buildWhenNeeded.mjs'
import { fail } from './install.mjs'
import { newestBuild } from './replaceBuild.mjs'

const dist = process.env.DIST_DIR ?? 'dist'
const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
const { name, version, license, type, engines, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

buildWhenNeeded()
if (to) {
  if (existsSync(to) && readdirSync(to).length > 0) fail(`${to} is not empty.`)
  fill(to)
  console.log(`Packaged in ${to}`)
} else {
  const workplace = mkdtempSync(join(dist, 'package-'))
  try {
    const folder = `${name}-${version}`
    fill(join(workplace, folder))
    const archive = resolve(dist, `${folder}.tgz`)
    const { status } = spawnSync('tar', ['-czf', archive, '-C', workplace, folder], { stdio: 'inherit' })
    if (status !== 0) fail('tar could not write the archive.')
    console.log(`Packaged in ${archive}`)
  } finally {
    rmSync(workplace, { recursive: true, force: true })
  }
}

/** @param {string} folder */
function fill(folder) {
  mkdirSync(folder, { recursive: true })
  cpSync(realpathSync(newestBuild(dist)), join(folder, 'dist'), {
    recursive: true,
    filter: (path) => !basename(path).startsWith('.') || basename(path) === '.well-known',
  })
  for (const path of runtimePackages()) {
    // Packages inside of a package have lines of their own.
    const filter = (/** @type {string} */ from) => from === path || !from.startsWith(join(path, 'node_modules'))
    cpSync(path, join(folder, path), { recursive: true, filter })
  }
  cpSync('src/server/deploy', join(folder, 'deploy'), { recursive: true, filter: (path) => !path.endsWith('.test.ts') })
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(file, join(folder, file))
  const own = { name, version, private: true, license, type, engines, dependencies }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`)
  const { status } = spawnSync(process.execPath, ['dist/server/desk.js', '--help'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) fail('The package does not run; the lines above say why. Is what it needs in `dependencies`?')
}

/**
 * Folders of the packages that the server imports, and of their dependencies. Not npm's marks of what is for development
 * only: a compiler that a package merely goes well with has none.
 */
function runtimePackages() {
  /** @type {Record<string, { dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }>} */
  const packages = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  const found = new Set()
  /** @param {string} from @param {string[]} names */
  const add = (from, names) => {
    for (const name of names) {
      const path = placeOf(name, from)
      // An optional one is for another platform.
      if (path === undefined || found.has(path)) continue
      found.add(path)
      const { dependencies: needed, optionalDependencies: optional } = packages[path] ?? {}
      add(path, Object.keys({ ...needed, ...optional }))
    }
  }
  add('', Object.keys(dependencies))
  return [...found]
}

/** The nearest installed package of that name, as Node.js looks for it. @param {string} name @param {string} from */
function placeOf(name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('node_modules/') - 1, 0))) {
    const path = join(folder, 'node_modules', name)
    if (existsSync(join(path, 'package.json'))) return path
    if (folder === '') return undefined
  }
}
