import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acts } from './acts.ts'
import { Editor } from './edit.ts'

// An owner's year, act after act on one copy of the project. After each, what `npm run check`, the tests of rules, content and
// pictures and the build say, after those that change languages or lists also the tests of the built site; after the last one
// all unit tests.

const left = new Set(['node_modules', 'dist', 'data', '.git'])
const copy = mkdtempSync(join(tmpdir(), 'pravasi-desk-owner-'))

beforeAll(() => {
  cpSync('.', copy, { recursive: true, filter: (path) => !left.has(path) })
  sharePackages()
  // As with an owner, a check looks at what has changed.
  for (const words of [
    ['init', '-q'],
    ['add', '-A'],
    [...author, 'commit', '-qm', 'The project as it came'],
  ])
    expect(complaints('git', words)).toBe('')
})
afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }))

const author = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com']

/** Links every package into the copy, which then has caches of its own beside them. */
function sharePackages(): void {
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync('node_modules')) {
    const isOfOneProject = /^\.(?:cache|vite|vitest)/.test(name)
    if (!isOfOneProject) symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name))
  }
}

/** The output of a command of the copy that failed; nothing when it did not. */
function complaints(command: string, args: readonly string[]): string {
  // The marks of a test run would give a build for tests.
  const { VITEST: _vitest, NODE_ENV: _mode, VITEST_POOL_ID: _pool, VITEST_WORKER_ID: _worker, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
    env: { ...env, SITE_COMPRESSION: 'none', DIST_DIR: 'dist', TEST_DATABASES: 'sqlite', CI: '' },
  })
  return status === 0 ? '' : `${command} ${args.join(' ')}\n${`${stdout}${stderr}`.slice(-4000)}`
}

const script = (name: string, ...args: string[]) =>
  complaints(process.execPath, [`src/build/scripts/${name}.mjs`, ...args])
const program = (name: string, ...args: string[]) => complaints(join('node_modules', '.bin', name), args)
const unitTests = (...folders: string[]) =>
  program('vitest', 'run', '--project', 'unit-node', '--project', 'unit', ...folders)

/** Pages of the build that show these words. */
function pagesShowing(words: RegExp): string[] {
  const site = join(copy, 'dist', 'site')
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .filter((file) => words.test(readFileSync(join(site, file), 'utf8')))
}

test.each(acts)(
  'an owner $name: check, tests and build say nothing against it',
  ({ play, redraws, recuts, changesPages, never }) => {
    play(new Editor(copy))
    const said = [
      recuts ? script('fonts') : '',
      redraws ? script('art') : '',
      program('biome', 'check', '--write', 'src'),
      script('build'),
      script('check'),
      unitTests('tests/rules', 'src/content', 'src/art'),
      changesPages && existsSync(join(copy, 'dist/current')) ? program('vitest', 'run', '--project', 'site') : '',
    ]
    expect(said.filter((one) => one !== '')).toEqual([])
    expect(never ? pagesShowing(never) : []).toEqual([])
  },
  1_800_000,
)

test('after all these acts every unit test passes', () => {
  expect(unitTests()).toBe('')
}, 1_800_000)
