import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testBackend } from '../testing/testBackend.ts'
import { NewestPages, newestBuild } from './builtPages.ts'
import { SiteMissing } from './hostFile.ts'

let dist = ''
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'desk-built-'))
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(dist, { recursive: true })
})

function build(name: string) {
  const folder = join(dist, 'builds', name)
  mkdirSync(join(folder, 'site'), { recursive: true })
  writeFileSync(join(folder, 'site/index.html'), `<style>${name}</style>`)
  writeFileSync(join(folder, 'site/404.html'), `missing in ${name}`)
  const headers = { 'Content-Security-Policy': `style of ${name}` }
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ redirects: { [`/${name}`]: '/' }, headers }))
  return folder
}

/** As `build/scripts/replaceBuild.mjs` does it: one rename. */
function show(name: string) {
  symlinkSync(join('builds', name), join(dist, '.made'))
  renameSync(join(dist, '.made'), join(dist, 'current'))
}

const later = () => vi.advanceTimersByTime(2000)

test('a running server serves a page with the policy of the same build, before and after the switch', async () => {
  build('first')
  show('first')
  const server = await testBackend({
    options: { site: new NewestPages(join(dist, 'current/site'), 'site.json') },
  })
  const seen = async () => {
    const { body, headers } = await server.app.inject('/')
    return [body, headers['content-security-policy']]
  }
  expect(await seen()).toEqual(['<style>first</style>', 'style of first'])
  build('second')
  show('second')
  // Within the second until it looks again, too.
  expect(await seen()).toEqual(['<style>first</style>', 'style of first'])
  later()
  expect(await seen()).toEqual(['<style>second</style>', 'style of second'])
  const missing = await server.app.inject('/nowhere')
  expect([missing.body, missing.headers['content-security-policy']]).toEqual(['missing in second', 'style of second'])
  expect((await server.app.inject('/second')).statusCode).toBe(308)
  await server.close()
})

test('a new build is noticed although the clock was turned back by a day', () => {
  build('first')
  show('first')
  const pages = new NewestPages(join(dist, 'current/site'), 'site.json')
  vi.setSystemTime(Date.now() - 86_400_000)
  build('second')
  show('second')
  later()
  expect(pages.current().host.headers).toEqual({ 'Content-Security-Policy': 'style of second' })
})

test('a build without its headers, or with torn ones, is not served: the one before stays', () => {
  build('first')
  show('first')
  const pages = new NewestPages(join(dist, 'current/site'), 'site.json')
  const first = pages.current()
  const folder = build('second')
  for (const torn of ['', '{"redirects":', '{}']) {
    writeFileSync(join(folder, 'site.json'), torn)
    show('second')
    later()
    expect(pages.current()).toBe(first)
  }
  rmSync(join(folder, 'site.json'))
  later()
  expect(pages.current()).toBe(first)
})

test('a folder whose files are replaced in place gets the headers that replace its headers', () => {
  const folder = build('first')
  const pages = new NewestPages(join(folder, 'site'), 'site.json')
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ redirects: {}, headers: { Place: 'same' } }))
  later()
  expect(pages.current().host.headers).toEqual({ Place: 'same' })
})

test('without a build it says what to do', () => {
  expect(() => new NewestPages(join(dist, 'current/site'), 'site.json')).toThrow(SiteMissing)
})

test('a script finds the newest build, and its own where it was taken away alone', () => {
  build('first')
  show('first')
  expect(newestBuild(join(dist, 'builds/first/server'))).toBe(join(dist, 'current'))
  expect(newestBuild('/opt/pravasi-desk/dist/server')).toBe('/opt/pravasi-desk/dist')
})
