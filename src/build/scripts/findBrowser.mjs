import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { fail } from './install.mjs'
import { installPackages } from './installPackages.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge']
const usualPlaces = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** How Chromium is started for tests, measurements and pictures: with nothing beside the page that takes time from it. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The suggestions of the address bar are two pages of their own, which Chromium loads beside the first one of a window; they
  // and a renderer that it holds ready take as much of the processor as the page.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess',
]

/**
 * Path of an installed Chromium or Chrome. Installs it as root on Debian; elsewhere fails with one line that names the
 * remedy.
 */
export async function findBrowser() {
  const found = installed()
  if (found) return found
  installPackages('chromium', 'fonts-liberation')
  const now = installed()
  if (now) return now
  fail(
    'No Chromium or Chrome was found. Install one, name it in CHROME_PATH, or fetch one with: npx playwright-core install chromium',
  )
  return ''
}

function installed() {
  const own = process.env.CHROME_PATH
  if (own) {
    if (existsSync(own)) return own
    fail(`CHROME_PATH names ${own}, which does not exist. Correct it or remove it.`)
  }
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...usualPlaces, chromium.executablePath()].find((path) => path && existsSync(path))
}
