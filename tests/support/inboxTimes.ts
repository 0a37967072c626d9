import type { Page } from 'playwright-core'

interface Wanted {
  /** Rows in sight. */
  atLeast: number
  /** The text of the first of them. */
  first?: string
}

/** Notes of the page while it is used. */
interface Noted {
  /** Milliseconds from the last event to the first painted frame that shows what is wanted. */
  painted: (wanted: Required<Wanted>) => Promise<number>
  /** The longest time between two frames, in milliseconds. */
  longestFrame: number
  /** The most pixels of the list that a frame left without a row, although there is one for them. */
  widestGap: number
}

/** Starts to note every frame, and when the last event of this type came. */
export async function watchInbox(page: Page, type: 'click' | 'wheel' | 'keydown'): Promise<void> {
  await page.evaluate((type) => {
    let began: number | undefined
    let last: number | undefined
    addEventListener(
      type,
      ({ timeStamp }) => {
        began = timeStamp
      },
      { capture: true, passive: true },
    )
    const rows = () => [...document.querySelectorAll<HTMLElement>('[data-enquiry]')]
    const inSight = () =>
      rows()
        .map((row) => ({ row, box: row.getBoundingClientRect() }))
        .filter(({ box }) => box.bottom > 0 && box.top < innerHeight)
        .sort((one, other) => one.box.top - other.box.top)
    const gap = () => {
      const list = rows()[0]?.closest('ul')
      const view = list?.parentElement?.getBoundingClientRect()
      if (!list || !view) return 0
      const { top, bottom } = list.getBoundingClientRect()
      const seen = inSight()
      const above = (seen[0]?.box.top ?? view.bottom) - Math.max(view.top, top)
      return Math.round(Math.max(0, above, Math.min(view.bottom, bottom) - (seen.at(-1)?.box.bottom ?? view.top)))
    }
    const channel = new MessageChannel()
    const noted: Noted = {
      longestFrame: 0,
      widestGap: 0,
      painted: ({ atLeast, first }) =>
        new Promise((resolve) => {
          channel.port1.onmessage = () => {
            const seen = inSight()
            const isThere = seen.length >= atLeast && (seen[0]?.row.textContent ?? '').includes(first)
            if (began !== undefined && isThere) resolve(performance.now() - began)
          }
        }),
    }
    const note = (at: number) => {
      noted.longestFrame = Math.max(noted.longestFrame, last === undefined ? 0 : Math.round(at - last))
      noted.widestGap = Math.max(noted.widestGap, gap())
      last = at
      // A message that is sent before the paint comes after it.
      channel.port2.postMessage('')
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    Object.assign(window, { noted })
  }, type)
}

/** The notes since `watchInbox`, as soon as a painted frame shows what is wanted. */
export function notedInbox(page: Page, { atLeast, first = '' }: Wanted) {
  return page.evaluate(
    async (wanted) => {
      const { noted } = window as unknown as { noted: Noted }
      const painted = await noted.painted(wanted)
      return { painted, longestFrame: noted.longestFrame, widestGap: noted.widestGap }
    },
    { atLeast, first },
  )
}
