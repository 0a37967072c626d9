import { setTimeout as after } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { Product } from './product.ts'

/** A phone's window. */
export const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.75 }

/** The button of the phone's menu. */
export const menuButton = 'header [aria-controls=mobile-menu]'

/** The longest that a slow step takes on a bad line; milliseconds. */
export const timeouts = { timeout: 120_000 }

/** The form for updates by e-mail. */
export const subscribeForm = 'main form:has(> label > [name=email])'

/** Makes the page's processor four times slower, and lets everything that is waited for take its time. */
export async function onSlowPhone(page: Page): Promise<void> {
  page.setDefaultTimeout(timeouts.timeout)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/**
 * Opens the address as soon as its text begins to show; where the line drops the page itself, it is opened again.
 * Chromium commits its own error page only after the navigation has failed, and a navigation begun before that is
 * given up for it: so each try begins a second after the last, unless the page has come meanwhile.
 */
export async function arrive(page: Page, url: string): Promise<void> {
  page.setDefaultTimeout(timeouts.timeout)
  for (let tries = 0; ; tries += 1) {
    try {
      await page.goto(url, { waitUntil: 'commit' })
      return
    } catch (error) {
      if (tries === 5) throw error
      await after(1000)
      if ((await page.evaluate(() => location.href).catch(() => '')) === url) return
    }
  }
}

/** Whether React has taken the page over. */
export function isAnswering(page: Page): Promise<boolean> {
  return page.evaluate(() => 'hydrated' in document.documentElement.dataset)
}

/** Waits until the page answers, as long as that takes on a bad line. */
export async function answered(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset, undefined, timeouts)
}

/** The messages of all enquiries that the server has, the latest first. */
export async function messagesAt(product: Product): Promise<string[]> {
  return ((await product.cli('enquiries')) as { message: string }[]).map(({ message }) => message)
}

/** Keeps the page from answering until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/react-*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}
