import type { Page } from 'playwright-core'

/** Starts recording the scroll position of every frame; the returned function gives the positions so far. */
export async function watchScrolling(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const positions: number[] = []
    Object.assign(window, { positions })
    const note = () => {
      positions.push(Math.round(scrollY))
      requestAnimationFrame(note)
    }
    note()
  })
  return () => page.evaluate(() => (window as unknown as { positions: number[] }).positions)
}
