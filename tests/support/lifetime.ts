import type { Page } from 'playwright-core'

/**
 * Milliseconds for which the next element of that kind stays, by the page's own clock. Started before it appears; the
 * answer comes when it has gone.
 */
export function lifetimeOf(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        let since: number | undefined
        const observer = new MutationObserver(() => {
          const there = document.querySelector(selector)?.textContent
          if (there) since ??= performance.now()
          else if (since !== undefined) {
            observer.disconnect()
            resolve(performance.now() - since)
          }
        })
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    selector,
  )
}
