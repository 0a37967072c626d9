import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { isInstalled, wayToInstall } from './install.mjs'

const folder = mkdtempSync(join(tmpdir(), 'desk-install-'))
afterAll(() => rmSync(folder, { recursive: true }))

const one = { version: '1.0.0', integrity: 'sha512-one' }
const other = { version: '2.0.0', integrity: 'sha512-other', optional: true }
const locked = (packages: object) => writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
const installed = (packages: object) =>
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))

beforeEach(() => {
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  locked({ '': { name: 'us', version: '1.0.0' }, 'node_modules/one': one, 'node_modules/other': other })
})

test('what npm installed from this lockfile, by whatever command, is not installed again', () => {
  installed({ 'node_modules/one': one, 'node_modules/other': other })
  expect(isInstalled(folder)).toBe(true)
})

test('packages of other platforms may be missing, others may not', () => {
  installed({ 'node_modules/one': one })
  expect(isInstalled(folder)).toBe(true)
  installed({ 'node_modules/other': other })
  expect(isInstalled(folder)).toBe(false)
})

test('another version, other contents under the same version, or an older optional package are installed again', () => {
  for (const before of [
    { 'node_modules/one': { ...one, version: '0.9.0' } },
    { 'node_modules/one': { ...one, integrity: 'sha512-two' } },
    { 'node_modules/one': one, 'node_modules/other': { ...other, version: '1.9.0' } },
  ]) {
    installed(before)
    expect(isInstalled(folder), JSON.stringify(before)).toBe(false)
  }
})

test('without packages, or after an interrupted install, there is something to do', () => {
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{"packages":')
  expect(isInstalled(folder)).toBe(false)
  rmSync(join(folder, 'node_modules'), { recursive: true })
  expect(isInstalled(folder)).toBe(false)
})

const tool = { version: '3.0.0', integrity: 'sha512-tool', dev: true }

test('the product starts without what is only for development, and a test does not', () => {
  locked({ 'node_modules/one': one, 'node_modules/tool': tool })
  installed({ 'node_modules/one': one })
  expect(isInstalled(folder, { isProduct: true })).toBe(true)
  expect(isInstalled(folder)).toBe(false)
})

test('what is for development is added beside the packages of a server that may be running; all else is installed as locked', () => {
  locked({ 'node_modules/one': one, 'node_modules/tool': tool })
  installed({ 'node_modules/one': one })
  expect(wayToInstall(folder, false)).toEqual(['install', '--no-save', '--include=dev'])
  installed({ 'node_modules/one': { ...one, version: '0.9.0' } })
  expect(wayToInstall(folder, false)).toEqual(['ci', '--include=dev'])
  expect(wayToInstall(folder, true)).toEqual(['ci', '--omit=dev'])
})

test('a start installs nothing because of another version of what is for development', () => {
  locked({ 'node_modules/one': one, 'node_modules/tool': tool })
  installed({ 'node_modules/one': one, 'node_modules/tool': { ...tool, version: '2.9.0' } })
  expect(isInstalled(folder, { isProduct: true })).toBe(true)
  expect(isInstalled(folder)).toBe(false)
})
