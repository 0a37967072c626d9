import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const marker = 'node_modules/.installed-from'

/** Installs exactly what the lockfile says, unless already done. Exits the process on failure. */
export function installWhenNeeded() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node.js 20.19 or newer is needed; this is ${process.versions.node}. See https://nodejs.org.`)
  }
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  console.log('Installing packages …')
  // Not `npm ci`: it rejects a lockfile without other platforms' optional binaries, which some registries do not offer.
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail('Installing packages failed; the lines above say why. Then run the command again.')
  writeFileSync(marker, wanted)
}

/** @param {string} message */
export function fail(message) {
  console.error(message)
  process.exit(1)
}
