import type { Page } from 'playwright-core'

/**
 * Watches the position of the first visible paragraph, frame by frame; returns its distances from the top of the
 * window.
 */
export async function watchPlaces(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const all = [...document.querySelectorAll('main p')]
    const inSight = all.find((one) => one.getBoundingClientRect().top > 150)
    const places: number[] = []
    Object.assign(window, { places })
    const check = () => {
      places.push(Math.round(inSight?.getBoundingClientRect().top ?? 0))
      requestAnimationFrame(check)
    }
    check()
  })
  return () => page.evaluate(() => (window as unknown as { places: number[] }).places)
}
