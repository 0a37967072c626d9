import type { Page } from 'playwright-core'

/** Texts that only a script could make true. */
const needScript = ['Click on any question to see the answer', 'Loading comments...']

/** The beginnings of texts that a page without scripts does not show: hidden, or without room. */
export async function unseenTexts(page: Page): Promise<string[]> {
  // Read by the test, not by the page: its own scripts do not run.
  const unseen = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, td, dt, dd, figcaption, pre)')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        const shown = element.checkVisibility({ visibilityProperty: true })
        // Opened by the browser itself; shown once already, in the grid of another width; for paper only; the questions of a task,
        // which leave out what does not concern the reader: without a script all of it is there.
        if (element.closest('details, [data-grid], [data-on-paper], form:has([name^="case-"])')) return false
        return element.textContent?.trim() && !(shown && width > 0 && height > 0)
      })
      .map((element) => element.textContent ?? ''),
  )
  return unseen.filter((text) => !needScript.includes(text)).map((text) => text.slice(0, 50))
}
