import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Browser, type EvaluateFunc, type LaunchOptions, type Page } from 'puppeteer-core'
import { browserFlags } from '../../../src/build/scripts/findBrowser.mjs'
import type { Engine } from './engine.ts'
import { until } from './page.ts'
import { watchPage } from './watchPage.ts'

const marker = 'COMPLAINT '

const options = {
  chromium: (userAgent?: string): LaunchOptions => ({
    browser: 'chrome',
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [...browserFlags, '--force-prefers-reduced-motion', ...(userAgent ? [`--user-agent=${userAgent}`] : [])],
  }),
  firefox: (userAgent?: string): LaunchOptions => ({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, ...(userAgent && { 'general.useragent.override': userAgent }) },
  }),
}

/** Chromium over the DevTools protocol, Firefox over WebDriver BiDi. */
export async function startPuppeteer(name: 'chromium' | 'firefox', userAgent?: string): Promise<Engine> {
  const complaints: string[] = []
  const profile = mkdtempSync(join(tmpdir(), `pravasi-desk-${name}-`))
  const start = () => puppeteer.launch({ ...options[name](userAgent), headless: true, userDataDir: profile })
  const open = async () => {
    const tab = await browser.newPage()
    tab.on('console', (message) => {
      if (message.text().startsWith(marker)) complaints.push(message.text().slice(marker.length))
    })
    await tab.evaluateOnNewDocument(watchPage)
    await tab.setViewport(size)
    return tab
  }
  let size = { width: 1280, height: 800 }
  let browser: Browser = await start()
  let page: Page = await open()
  const engine: Engine = {
    name,
    complaints,
    goto: async (url) => void (await page.goto(url)),
    // Neither `page.reload` nor `page.goBack`: of a page that came from the back-forward cache, Firefox does not always
    // report the navigation that they wait for.
    reload: async () => {
      await page.evaluate(() => {
        Object.assign(window, { leaving: true })
        setTimeout(() => location.reload())
      })
      await until(engine, () => !('leaving' in window) && document.readyState === 'complete')
    },
    back: async () => void (await page.evaluate(() => setTimeout(() => history.back()))),
    evaluate: <Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args) =>
      page.evaluate(work as EvaluateFunc<Args>, ...args) as Promise<Awaited<Result>>,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: async (width, height) => {
      size = { width, height }
      await page.setViewport(size)
    },
    newTab: async () => {
      const old = page
      page = await open()
      await old.close()
    },
    restart: async () => {
      await browser.close()
      browser = await start()
      page = await open()
    },
    [Symbol.asyncDispose]: async () => {
      await browser.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
  return engine
}
