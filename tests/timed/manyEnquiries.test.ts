import type { APIRequestContext, Page, Request } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import { sessionTexts } from '#content/texts/staff/session.ts'
import type { EnquiryPage, EnquirySearch } from '#contract/staff/enquiries.ts'
import { staffHeader, staffHeaderValue, staffUrl } from '#contract/staff/roles.ts'
import { startTestSmtp } from '#server/mail/testing/testSmtp.ts'
import { visitor } from '../support/browser.ts'
import { deskSettings, signInByLink } from '../support/deskVisit.ts'
import { notedInbox, watchInbox } from '../support/inboxTimes.ts'
import { slowness } from '../support/machineSpeed.ts'
import { addEnquiries, nameOf } from '../support/manyEnquiries.ts'
import { startProduct } from '../support/product.ts'

/** Pixels of a heading between the rows, which is no gap. */
const heading = 32

/**
 * Other work of the machine can only slow an attempt down: the first one that is quick enough counts. Limits are those of the
 * machine on which they were set; a slower one gets longer by what the page's own work takes there.
 */
const attempts = 8

test('of 50,000 enquiries the inbox shows the first ones at once, at a quarter of the speed, and scrolls and searches without a pause', {
  timeout: 300_000,
}, async () => {
  const smtp = await startTestSmtp()
  onTestFinished(smtp.close)
  await using product = await startProduct(deskSettings(smtp))
  await using someone = await visitor()
  const { page, context, complaints } = someone
  await signInByLink(page, product.url, smtp)
  await product.stop()
  await addEnquiries(product.dataDir, 50_000)
  await product.start()

  const answer = (body: EnquirySearch) => fastest(() => timedSearch(context.request, product.url, body))
  const open = await answer({ states: ['new', 'inProgress'] })
  const next = await answer({ states: ['new', 'inProgress'], cursor: open.page.next ?? '' })
  const found = await answer({ text: nameOf(19_000) })
  const none = await answer({ text: 'no such words' })
  expect([open, next, found, none].map(({ page }) => page.items.length)).toEqual([50, 50, 1, 0])
  for (const list of [open, next]) expect(list.ms).toBeLessThanOrEqual(50)
  for (const search of [found, none]) expect(search.ms).toBeLessThanOrEqual(200)

  const cdp = await context.newCDPSession(page)
  let slow = 1
  let keptAt = Number.POSITIVE_INFINITY
  const noteKept = async (request: Request) => {
    if (request.url().endsWith(staffUrl('keptEnquiries')) && (await request.response())) keptAt = performance.now()
  }
  page.on('requestfinished', noteKept)
  // Chromium reports some whole bodies that a reader took as aborted.
  page.on('requestfailed', noteKept)
  const openInbox = async () => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    // Or the answer to the page before, which never ends once that page is left, could be taken for this one's.
    await page.goto('about:blank')
    keptAt = Number.POSITIVE_INFINITY
    await page.goto(`${product.url}/desk/devices`)
    await page.getByText(`(${sessionTexts.thisDevice})`).waitFor()
    await expect.poll(() => performance.now() - keptAt, { timeout: 30_000 }).toBeGreaterThan(1500)
    await atRest(page)
    slow = await slowness(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await watchInbox(page, 'click')
    await page.getByRole('link', { name: deskTexts.inbox }).first().click()
    return notedInbox(page, { atLeast: 5 })
  }
  const shown = await untilQuick(openInbox, ({ painted }) => painted <= 500 * slow)
  expect(shown.painted).toBeLessThanOrEqual(500 * slow)

  const scroll = async () => {
    await openInbox()
    const list = page.getByRole('list', { name: inboxTexts.list })
    await list.hover({ position: { x: 100, y: 100 } })
    await watchInbox(page, 'wheel')
    // Through several pages of the list, at 12,000 pixels a second.
    for (let turns = 0; turns < 60; turns += 1) await page.mouse.wheel(0, 400)
    await expect.poll(() => list.evaluate((element) => element.parentElement?.scrollTop)).toBeGreaterThan(10_000)
    return notedInbox(page, { atLeast: 5 })
  }
  const scrolled = await untilQuick(
    scroll,
    ({ longestFrame, widestGap }) => longestFrame <= 200 * slow && widestGap <= heading,
  )
  expect(scrolled.longestFrame).toBeLessThanOrEqual(200 * slow)
  expect(scrolled.widestGap).toBeLessThanOrEqual(heading)

  const search = async () => {
    await openInbox()
    await page.getByLabel(inboxTexts.search).focus()
    await watchInbox(page, 'keydown')
    await page.keyboard.type(nameOf(19_000), { delay: 30 })
    return notedInbox(page, { atLeast: 1, first: nameOf(19_000) })
  }
  // A quarter of a second of it is the pause in typing after which a search begins.
  const searched = await untilQuick(
    search,
    ({ longestFrame, painted }) => longestFrame <= 200 * slow && painted <= 750 * slow,
  )
  expect(searched.longestFrame).toBeLessThanOrEqual(200 * slow)
  expect(searched.painted).toBeLessThanOrEqual(750 * slow)
  expect(complaints).toEqual([])
})

/** Measures until it is quick enough, or was tried often enough; answers the last attempt. */
async function untilQuick<T>(measure: () => Promise<T>, isQuick: (measured: T) => boolean): Promise<T> {
  let last = await measure()
  for (let tries = 1; tries < attempts && !isQuick(last); tries += 1) last = await measure()
  return last
}

/** Waits until the page has nothing to do. */
function atRest(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve())))
}

async function timedSearch(request: APIRequestContext, url: string, data: EnquirySearch) {
  const headers = { origin: url, [staffHeader]: staffHeaderValue }
  const began = performance.now()
  const answer = await request.post(url + staffUrl('enquiries'), { data, headers })
  const ms = performance.now() - began
  return { ms, page: (await answer.json()) as EnquiryPage }
}

async function fastest<T extends { ms: number }>(work: () => Promise<T>): Promise<T> {
  let best = await work()
  for (let tries = 1; tries < 5; tries += 1) {
    const next = await work()
    if (next.ms < best.ms) best = next
  }
  return best
}
