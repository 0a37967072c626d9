// `npm run check`: types of every runtime, then lint and format. Types are compared with the last time, and of lint only what
// Git calls changed; with `--all`, in CI and without Git everything is looked at anew.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { run } from './run.mjs'

const projects = [
  'src/tsconfig.page.json',
  'src/tsconfig.desk.json',
  'src/tsconfig.worker.json',
  'src/tsconfig.deskWorker.json',
  'src/tsconfig.node.json',
  'tests/tsconfig.json',
]
const whole = process.argv.includes('--all') || Boolean(process.env.CI)
const cache = 'node_modules/.cache/pravasi-desk-types'
mkdirSync(cache, { recursive: true })

/** @param {string} project */
function types(project) {
  const state = join(cache, `${project.startsWith('tests') ? 'tests' : basename(project, '.json')}.tsbuildinfo`)
  const known = whole ? [] : ['--incremental', '--tsBuildInfoFile', state]
  return run('tsc', ['--noEmit', '-p', project, ...known])
}

function lint() {
  const files = whole ? ['.'] : (changedFiles() ?? ['.'])
  if (files.length === 0) return 0
  return run('biome', ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...files])
}

/** Files that differ from the last commit, and those that Git does not know yet; `undefined` without Git. */
function changedFiles() {
  /** @param {string[]} words */
  const git = (...words) => spawnSync('git', words, { encoding: 'utf8' })
  const [changed, added] = [
    git('diff', '--name-only', '-z', '--relative', 'HEAD'),
    git('ls-files', '-z', '--others', '--exclude-standard'),
  ]
  if (changed.status !== 0 || added.status !== 0) return undefined
  return (changed.stdout + added.stdout).split('\0').filter((file) => file !== '' && existsSync(file))
}

const codes = await Promise.all([...projects.map(types), lint()])
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0
