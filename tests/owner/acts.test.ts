import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acts } from './acts.ts'
import { Editor } from './edit.ts'

// An owner's year, act after act on one copy of the project. After each, what `npm run check`, the tests of rules, content and
// pictures and the build say; after the last one all unit tests. A place for another language is after the last act.

const left = new Set(['node_modules', 'dist', 'data', '.git'])
const copy = mkdtempSync(join(tmpdir(), 'pravasi-desk-owner-'))

beforeAll(() => {
  cpSync('.', copy, { recursive: true, filter: (path) => !left.has(path) })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** The output of a command of the copy that failed; nothing when it did not. */
function complaints(command: string, args: readonly string[]): string {
  // The marks of a test run would give a build for tests.
  const { VITEST: _vitest, NODE_ENV: _mode, VITEST_POOL_ID: _pool, VITEST_WORKER_ID: _worker, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
    env: { ...env, SITE_COMPRESSION: 'none', DIST_DIR: 'dist', TEST_DATABASES: 'sqlite' },
  })
  return status === 0 ? '' : `${command} ${args.join(' ')}\n${`${stdout}${stderr}`.slice(-4000)}`
}

const script = (name: string, ...args: string[]) => complaints(process.execPath, [`src/scripts/${name}.mjs`, ...args])
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
  ({ play, redraws, never }) => {
    play(new Editor(copy))
    const said = [
      redraws ? script('art') : '',
      program('biome', 'check', '--write', 'src'),
      script('build'),
      script('check', '--all'),
      unitTests('tests/rules', 'src/content', 'src/art'),
    ]
    expect(said.filter((one) => one !== '')).toEqual([])
    expect(never ? pagesShowing(never) : []).toEqual([])
  },
  900_000,
)

test('after all these acts every unit test passes', () => {
  expect(unitTests()).toBe('')
}, 900_000)
