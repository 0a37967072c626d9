import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { TestSteps } from './testSteps.mjs'
import { slowSuites } from './testSuites.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pravasi-desk-steps-'))
  vi.stubEnv('TEST_RESULTS', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** Runs steps and resolves with what they printed. The exit code of this process stays as it was. */
async function printed(steps: [name: string, work: () => number][]): Promise<string> {
  const code = process.exitCode
  onTestFinished(() => {
    process.exitCode = code
  })
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)))
  const run = new TestSteps()
  await Promise.all(steps.map(([name, work]) => run.step(name, work)))
  run.report()
  log.mockRestore()
  return lines.join('\n')
}

test('a step that fails without a failed test, or by an error, is named at the end and in the file for several runs', async () => {
  const end = await printed([
    ['Opening', () => 0],
    ['Build', () => 3],
    [
      'Browser',
      () => {
        throw new Error('There is no Chromium.')
      },
    ],
  ])
  expect(end).toMatch(/── Failed\n✗ Browser\nThere is no Chromium\.\n\n✗ Build\nended with 3; see above\n/)
  expect(end.trimEnd()).toMatch(/0 passed, 2 failed$/)
  expect(readFileSync(join(folder, 'failed.txt'), 'utf8')).toBe(
    'Browser: Browser: There is no Chromium.\nBuild: Build: ended with 3; see above\n',
  )
})

test('CI names at its very end what failed in each of its two commands, and fails when one of them does', () => {
  const npm = join(folder, 'npm')
  writeFileSync(
    npm,
    '#!/bin/sh\nfor line in $(seq 500); do echo "line $line of $*, until $BEGIN_UNTIL"; done\n[ "$1" = test ] || { echo "Slow: a page opens (a.test.ts)" >> "$TEST_RESULTS/failed.txt"; exit 1; }\n',
  )
  chmodSync(npm, 0o755)
  const env = { ...process.env, PATH: folder + delimiter + process.env.PATH }
  const began = Date.now() / 1000
  const { status, stdout } = spawnSync('.ci/run', { encoding: 'utf8', env })
  const until = Number(/of run test:slow, until (\d+)/.exec(stdout)?.[1])
  expect(until - began).toBeGreaterThan(49 * 60)
  expect(until - began).toBeLessThan(51 * 60)
  expect(status).toBe(1)
  expect(stdout.trimEnd().split('\n').slice(-4)).toEqual([
    '── Failed in all',
    'Slow: a page opens (a.test.ts)',
    '',
    'npm test ended with 0, npm run test:slow with 1',
  ])
})

test('a CI whose time is nearly over begins none of the last suites, and says which and why', async () => {
  vi.stubEnv('CHROME_PATH', process.execPath)
  const suitesUntil = async (seconds?: number) => {
    vi.stubEnv('BEGIN_UNTIL', seconds === undefined ? undefined : String(seconds))
    const run: string[] = []
    const begin = async (name: string) => void run.push(name)
    const leaveOut = (name: string, why: string) => void run.push(`not ${name}, for ${why}`)
    await slowSuites({ step: begin, vitest: begin, smoke: begin, leaveOut } as unknown as TestSteps)
    return run
  }
  const last = ['Three engines', 'Plain Chakra', 'Timed', 'First visits']
  const now = Date.now() / 1000
  const all = await suitesUntil()
  expect(all.slice(-4)).toEqual(last)
  expect(await suitesUntil(now + 60)).toEqual(all)
  const why = 'the tests before took too long, on a machine that is slow or busy'
  expect(await suitesUntil(now - 1)).toEqual([...all.slice(0, -4), ...last.map((name) => `not ${name}, for ${why}`)])
})

test('what is left out is named with its reason, and among the times', async () => {
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)))
  const run = new TestSteps()
  run.leaveOut('Timed', 'it is late')
  run.report()
  log.mockRestore()
  expect(lines[0]).toBe('\n── Timed: left out, for it is late')
  expect(lines.join('\n')).toContain(' left out  Timed\n')
})
