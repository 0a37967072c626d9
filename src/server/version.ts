import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The version of this program: that of the nearest package above; a build may lie deeper than the sources. */
export const version = versionIn(import.meta.dirname)

function versionIn(folder: string): string {
  const file = join(folder, 'package.json')
  if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
  return dirname(folder) === folder ? '' : versionIn(dirname(folder))
}
