import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { browserFlags } from '../../src/build/scripts/findBrowser.mjs'

const flags = [...browserFlags, '--disable-quic']

// The pulsing call button alone keeps half a processor busy where no graphics card draws it.
const calm = { reducedMotion: 'reduce' } as const
/** For journeys in which it matters that things move. */
export const moving = { reducedMotion: 'no-preference' } as const
/**
 * For journeys that read or send by way of the service worker. Storing the site costs more of the processor than all else
 * that a page does; the others go without it.
 */
export const withWorker = { serviceWorkers: 'allow' } as const

let shared: Promise<Browser> | undefined

/** One visitor: a separate browser context, with everything its pages complained about. */
export interface Visitor extends AsyncDisposable {
  context: BrowserContext
  page: Page
  /** Console warnings and errors, page errors and violations of the security policy, of all pages. */
  complaints: string[]
}

interface VisitorOptions extends BrowserContextOptions {
  /** Whether pictures are stored ahead too, as they are where no one pays by the megabyte. */
  storesPictures?: boolean
}

/** A new visitor who knows nothing of the site yet, without a service worker unless `withWorker` asks for one. */
export async function visitor({ storesPictures = false, ...options }: VisitorOptions = {}): Promise<Visitor> {
  shared ??= chromium.launch({ executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: flags })
  const browser = await shared
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    ...calm,
    ...options,
  })
  if (!storesPictures) await payByTheMegabyte(context)
  return { ...(await watched(context)), [Symbol.asyncDispose]: () => context.close() }
}

/** A visitor whose browser can be closed and opened again with what it kept. */
export async function returningVisitor(): Promise<{
  open: () => Promise<Visitor>
  [Symbol.asyncDispose]: () => Promise<void>
}> {
  const profile = mkdtempSync(join(tmpdir(), 'pravasi-desk-profile-'))
  return {
    open: async () => {
      const context = await chromium.launchPersistentContext(profile, {
        executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
        args: flags,
        ...calm,
      })
      return { ...(await watched(context)), [Symbol.asyncDispose]: () => context.close() }
    },
    [Symbol.asyncDispose]: async () => rmSync(profile, { recursive: true, force: true }),
  }
}

/** On such a line the site stores no pictures unasked (OF-19). */
async function payByTheMegabyte(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { connection } = navigator as { connection?: object }
    if (connection) Object.defineProperty(Object.getPrototypeOf(connection), 'type', { get: () => 'cellular' })
  })
}

async function watched(context: BrowserContext) {
  const complaints: string[] = []
  context.on('page', (page) => {
    page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  })
  context.on('console', (message) => {
    // Offline journeys cause refused connections, which the browser logs; a server answers with 503 while it stops. How soon
    // a preload is used is a matter of the machine: `e2e/loading` says what a page asks for.
    const expected =
      /Failed to load resource: net::ERR|status of 503|Service Worker registration blocked|not used within a few seconds/
    if (expected.test(message.text())) return
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  context.setDefaultTimeout(30_000)
  return { context, page: await context.newPage(), complaints }
}

/** Opens the address and waits until the page answers to input, and what it answers without is there, too. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await complete(page)
}

/** Waits until the late chunk has started what runs beside the page: then the connection may go. */
export async function complete(page: Page): Promise<void> {
  await page.waitForFunction(() => 'late' in document.documentElement.dataset)
}

/** Waits until React has taken over the prerendered page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
}

/** Waits until the worker controls the page and everything that it precaches is stored. */
export async function storedForOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 120_000 })
}
