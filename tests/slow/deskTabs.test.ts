import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { staffUrl } from '#contract/staff/roles.ts'
import { startTestSmtp } from '#server/mail/testing/testSmtp.ts'
import { type Visitor, visitor } from '../support/browser.ts'
import { deskSettings, signInByLink } from '../support/deskVisit.ts'
import { startProduct } from '../support/product.ts'

const patient = { timeout: 30_000 }

async function enquire(url: string, name: string): Promise<void> {
  const sent = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': uuidv7() },
    body: JSON.stringify({ name, email: 'sita@example.org', contactNumber: '', message: 'A plot' }),
  })
  expect(sent.status).toBe(201)
}

/** Opens the workplace in so many tabs, over HTTP/1.1; the first one holds the connection. */
async function openTabs({ context, page }: Visitor, url: string, count: number): Promise<Page[]> {
  const tabs = [page]
  while (tabs.length < count) {
    const tab = await context.newPage()
    await tab.goto(`${url}/desk/`)
    await tab.getByText(inboxTexts.live, { exact: true }).waitFor(patient)
    tabs.push(tab)
  }
  return tabs
}

async function start() {
  const smtp = await startTestSmtp()
  onTestFinished(smtp.close)
  const product = await startProduct(deskSettings(smtp))
  onTestFinished(() => product[Symbol.asyncDispose]())
  const someone = await visitor()
  onTestFinished(() => someone[Symbol.asyncDispose]())
  const streams: string[] = []
  someone.context.on('request', (request) => {
    if (request.url().endsWith(staffUrl('live'))) streams.push(request.url())
  })
  await signInByLink(someone.page, product.url, smtp)
  await someone.page.getByText(inboxTexts.live, { exact: true }).waitFor(patient)
  return { url: product.url, someone, streams }
}
const shows = (name: string) => (tab: Page) => tab.getByText(name, { exact: true }).first().waitFor(patient)

test('ten tabs of the workplace share one connection: all are live, and the site answers beside them', async () => {
  const { url, someone, streams } = await start()
  const tabs = await openTabs(someone, url, 10)
  expect(streams).toHaveLength(1)
  await enquire(url, 'Seen In Each Tab')
  await Promise.all(tabs.map(shows('Seen In Each Tab')))
  const site = await someone.context.newPage()
  await site.goto(`${url}/contact`, { timeout: 10_000 })
  await site.getByRole('heading', { level: 1 }).waitFor(patient)
  // Whichever tab holds the connection is closed: another one takes over.
  await tabs.shift()?.close()
  await expect.poll(() => streams.length, patient).toBe(2)
  await enquire(url, 'Seen After Closing')
  await Promise.all(tabs.map(shows('Seen After Closing')))
  expect(streams).toHaveLength(2)
})

test('a tab that is frozen gives the connection to another one, and one that hangs loses it', async () => {
  const { url, someone, streams } = await start()
  const [first, second, third] = (await openTabs(someone, url, 3)) as [Page, Page, Page]
  // Browsers freeze hidden pages only, and no page of a test is hidden: its events stand for it.
  await first.evaluate(() => document.dispatchEvent(new Event('freeze')))
  await expect.poll(() => streams.length, patient).toBe(2)
  await enquire(url, 'Seen While Frozen')
  await Promise.all([second, third].map(shows('Seen While Frozen')))
  await first.evaluate(() => document.dispatchEvent(new Event('resume')))
  await shows('Seen While Frozen')(first)
  // The second tab holds the lock, and hangs. Another one asks, as it does when it is looked at.
  const debug = await someone.context.newCDPSession(second)
  await debug.send('Debugger.enable')
  await debug.send('Debugger.pause')
  await third.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => streams.length, patient).toBe(3)
  await enquire(url, 'Seen While Hanging')
  await Promise.all([first, third].map(shows('Seen While Hanging')))
  await debug.send('Debugger.resume')
  await shows('Seen While Hanging')(second)
})

test('without Web Locks a tab listens while it is visible', async () => {
  const { url, someone, streams } = await start()
  await someone.context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined })
  })
  const tab = await someone.context.newPage()
  await tab.goto(`${url}/desk/`)
  await tab.getByText(inboxTexts.live, { exact: true }).waitFor(patient)
  const before = streams.length
  const turn = (state: string) =>
    tab.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await turn('hidden')
  await tab.getByText(inboxTexts.notLive, { exact: true }).waitFor(patient)
  await enquire(url, 'Seen On Return')
  await turn('visible')
  await shows('Seen On Return')(tab)
  expect(streams.length).toBe(before + 1)
})
