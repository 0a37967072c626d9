import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { currentStamp, readStamp, writeStamp } from '../../src/build/scripts/buildStamp.mjs'
import { type Product, startProduct } from './product.ts'

const dist = process.env.DIST_DIR ?? 'dist'
const next = join(dist, 'next')

/** The product serving a site that can be replaced while it runs, as a deployment does. */
export interface Deployment extends AsyncDisposable {
  product: Product
  siteDir: string
  /** Puts the next version in the place of the first one: its files are gone from one moment to the next. */
  deployNext: () => void
}

/** Serves the built version. */
export async function startDeployment(): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'pravasi-desk-site-'))
  const siteDir = join(folder, 'site')
  // The folder in `dist` is a link to the newest build.
  cpSync(realpathSync(join(dist, 'site')), siteDir, { recursive: true })
  cpSync(join(dist, 'site.json'), join(folder, 'site.json'))
  const product = await startProduct({ SITE_DIR: siteDir })
  return {
    product,
    siteDir,
    deployNext: () => {
      cpSync(join(next, 'site'), join(folder, 'next'), { recursive: true })
      renameSync(siteDir, join(folder, 'old'))
      renameSync(join(folder, 'next'), siteDir)
    },
    [Symbol.asyncDispose]: async () => {
      await product[Symbol.asyncDispose]()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Builds the next version, once for all tests of the same sources, and returns the chunks that it shares with the first
 * one: none. The script of the head is no chunk, and the same in both.
 */
export function buildNextVersion(): string[] {
  const now = currentStamp()
  if (readStamp(next)?.files !== now.files) {
    rmSync(next, { recursive: true, force: true })
    build()
    writeStamp(next, now)
  }
  const chunks = (folder: string) =>
    readdirSync(join(folder, 'site/assets')).filter((name) => /^(?!head-).*\.js$/.test(name))
  const first = new Set(chunks(dist))
  return chunks(next).filter((name) => first.has(name))
}

function build(): void {
  const { status, stderr } = spawnSync(process.execPath, ['tests/support/buildNextVersion.mjs'], {
    // The marks of a test run would give a build for tests.
    env: {
      ...process.env,
      DIST_DIR: next,
      SITE_COMPRESSION: 'none',
      VITE_BUILD_YEAR: '2031',
      NODE_ENV: 'production',
      VITEST: '',
    },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The next version could not be built: ${stderr}`)
}
