import type { Page } from 'playwright-core'

/** The contents of one painted frame. */
export interface Frame {
  /** Milliseconds since the click. */
  at: number
  scrollY: number
  /** The heading of the page that the click leads to is in the document. */
  arrived: boolean
  /** That heading is on the screen. */
  inView: boolean
}

/** Starts to note every painted frame; the answer gives those since the first click. */
export async function watchFrames(page: Page): Promise<() => Promise<Frame[]>> {
  await page.evaluate(() => {
    const heading = () => document.querySelector('main h1')
    const before = heading()?.textContent
    const frames: Frame[] = []
    let clickedAt: number | undefined
    addEventListener(
      'click',
      ({ timeStamp }) => {
        clickedAt ??= timeStamp
      },
      { capture: true },
    )
    const painted = new MessageChannel()
    painted.port1.onmessage = () => {
      if (clickedAt === undefined) return
      const title = heading()
      const arrived = title !== null && title.textContent !== before
      const { top = 0, bottom = 0 } = title?.getBoundingClientRect() ?? {}
      frames.push({
        at: performance.now() - clickedAt,
        scrollY: Math.round(scrollY),
        arrived,
        inView: arrived && top < innerHeight && bottom > 0,
      })
    }
    const note = () => {
      // A message that is sent before the paint comes after it.
      painted.port2.postMessage('')
      requestAnimationFrame(note)
    }
    note()
    Object.assign(window, { frames })
  })
  return () => page.evaluate(() => (window as unknown as { frames: Frame[] }).frames)
}
