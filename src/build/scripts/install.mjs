import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withFolderLock } from './folderLock.mjs'

/** The list that npm itself keeps of what it installed. */
const installedList = 'node_modules/.package-lock.json'

/** The scripts that build or run the product. Tests, lint and releases need more, which takes two thirds as much room again. */
const product = new Set(['start', 'build', 'dev', 'cli'])

/**
 * Installs exactly what the lockfile says, unless already done, by whatever command; for a script that builds or runs the
 * product without the packages for development. Another process that installs in the same folder is waited for. Exits the
 * process on failure.
 * @param {string} script
 */
export async function installWhenNeeded(script) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node.js 20.19 or newer is needed; this is ${process.versions.node}. See https://nodejs.org.`)
  }
  const isProduct = product.has(script)
  if (isInstalled('.', { isProduct })) return
  await withFolderLock(
    join('dist', '.install-lock'),
    ({ pid }) => console.log(`Another process (${pid}) installs packages. Waiting for it to end …`),
    async () => {
      if (isInstalled('.', { isProduct })) return
      console.log('Installing packages …')
      const { status } = spawnSync('npm', [...wayToInstall('.', isProduct), '--no-audit', '--no-fund'], {
        stdio: 'inherit',
        shell: process.platform === 'win32',
      })
      if (status !== 0) fail('Installing packages failed; the lines above say why. Then run the command again.')
    },
  )
}

/**
 * The arguments with which npm installs. Where only what is for development is missing, it is added: the server that may be
 * running keeps its packages.
 * @param {string} folder @param {boolean} isProduct
 */
export function wayToInstall(folder, isProduct) {
  if (isProduct) return ['ci', '--omit=dev']
  // The environment may say that this is production.
  return [...(isInstalled(folder, { isProduct: true }) ? ['install', '--no-save'] : ['ci']), '--include=dev']
}

/**
 * Whether `node_modules` has every package of the lockfile in its version, or every one that the product needs. Optional ones
 * may be missing: they are for other platforms.
 * @param {string} folder @param {{ isProduct?: boolean }} [options]
 */
export function isInstalled(folder, { isProduct = false } = {}) {
  const list = join(folder, installedList)
  if (!existsSync(list)) return false
  const wanted = Object.entries(packagesIn(join(folder, 'package-lock.json')))
  const installed = packagesIn(list)
  return wanted.every(([path, { version, integrity, dev, optional, devOptional, peer }]) => {
    const found = installed[path]
    if (path === '') return true
    if (isProduct && dev) return true
    return found ? found.version === version && found.integrity === integrity : optional || devOptional || peer
  })
}

/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Package
 * @param {string} file @returns {Record<string, Package>}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    // Torn by an interrupted install: it has to be made again.
    return {}
  }
}

/** @param {string} message */
export function fail(message) {
  console.error(message)
  process.exit(1)
}
