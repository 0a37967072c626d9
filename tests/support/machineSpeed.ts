import type { Page } from 'playwright-core'

/** Milliseconds that the work below takes in a page of the site on the quiet machine on which the limits were set. */
const reference = 12

/**
 * How many times longer than on the machine of the limits a page takes now for the same work, at least 1: a slower machine, and
 * other work on it, lengthen both. The page must not be slowed down on purpose.
 */
export async function slowness(page: Page): Promise<number> {
  const ms = await page.evaluate(() => {
    const times = Array.from({ length: 5 }, () => {
      const began = performance.now()
      const list = document.createElement('ul')
      for (let count = 0; count < 1000; count += 1) {
        const item = document.createElement('li')
        item.textContent = `Item ${count} of a list that is laid out and thrown away`
        list.append(item)
      }
      document.body.append(list)
      list.getBoundingClientRect()
      list.remove()
      return performance.now() - began
    })
    return times.sort((one, other) => one - other)[2] ?? 0
  })
  return Math.max(1, ms / reference)
}
