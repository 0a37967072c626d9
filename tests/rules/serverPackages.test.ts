import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, read, sourceFiles } from './sources.ts'

/** The packages that the modules import which a module reaches; types aside, which are gone when it runs. Each module counts once in `seen`. */
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
    else if (/\.(?:tsx?|mjs)$/.test(name)) {
      const file = name.startsWith('#') ? join('src', name.slice(1)) : join(dirname(entry), name)
      for (const inner of packagesOf(file, seen)) found.add(inner)
    }
  }
  return found
}

const isForTests = (file: string) => /\.test\.tsx?$|\/testing\//.test(file)
/** The scripts that start, build and serve, as install.mjs lists them, and those with which the workplace publishes articles. */
const startScripts = ['launch', 'start', 'build', 'buildEdition', 'dev', 'cli', 'articleFindings', 'art'].map(
  (name) => `src/build/scripts/${name}.mjs`,
)

test('the dependencies are what a start builds and runs with; what only tests, checks and releases is for development', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  const site = sourceFiles('src', { endings: ['ts', 'tsx'] }).filter((file) => !isForTests(file))
  const entries = [...site, 'vite.config.ts', ...startScripts]
  const seen = new Set<string>()
  const imported = new Set(entries.flatMap((entry) => [...packagesOf(entry, seen)]))
  expect([...imported].sort()).toEqual(Object.keys(dependencies ?? {}).sort())
  expect(Object.keys(devDependencies ?? {}).filter((name) => imported.has(name))).toEqual([])
})

test('the running server imports nothing that builds the site', () => {
  const imported = new Set([...packagesOf('src/server/main.ts'), ...packagesOf('src/server/cli/main.ts')])
  expect([...imported].filter((name) => /vite|react|chakra|sharp/.test(name))).toEqual([])
  expect(imported).toContain('fastify')
})
