import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { linkPackages } from './linkPackages.mjs'

function folderIn(parent: string): string {
  const folder = mkdtempSync(join(parent, 'desk-outside-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a build in a folder outside the project finds the packages that it imports', () => {
  const dist = join(folderIn(tmpdir()), 'dist')
  linkPackages(dist)
  linkPackages(dist)
  const script = join(dist, 'made-1-a/made/server/main.js')
  mkdirSync(join(script, '..'), { recursive: true })
  writeFileSync(script, `import { string } from 'valibot'\nconsole.log(string().type)`)
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
  expect([status, stdout, stderr]).toEqual([0, 'string\n', ''])
})

test('a link that leads nowhere, as after the project was moved, is replaced', () => {
  const dist = folderIn(tmpdir())
  for (const name of ['node_modules', 'package.json']) symlinkSync(join(dist, 'moved', name), join(dist, name))
  linkPackages(dist)
  expect(readlinkSync(join(dist, 'package.json'))).toBe(resolve('package.json'))
})

test('a build inside the project needs no links', () => {
  const dist = folderIn('node_modules')
  linkPackages(dist)
  expect(readdirSync(dist)).toEqual([])
})
