import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages, prefixOf } from '#content/languages.ts'
import { pathIn } from '#content/pathIn.ts'
import { freePort } from '#server/testing/freePort.ts'

const folder = mkdtempSync(join(tmpdir(), 'pravasi-desk-package-'))
const app = join(folder, 'app')
const data = join(folder, 'data')
/** Nothing but what a server has: no npm, and no variables of this test run. */
const env = {
  ...{ PATH: process.env.PATH, HOME: folder, DATA_DIR: data, LOG_LEVEL: 'silent', PUBLIC_URL: '' },
  MAIL_WEBHOOK_SECRET: 'a-secret-of-the-mail-service-that-is-long',
}

beforeAll(() => {
  const { VITEST: _vitest, NODE_ENV: _test, ...outside } = process.env
  const { status, stderr } = spawnSync(process.execPath, ['src/build/scripts/package.mjs', '--to', app], {
    env: outside,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

const desk = (...args: string[]): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, ['dist/server/desk.js', ...args], { cwd: app, env, encoding: 'utf8' })

test('the package runs with plain Node.js: pages, an enquiry, a large email, the command line and doctor', async () => {
  const port = await freePort()
  env.PUBLIC_URL = `http://localhost:${port}`
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: app,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await once(server.stdout, 'data')
    // Older versions of Node do not ask for brotli by themselves.
    const page = await fetch(env.PUBLIC_URL, { headers: { 'accept-encoding': 'br' } })
    expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'br'])
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    for (const { code } of languages)
      expect((await fetch(env.PUBLIC_URL + pathIn(prefixOf(code), '/'))).status).toBe(200)
    const sent = await fetch(`${env.PUBLIC_URL}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Asha Rao', email: 'asha@example.com', message: 'A plot.', contactNumber: '' }),
    })
    expect(sent.status).toBe(201)
    expect(desk('enquiries').stdout).toContain('Asha Rao')
    const delivered = await fetch(`${env.PUBLIC_URL}/api/mail`, {
      method: 'POST',
      headers: { 'Content-Type': 'message/rfc822', Authorization: `Bearer ${env.MAIL_WEBHOOK_SECRET}` },
      body: `From: Asha <asha@example.com>\r\nMessage-ID: <a@x>\r\n\r\n${'A plot. '.repeat(20_000)}`,
    })
    expect(delivered.status).toBe(200)
    const doctor = desk('doctor')
    expect([doctor.status, doctor.stderr]).toEqual([0, ''])
    expect(doctor.stdout).toContain(join('dist', 'site'))
  } finally {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
})

test('the package has what runs and nothing to build with, in less than 35 megabytes apart from pages and pictures, and the licence of each package', () => {
  const packages = readdirSync(join(app, 'node_modules'))
  expect(packages).toContain('fastify')
  for (const other of ['react', 'vite', 'typescript', '@chakra-ui']) expect(packages).not.toContain(other)
  for (const needed of ['LICENSE', 'CHANGELOG.md', 'deploy/pravasi-desk.service', 'deploy/desk', 'deploy/nginx.conf']) {
    expect(existsSync(join(app, needed)), needed).toBe(true)
  }
  const files = readdirSync(app, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  // An article more makes the site larger, which is no fault of the package.
  const isContent = (path: string) => /[\\/]site[\\/]/.test(path) && /\.(?:html(?:\.br|\.gz)?|webp|jpg)$/.test(path)
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).filter((path) => !isContent(path))
  expect(paths.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(35_000_000)
  const ofPackages = files.filter(({ parentPath }) => parentPath.includes('node_modules'))
  expect(ofPackages.filter(({ name }) => /\.(?:map|d\.[cm]?ts)$/.test(name))).toEqual([])
  const unlicensed = ofPackages
    .filter(({ name }) => name === 'package.json')
    .map(({ parentPath }) => parentPath)
    .filter((path) => /node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path))
    .filter((path) => !readdirSync(path).some((name) => /^(?:licen[cs]e|notice|copying)/i.test(name)))
  const hasOne = (path: string) =>
    readdirSync(join('node_modules', path.split('node_modules/').at(-1) ?? '')).some((name) =>
      /^licen[cs]e/i.test(name),
    )
  expect(unlicensed.filter(hasOne)).toEqual([])
  const { dependencies } = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'))
  const names = Object.keys(dependencies)
  expect(names.filter((name) => !existsSync(join(app, 'node_modules', name)))).toEqual([])
  expect(names.filter((name) => /^(?:vite|react|sharp)/.test(name))).toEqual([])
})
