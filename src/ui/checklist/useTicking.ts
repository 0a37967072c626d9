import { type RefObject, useEffect, useState } from 'react'
import { ticks } from '#device/kept.ts'
import { useInSight } from '#ui/browser/useInSight.ts'
import { whenIdle } from '#ui/browser/whenIdle.ts'

type Ticking = typeof import('./Ticking.tsx')

/** How far outside the viewport the list's script starts to load. */
const near = '800px'

/** Hook: the script of the boxes, once the element comes near, or the page is at rest and has ticks. */
export function useTicking(element: RefObject<HTMLElement | null>, page: string): Ticking | undefined {
  const isNear = useInSight(element, near)
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
  return ticking
}

/** Whether the visitor ticked something on the page before; false until it is at rest. */
function useTicked(page: string): boolean {
  const [isTicked, setTicked] = useState(false)
  useEffect(() => {
    let isMounted = true
    whenIdle().then(() => isMounted && setTicked(ticks.get(page) !== undefined))
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
