import type { Page } from 'playwright-core'
import { drawn } from './idle.ts'

/** Notes every layout shift from now on, with what moved. */
export async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources?: { node?: Node }[] })[]) {
        for (const { node } of entry.sources ?? []) {
          moved.push(node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? ''))
        }
      }
    }).observe({ type: 'layout-shift' })
  })
}

/** The shifts since `watchShifts`. */
export function shifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { moved: string[] }).moved)
}

/** The addresses whose layout shifts add up to more than `limit` until the page rests, with fonts that come last of all. */
export async function addressesThatShift(page: Page, urls: readonly string[], limit: number): Promise<string[]> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = []
    Object.assign(window, { shifts })
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent))
        if (!hadRecentInput) shifts.push({ value, moved: moved.map((text) => text?.slice(0, 60)).join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const found: string[] = []
  for (const url of urls) {
    let letFontsCome = () => {}
    const fontsMayCome = new Promise<void>((resolve) => (letFontsCome = resolve))
    await page.route('**/*.woff2', async (route) => {
      await fontsMayCome
      await route.continue()
    })
    // A font that the text needs holds up the load event.
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() =>
      ['hydrated', 'late', 'rested'].every((mark) => mark in document.documentElement.dataset),
    )
    letFontsCome()
    await page.waitForFunction(() => 'fonts' in document.documentElement.dataset)
    await drawn(page)
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { value: number; moved: string }[] }).shifts,
    )
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    if (sum > limit) found.push(`${url} by ${sum.toFixed(3)}: ${shifts.map(({ moved }) => moved).join(' | ')}`)
    await page.unroute('**/*.woff2')
  }
  return found
}
