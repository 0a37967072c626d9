// `npm run package`: an archive of what a server needs to run, dist/pravasi-desk-<version>.tgz: the build, the files of packages that
// it loads, and the files of src/server/deploy. No npm, compiler or source is needed where it is unpacked. With
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
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, parse, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { nodeFileTrace } from '@vercel/nft'
import { buildWhenNeeded } from './buildWhenNeeded.mjs'
import { fail } from './install.mjs'
import { newestBuild } from './replaceBuild.mjs'

const dist = process.env.DIST_DIR ?? 'dist'
const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
const { name, version, license, type, engines, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

buildWhenNeeded()
if (to) {
  if (existsSync(to) && readdirSync(to).length > 0) fail(`${to} is not empty.`)
  await fill(to)
  console.log(`Packaged in ${to}`)
} else {
  const workplace = mkdtempSync(join(dist, 'package-'))
  try {
    const folder = `${name}-${version}`
    await fill(join(workplace, folder))
    const archive = resolve(dist, `${folder}.tgz`)
    const { status } = spawnSync('tar', ['-czf', archive, '-C', workplace, folder], { stdio: 'inherit' })
    if (status !== 0) fail('tar could not write the archive.')
    console.log(`Packaged in ${archive}`)
  } finally {
    rmSync(workplace, { recursive: true, force: true })
  }
}

/** @param {string} folder */
async function fill(folder) {
  mkdirSync(folder, { recursive: true })
  cpSync(realpathSync(newestBuild(dist)), join(folder, 'dist'), {
    recursive: true,
    filter: (path) => !basename(path).startsWith('.') || basename(path) === '.well-known',
  })
  const packages = await runtimeFiles()
  for (const file of packages) cpSync(file, join(folder, file))
  cpSync('src/server/deploy', join(folder, 'deploy'), { recursive: true, filter: (path) => !path.endsWith('.test.ts') })
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(file, join(folder, file))
  // A server runs nothing that only builds the site.
  const running = Object.entries(dependencies).filter(([one]) =>
    packages.has(join('node_modules', one, 'package.json')),
  )
  const own = { name, version, private: true, license, type, engines, dependencies: Object.fromEntries(running) }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`)
  const { status } = spawnSync(process.execPath, ['dist/server/desk.js', '--help'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) fail('The package does not run; the lines above say why. Is what it needs in `dependencies`?')
}

/**
 * The files of packages that the server and the command line load, followed from import to import, and the licence of each
 * package. Maps, types and sources of the packages, and binaries for other platforms, are not among them.
 */
async function runtimeFiles() {
  const built = realpathSync(newestBuild(dist))
  const entries = ['main.js', 'desk.js'].map((name) => join(built, 'server', name))
  const root = realpathSync('node_modules')
  const { fileList } = await nodeFileTrace(entries, { base: parse(root).root, ignore: runsElsewhere })
  /** @type {Set<string>} */
  const files = new Set()
  for (const traced of fileList) {
    const file = relative(root, realpathSync(join(parse(root).root, traced)))
    if (file.startsWith('..') || !statSync(join(root, file)).isFile()) continue
    files.add(join('node_modules', file))
    const [, owner = ''] = /^((?:.*node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? []
    for (const name of readdirSync(join(root, owner)))
      if (/^(?:licen[cs]e|notice|copying)/i.test(name)) files.add(join('node_modules', owner, name))
  }
  return files
}

/**
 * Whether a file is one that the server sends and does not run, or a script of the sources, which runs where they are, with
 * their own packages. @param {string} path
 */
function runsElsewhere(path) {
  return /\/(?:site|desk|src)\//.test(path) && !path.includes('node_modules')
}
