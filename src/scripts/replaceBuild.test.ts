import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { currentStamp, readStamp } from './buildStamp.mjs'
import { replaceBuild } from './replaceBuild.mjs'

let dist = ''
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'desk-dist-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const put = (file: string, content: string) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
const page = () => readFileSync(join(dist, 'site/index.html'), 'utf8')
const version = (name: string) => async (folder: string) => {
  put(join(folder, 'site/index.html'), name)
  put(join(folder, `site/assets/${name}.js`), name)
  put(join(folder, 'site.json'), name)
}

test('a build takes the place of the one before, and leaves nothing else behind', async () => {
  await replaceBuild(dist, version('first'))
  await replaceBuild(dist, version('second'))
  expect(page()).toBe('second')
  expect(readdirSync(join(dist, 'site/assets'))).toEqual(['second.js'])
  expect(readFileSync(join(dist, 'site.json'), 'utf8')).toBe('second')
  expect(readdirSync(dist).sort()).toEqual(['.build-stamp', 'site', 'site.json'])
})

test('while the next build is made, the one before stands whole', async () => {
  await replaceBuild(dist, version('first'))
  await replaceBuild(dist, async (folder) => {
    await version('second')(folder)
    expect([page(), existsSync(join(dist, 'site/assets/first.js'))]).toEqual(['first', true])
  })
})

test('a build that fails changes nothing', async () => {
  await replaceBuild(dist, version('first'))
  const origin = readStamp(dist)
  const failing = replaceBuild(dist, async (folder) => {
    await version('second')(folder)
    throw new Error('an article is wrong')
  })
  await expect(failing).rejects.toThrow('an article is wrong')
  expect(page()).toBe('first')
  expect(readStamp(dist)).toEqual(origin)
  expect(readdirSync(dist).sort()).toEqual(['.build-stamp', 'site', 'site.json'])
})

test('what a killed build left behind is removed by the next one', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  put(join(dist, `made-${pid}-a1b2c3/made/site/torn.html`), '')
  await replaceBuild(dist, version('first'))
  expect(readdirSync(dist).sort()).toEqual(['.build-stamp', 'site', 'site.json'])
})

test('of two builds at once neither takes anything from the other: the last one stands, whole', async () => {
  await replaceBuild(dist, async (folder) => {
    await replaceBuild(dist, version('second'))
    await version('first')(folder)
  })
  expect(page()).toBe('first')
  expect(readdirSync(join(dist, 'site/assets'))).toEqual(['first.js'])
})

test('whatever else lies in the folder stays', async () => {
  put(join(dist, 'thousand/site/index.html'), 'many')
  await replaceBuild(dist, version('first'))
  expect(existsSync(join(dist, 'thousand/site/index.html'))).toBe(true)
})

test('every build says what it was made from', async () => {
  await replaceBuild(dist, version('first'))
  expect(readStamp(dist)).toEqual(currentStamp())
})
