import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs Debian packages where that is possible: as root on Debian. @param {...string} packages */
export function installPackages(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  console.log(`Installing the packages ${packages.join(' ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    spawnSync('apt-get', args, { stdio: 'inherit', env })
  }
}
