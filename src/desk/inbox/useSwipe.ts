import { type RefObject, useEffect, useRef } from 'react'

/** Pixels: less may be a tap; and what makes it an act. */
const begins = 12
const acts = 96

type Side = 'left' | 'right'

/**
 * Hook: a swipe across a row of the list does something; buttons and keys do the same. Only by touch, and the list scrolls on
 * under a finger that moves up or down (`touch-action: pan-y` of the rows).
 */
export function useSwipe(list: RefObject<HTMLElement | null>, onSwipe: (id: string, side: Side) => void): void {
  const latest = useRef(onSwipe)
  latest.current = onSwipe
  useEffect(() => {
    const { current } = list
    if (!current) return
    let swiped: { row: HTMLElement; pointer: number; x: number; y: number; by: number; isMoving: boolean } | undefined
    const end = () => {
      if (swiped) swiped.row.style.transform = ''
      swiped = undefined
    }
    const onDown = ({ pointerType, isPrimary, pointerId, target, clientX, clientY }: PointerEvent) => {
      const row = target instanceof Element ? target.closest('li') : null
      if (pointerType !== 'touch' || !isPrimary || !row) return
      swiped = { row, pointer: pointerId, x: clientX, y: clientY, by: 0, isMoving: false }
    }
    const onMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (swiped?.pointer !== pointerId) return
      swiped.by = clientX - swiped.x
      const isAcross = Math.abs(swiped.by) > 2 * Math.abs(clientY - swiped.y)
      if (!swiped.isMoving && Math.abs(swiped.by) > begins && isAcross) {
        swiped.isMoving = true
        current.setPointerCapture(pointerId)
      }
      if (swiped.isMoving) swiped.row.style.transform = `translateX(${swiped.by}px)`
    }
    const onUp = ({ pointerId }: PointerEvent) => {
      if (swiped?.pointer !== pointerId) return
      const { row, by, isMoving } = swiped
      end()
      if (!isMoving) return
      // The press that a browser makes of it must not open the enquiry.
      addEventListener('click', stopClick, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', stopClick, { capture: true }))
      const id = row.querySelector<HTMLElement>('[data-enquiry]')?.dataset.enquiry
      if (id && Math.abs(by) >= acts) latest.current(id, by < 0 ? 'left' : 'right')
    }
    const listening = new AbortController()
    const { signal } = listening
    current.addEventListener('pointerdown', onDown, { signal })
    current.addEventListener('pointermove', onMove, { signal })
    current.addEventListener('pointerup', onUp, { signal })
    current.addEventListener('pointercancel', end, { signal })
    return () => listening.abort()
  }, [list])
}

function stopClick(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
