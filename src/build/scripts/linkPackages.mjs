import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'

/**
 * Links the project's packages, and the file that says that its scripts are modules, into a build's folder outside the
 * project: Node.js looks for both in the folders above a script.
 * @param {string} dist
 */
export function linkPackages(dist) {
  const way = relative('.', dist)
  const isOutside = way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)
  if (!isOutside) return
  mkdirSync(dist, { recursive: true })
  link('node_modules', dist, 'junction')
  link('package.json', dist, 'file')
}

/** @param {string} name @param {string} dist @param {'file' | 'junction'} type */
function link(name, dist, type) {
  const from = join(dist, name)
  if (existsSync(from)) return
  // A link that leads nowhere does not exist for existsSync, but is in the way.
  rmSync(from, { force: true })
  symlinkSync(resolve(name), from, type)
}
