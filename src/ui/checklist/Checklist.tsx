import { useEffect, useRef, useState } from 'react'
import { loadLate } from '#ui/browser/lateScripts.ts'
import { useInSight } from '#ui/browser/useInSight.ts'
import { whenIdle } from '#ui/browser/whenIdle.ts'
import { InlineText } from '../text/RichText.tsx'
import { ChecklistFrame, TickLabel } from './ChecklistFrame.tsx'

type Ticking = typeof import('./Ticking.tsx')

/** How far outside the viewport the list's script starts to load. */
const near = '800px'

interface ChecklistProps {
  /** Under which the ticks are kept, for example the page's address. */
  page: string
  items: readonly string[]
}

/**
 * A list to tick off. Prerendered with empty marks; the native checkboxes take their places, already ticked as the visitor
 * left them, when the list comes near, or when the page is at rest if there are ticks: it may be printed from its top. Without JavaScript and where the script does not arrive, the marks stay.
 */
export function Checklist({ page, items }: ChecklistProps) {
  const list = useRef<HTMLDivElement>(null)
  const isNear = useInSight(list, near)
  const isTicked = useTicked(page)
  const [ticking, setTicking] = useState<Ticking>()
  useEffect(() => {
    if (!isNear && !isTicked) return
    let isMounted = true
    loadTicking(page).then(
      (loaded) => isMounted && setTicking(loaded),
      () => {},
    )
    return () => {
      isMounted = false
    }
  }, [isNear, isTicked, page])
  return (
    <ChecklistFrame ref={list} data-checklist="">
      {/* Its line is reserved from the start, so that nothing moves (CLS). */}
      <div className="state" data-screen="">
        {ticking && <ticking.TickState page={page} items={items} />}
      </div>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <TickLabel>
              {ticking ? <ticking.TickBox page={page} item={item} /> : <span className="box" />}
              <span>
                <InlineText text={item} />
              </span>
            </TickLabel>
          </li>
        ))}
      </ul>
    </ChecklistFrame>
  )
}

/** Whether the visitor ticked something on the page before; false until it is at rest. */
function useTicked(page: string): boolean {
  const [isTicked, setTicked] = useState(false)
  useEffect(() => {
    let isMounted = true
    whenIdle()
      .then(() => loadLate(() => import('#device/kept.ts')))
      .then(
        ({ ticks }) => isMounted && setTicked(ticks.get(page) !== undefined),
        () => {},
      )
    return () => {
      isMounted = false
    }
  }, [page])
  return isTicked
}

async function loadTicking(page: string): Promise<Ticking> {
  const ticking = await import('./Ticking.tsx')
  ticking.readTicks(page)
  return ticking
}
