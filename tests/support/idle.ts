import type { Page } from 'playwright-core'
import { deviceText } from './deviceStorage.ts'

/** Waits until what has changed so far is drawn: two animation frames. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  )
}

/** Waits until every animation and transition that ends has ended. */
export async function animationsFinished(page: Page): Promise<void> {
  await drawn(page)
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined)
  })
  await drawn(page)
}

/**
 * Waits until the page has done what it does unasked after loading, so that a test can say what did not happen: no
 * request under way, everything that was queued in storage written and read, nothing left for idle time, all drawn.
 */
export async function pageIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  // Twice: work that begins in idle time may read storage, and what it finds may ask for idle time again.
  for (let turn = 0; turn < 2; turn += 1) {
    await deviceText(page)
    // Without a graphics card an animation that never ends may leave Chromium no idle time at all.
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => resolve(undefined), { timeout: 2000 })),
    )
  }
  await animationsFinished(page)
}

/** Waits until the page has not scrolled for ten frames, as after a smooth scroll. */
export async function scrollingEnded(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        let last = scrollY
        let still = 0
        const check = () => {
          still = scrollY === last ? still + 1 : 0
          last = scrollY
          if (still < 10) requestAnimationFrame(check)
          else resolve(undefined)
        }
        requestAnimationFrame(check)
      }),
  )
}
