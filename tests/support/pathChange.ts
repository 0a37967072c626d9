import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Frame, watchFrames } from './frames.ts'

const timeouts = { timeout: 30_000 }
/** Milliseconds from touching a link to lifting the finger, which makes the click; meanwhile its page is loaded ahead. */
const pressTime = 80

/** Brings the element to the middle of the screen once nothing above it grows any more; answers the scroll position. */
export const showAt = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(async (element) => {
      let last = -1
      for (let still = 0; still < 20; still = scrollY === last ? still + 1 : 0) {
        last = scrollY
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        await new Promise(requestAnimationFrame)
      }
      return Math.round(scrollY)
    })

/** Follows the link on a processor that is four times slower; answers the frames until the page has come to rest. */
export async function tap(page: Page, selector: string): Promise<Frame[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const frames = await watchFrames(page)
  await page.locator(selector).first().click({ noWaitAfter: true, delay: pressTime })
  await expect
    .poll(
      async () => (await frames()).slice(-10).filter(({ arrived, scrollY }) => arrived && scrollY === 0).length,
      timeouts,
    )
    .toBe(10)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return frames()
}

/** Goes down to the link, follows it, and comes back; answers the frames on the way there. */
export async function thereAndBack(page: Page, link: string): Promise<Frame[]> {
  const old = await showAt(page, link)
  expect(old).toBeGreaterThan(5000)
  const frames = await tap(page, link)
  // Until the new page arrives, the one that is left stays where it was.
  for (const { arrived, scrollY } of frames) if (!arrived) expect(scrollY).toBe(old)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY)), timeouts).toBe(old)
  return frames.filter(({ arrived }) => arrived)
}
