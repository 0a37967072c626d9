import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './install.mjs'

const inputs = ['src', 'public', 'index.html', 'vite.config.ts', 'manifest.webmanifest', 'package-lock.json', '.env']
const dist = process.env.DIST_DIR ?? 'dist'
const marker = join(dist, '.built-from')

/** Builds site and backend, unless nothing that they are made of has changed since. */
export function buildWhenNeeded() {
  const wanted = fingerprint()
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  console.log('Building …')
  // Started from inside a test run, its marks would give a build for tests: React's slow one, and no worker.
  const env = { ...process.env, NODE_ENV: 'production', VITEST: '' }
  const { status } = spawnSync(process.execPath, ['src/commands/build.mjs'], { stdio: 'inherit', env })
  if (status !== 0) fail('The build failed; the lines above say why.')
  writeFileSync(marker, wanted)
}

/** Names, sizes and times of all inputs, and the settings that the build takes in. */
function fingerprint() {
  const hash = createHash('sha256')
  hash.update(`${process.env.VITE_BACKEND_URL ?? ''} ${new Date().getFullYear()}`)
  for (const input of inputs) if (existsSync(input)) add(hash, input)
  return hash.digest('hex')
}

/** @param {import('node:crypto').Hash} hash @param {string} path */
function add(hash, path) {
  const { size, mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) {
    hash.update(`${path} ${size} ${mtimeMs}\n`)
    return
  }
  // Written by the build itself.
  for (const name of readdirSync(path).sort()) if (name !== 'routeTree.gen.ts') add(hash, join(path, name))
}
