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
    '#!/bin/sh\nfor line in $(seq 500); do echo "line $line of $*, until $MEASURE_UNTIL"; done\n[ "$1" = test ] || { echo "Slow: a page opens (a.test.ts)" >> "$TEST_RESULTS/failed.txt"; exit 1; }\n',
  )
  chmodSync(npm, 0o755)
  const env = { ...process.env, PATH: folder + delimiter + process.env.PATH }
  const began = Date.now() / 1000
  const { status, stdout } = spawnSync('.ci/run', { encoding: 'utf8', env })
  const until = Number(/of run test:slow, until (\d+)/.exec(stdout)?.[1])
  expect(until - began).toBeGreaterThan(44 * 60)
  expect(until - began).toBeLessThan(46 * 60)
  expect(status).toBe(1)
  expect(stdout.trimEnd().split('\n').slice(-4)).toEqual([
    '── Failed in all',
    'Slow: a page opens (a.test.ts)',
    '',
    'npm test ended with 0, npm run test:slow with 1',
  ])
})

test('what takes times is run last, and left out with a word where the tests before it have taken too long', async () => {
  vi.stubEnv('CHROME_PATH', process.execPath)
  const run: string[] = []
  const steps = {
    step: async (name: string) => void run.push(name),
    vitest: async (name: string) => void run.push(name),
    smoke: async (name: string) => void run.push(name),
    leaveOut: (name: string, why: string) => void run.push(`without ${name}: ${why.slice(0, 29)}`),
  } as unknown as TestSteps
  for (const seconds of ['', String(Date.now() / 1000 + 60), String(Date.now() / 1000 - 1)]) {
    vi.stubEnv('MEASURE_UNTIL', seconds || undefined)
    await slowSuites(steps)
  }
  const why = 'the tests before took so long'
  const ends = run
    .join('\n')
    .split('Build as deployed\n')
    .slice(1)
    .map((part) => part.trim().split('\n').slice(-3))
  expect(ends).toEqual([
    ['Plain Chakra', 'Timed', 'First visits'],
    ['Plain Chakra', 'Timed', 'First visits'],
    ['Plain Chakra', `without Timed: ${why}`, `without First visits: ${why}`],
  ])
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
