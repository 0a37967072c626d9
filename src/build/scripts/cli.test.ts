import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let dist = ''
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'desk-dist-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const cli = (...args: string[]) =>
  spawnSync(process.execPath, ['src/build/scripts/cli.mjs', ...args], {
    env: { ...process.env, DIST_DIR: dist },
    encoding: 'utf8',
    timeout: 15_000,
  })

test('the command line runs as it was built and never builds, whoever built it and with which settings', () => {
  mkdirSync(join(dist, 'server'))
  writeFileSync(join(dist, 'server/desk.js'), 'console.log(process.argv.slice(2).join())')
  expect(cli('enquiries', '--json')).toMatchObject({ status: 0, stdout: 'enquiries,--json\n', stderr: '' })
  expect(readdirSync(dist)).toEqual(['server'])
})

test('a command line that was not built is one line that names the remedy', () => {
  const { status, stdout, stderr } = cli('enquiries')
  expect([status, stdout, stderr.split('\n').length]).toEqual([1, '', 2])
  expect(stderr).toContain('npm run build')
  expect(readdirSync(dist)).toEqual([])
})
