// `npm run screenshots`: takes the screenshots of the web manifest and the README.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { buildWhenNeeded } from './buildWhenNeeded.mjs'
import { browserFlags, findBrowser } from './findBrowser.mjs'

const folder = 'public/screenshots'
const wide = { width: 1280, height: 800 }
const narrow = { width: 412, height: 892 }
const shots = [
  { name: 'home-wide', path: '/', viewport: wide },
  { name: 'home-narrow', path: '/', viewport: narrow },
  { name: 'services-narrow', path: '/services/BankingAndFinance', viewport: narrow },
  { name: 'article-narrow', path: '/blogs/repatriation-of-funds-for-nris', viewport: narrow },
]

buildWhenNeeded()
const port = 8479
const data = mkdtempSync(join(tmpdir(), 'screenshots-'))
const server = spawn(process.execPath, ['dist/server/main.js'], {
  env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'silent' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
try {
  mkdirSync(folder, { recursive: true })
  for (const { name, path, viewport } of shots) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' })
    await open(page, `http://127.0.0.1:${port}${path}`)
    const png = await page.screenshot()
    await sharp(png)
      .webp({ quality: 80 })
      .toFile(join(folder, `${name}.webp`))
    await page.close()
    console.log(`${folder}/${name}.webp`)
  }
} finally {
  await browser.close()
  server.kill()
  rmSync(data, { recursive: true, force: true })
}

/** The server may still be starting. @param {import('playwright-core').Page} page @param {string} url */
async function open(page, url, tries = 50) {
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
  } catch (error) {
    if (tries === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, 100))
    await open(page, url, tries - 1)
  }
}
