import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, read } from './sources.ts'

/** The packages that the modules import which a module reaches; types aside, which are gone when it runs. */
function packagesOf(entry: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>()
  if (seen.has(entry) || !existsSync(entry)) return found
  seen.add(entry)
  const running = read(entry).replace(/^(?:import|export) type [\s\S]*?from '[^']*'$/gm, '')
  for (const name of importsOf(running)) {
    if (/^(?:node|virtual):/.test(name)) continue
    if (!/^[.#]/.test(name))
      found.add(
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      )
    else if (/\.tsx?$/.test(name)) {
      const file = name.startsWith('#') ? join('src', name.slice(1)) : join(dirname(entry), name)
      for (const inner of packagesOf(file, seen)) found.add(inner)
    }
  }
  return found
}

test('the dependencies are the packages that the running server imports; what builds and tests it is for development', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
  const imported = new Set([...packagesOf('src/server/main.ts'), ...packagesOf('src/server/cli/main.ts')])
  expect([...imported].sort()).toEqual(Object.keys(dependencies).sort())
})
