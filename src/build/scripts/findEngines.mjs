import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findBrowser } from './findBrowser.mjs'
import { installPackages } from './installPackages.mjs'

const names = ['chromium', 'firefox', 'webkit']
const firefoxPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]
const webkitPackages = ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'dbus']
const narrower = 'Or narrow the tests to the engines that you have, such as ENGINES=chromium npm test.'

/**
 * Settings that name the browsers of the engines under test: all three, or those that ENGINES lists. Missing ones are
 * installed as root on Debian; elsewhere an error names the remedy.
 */
export async function findEngines() {
  const chosen = process.env.ENGINES ? process.env.ENGINES.split(',') : names
  const unknown = chosen.filter((name) => !names.includes(name))
  if (unknown.length) throw new Error(`ENGINES names ${unknown}; the engines are ${names.join(', ')}.`)
  /** @type {Record<string, string>} */
  const found = {}
  if (chosen.includes('chromium')) found.CHROME_PATH = await findBrowser()
  if (chosen.includes('firefox')) found.FIREFOX_PATH = findFirefox()
  if (chosen.includes('webkit')) findWebkit()
  return found
}

function findFirefox() {
  const own = process.env.FIREFOX_PATH
  if (own && !existsSync(own)) throw new Error(`FIREFOX_PATH names ${own}, which does not exist.`)
  const installed = () => own ?? firefoxPlaces.find((path) => existsSync(path))
  if (!installed()) installPackages('firefox-esr')
  const path = installed()
  if (!path) throw new Error(`No Firefox was found. Install one, or name it in FIREFOX_PATH. ${narrower}`)
  return path
}

function findWebkit() {
  if (webkitLacks()) installPackages(...webkitPackages)
  const lacking = webkitLacks()
  if (!lacking) return
  const remedy =
    process.platform === 'linux'
      ? `Debian's packages are: ${webkitPackages.join(' ')}.`
      : 'It is tested as WebKitGTK, which runs on Linux only.'
  throw new Error(`WebKit cannot be started: ${lacking} is missing. ${remedy} ${narrower}`)
}

/** The first thing that WebKit's tests need and this machine does not have; empty when there is none. */
function webkitLacks() {
  const program = ['WebKitWebDriver', 'Xvfb', 'dbus-run-session'].find((name) => !isOnPath(name))
  if (program) return `the program ${program}`
  const needs = 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")'
  const { status } = spawnSync('/usr/bin/python3', ['-c', `${needs}; from gi.repository import WebKit2`])
  return status === 0 ? '' : 'WebKitGTK for Python'
}

/** @param {string} program */
function isOnPath(program) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
