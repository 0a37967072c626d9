import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withFolderLock } from './folderLock.mjs'

/** The list that npm itself keeps of what it installed. */
const installedList = 'node_modules/.package-lock.json'

/**
 * Installs exactly what the lockfile says, unless already done, by whatever command. Another process that installs in the
 * same folder is waited for. Exits the process on failure.
 */
export async function installWhenNeeded() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node.js 20.19 or newer is needed; this is ${process.versions.node}. See https://nodejs.org.`)
  }
  if (isInstalled('.')) return
  await withFolderLock(
    join('dist', '.install-lock'),
    ({ pid }) => console.log(`Another process (${pid}) installs packages. Waiting for it to end …`),
    async () => {
      if (isInstalled('.')) return
      console.log('Installing packages …')
      const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
        stdio: 'inherit',
        shell: process.platform === 'win32',
      })
      if (status !== 0) fail('Installing packages failed; the lines above say why. Then run the command again.')
    },
  )
}

/**
 * Whether `node_modules` has every package of the lockfile in its version. Optional ones may be missing: they are for other
 * platforms.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const list = join(folder, installedList)
  if (!existsSync(list)) return false
  const wanted = Object.entries(packagesIn(join(folder, 'package-lock.json')))
  const installed = packagesIn(list)
  return wanted.every(([path, { version, integrity, optional, devOptional, peer }]) => {
    const found = installed[path]
    if (path === '') return true
    return found ? found.version === version && found.integrity === integrity : optional || devOptional || peer
  })
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} Package
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
