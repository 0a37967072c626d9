import { type RefObject, useEffect, useRef } from 'react'

/** An element that has or had the focus, and its place, for when it is gone. */
interface Stop {
  element: HTMLElement
  label: string
  /** Its ancestors up to the region, the nearest first, and the index of the child in each that holds it. */
  places: { parent: Element; at: number }[]
}

const control = 'button, a[href], input, select, textarea, summary'

/**
 * Hook: focus that is lost in the region because its control went (with a record that was removed, a form that was saved) goes
 * to what stands in that place now, or back to the control that opened the form. Otherwise the keyboard would start again at the
 * top, and a screen reader would lose its place. It goes to the record and not to its first button, which a second press in haste
 * would press. Focus that somebody moved elsewhere stays there, and so does that which a screen moves itself.
 */
export function useFocusKept(isOff: boolean): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = region.current
    if (!root || isOff) return
    let last: Stop | undefined
    /** The one before a form or a dialog was entered. */
    let opener: Stop | undefined
    let within: Element | undefined
    const leave = () => {
      last = undefined
    }
    const onIn = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      const now = formOf(target, root)
      if (now && now !== within) opener = last
      within = now
      last = stopOf(target, root)
    }
    const onOut = ({ target, relatedTarget }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || root.contains(relatedTarget as Node | null)) return
      // One that is removed or disabled loses it, too, in some browsers before it is gone: only what is still there was left.
      queueMicrotask(() => {
        const isThere = target.isConnected && !target.matches(':disabled')
        if (isThere && last?.element === target && document.activeElement !== target) leave()
      })
    }
    const look = () => {
      if (!last) return
      if (document.activeElement === last.element) last = stopOf(last.element, root)
      if (document.activeElement !== document.body) return
      if (last.element.isConnected) {
        if (!last.element.matches(':disabled')) last.element.focus({ preventScroll: true })
        return
      }
      const back = within?.isConnected === false ? openerNow(opener) : undefined
      const target = back ?? placeOf(last) ?? document.getElementById('main')
      leave()
      if (target) give(target)
    }
    const watch = new MutationObserver(look)
    watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
    root.addEventListener('focusin', onIn)
    root.addEventListener('focusout', onOut)
    addEventListener('pointerdown', leave, { capture: true })
    return () => {
      watch.disconnect()
      root.removeEventListener('focusin', onIn)
      root.removeEventListener('focusout', onOut)
      removeEventListener('pointerdown', leave, { capture: true })
    }
  }, [isOff])
  return region
}

/** The form or dialog in which it is; that may go as a whole once its work is done. */
function formOf(element: Element, root: Element): Element | undefined {
  const found = element.closest('dialog') ?? element.closest('form')
  return found && root.contains(found) ? found : undefined
}

function stopOf(element: HTMLElement, root: Element): Stop {
  const places: Stop['places'] = []
  for (let child: Element = element; child !== root && child.parentElement; child = child.parentElement) {
    const parent = child.parentElement
    places.push({ parent, at: [...parent.children].indexOf(child) })
  }
  return { element, label: labelOf(element), places }
}

/** The control that opened a form, or the one that was drawn anew in its place. */
function openerNow(opener: Stop | undefined): HTMLElement | undefined {
  if (!opener || opener.element.isConnected) return opener?.element
  const parent = opener.places.find((place) => place.parent.isConnected)?.parent
  const controls = [...(parent?.querySelectorAll<HTMLElement>(control) ?? [])]
  return controls.find((one) => labelOf(one) === opener.label) ?? placeOf(opener)
}

/** The element that stands in the place of one that is gone. */
function placeOf({ places }: Stop): HTMLElement | undefined {
  const place = places.find(({ parent }) => parent.isConnected)
  if (!place) return undefined
  const { parent, at } = place
  const child = parent.children[Math.min(at, parent.children.length - 1)]
  const target = child && !child.matches(control) ? child : parent
  return target instanceof HTMLElement ? target : undefined
}

function give(target: HTMLElement): void {
  if (!target.matches(control) && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus()
}

function labelOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent ?? ''
}
