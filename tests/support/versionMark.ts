import type { Page } from 'playwright-core'

/** Marks the document, so that a reload is detectable. */
export function mark(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dataset.same = ''
  })
}

/** Whether the marked document is still the same: it was not reloaded. */
export function isSame(page: Page): Promise<boolean> {
  return page.evaluate(() => 'same' in document.documentElement.dataset).catch(() => false)
}

/** Whether the page runs scripts of the next version. */
export function isNext(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('link[as=script][href*="/next-"]') !== null).catch(() => false)
}
