import type { Page } from 'playwright-core'

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
