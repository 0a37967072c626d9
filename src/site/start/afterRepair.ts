import type { EarlyInput } from '#ui/browser/earlyInput.ts'
import { onceHydrated } from '#ui/browser/hydrated.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Milliseconds after which what has not come again is no longer waited for. */
const longestWait = 10_000
const fields = 'input, textarea, select'

/**
 * Call it before React takes the page over. Where an extension, a translator or a proxy has changed what was prerendered, React
 * throws the changed part away and draws it anew. The returned function, called after each such repair, hands over to the new
 * elements what the visitor did to the old ones: what was typed and chosen, where the cursor is, and which buttons wait to be
 * pressed. What comes later with its chunk, as the forms below the first screen, is waited for. The function also takes out the
 * old copies of what React has put into the head a second time.
 */
export function prepareRepair(root: HTMLElement, early: EarlyInput | undefined): () => void {
  const inHead = [...document.head.querySelectorAll('title, meta, link:not([rel=stylesheet])')]
  const places = notePlaces(root)
  const focus = watchFocus()
  const release = holdHeight(root)

  const handOver = () => {
    let isWhole = true
    for (const [element, find] of [...places]) {
      if (root.contains(element)) continue
      const presses = early?.pressed.filter(({ button }) => button === element) ?? []
      const now = find()
      for (const press of presses) press.isComing = !now
      if (!now) {
        isWhole = false
        continue
      }
      places.delete(element)
      places.set(now, find)
      for (const press of presses) {
        press.button = now as HTMLElement
        now.setAttribute('aria-busy', 'true')
      }
      if (isField(element) && isField(now)) takeOver(element, now)
      if (focus.element === element && now instanceof HTMLElement) focusLike(element, now, focus.top)
    }
    if (isWhole) end()
  }
  const coming = new MutationObserver(handOver)
  const end = () => {
    coming.disconnect()
    release()
  }
  let isRepaired = false
  onceHydrated(() => isRepaired || release())

  return () => {
    isRepaired = true
    for (const old of inHead)
      if ([...document.head.children].some((other) => other !== old && other.isEqualNode(old))) old.remove()
    coming.observe(root, { childList: true, subtree: true })
    setTimeout(end, longestWait)
    handOver()
  }
}

/** The elements that a visitor can have used, each with how the one is found that was drawn in its place. */
function notePlaces(root: Element): Map<Element, () => Element | undefined> {
  const places = new Map<Element, () => Element | undefined>()
  for (const css of [fields, 'button, [aria-keyshortcuts]']) {
    const counts = new Map<string, number>()
    for (const element of root.querySelectorAll(css)) {
      const kind = kindOf(element)
      const place = counts.get(kind) ?? 0
      counts.set(kind, place + 1)
      places.set(element, () => [...root.querySelectorAll(css)].filter((other) => kindOf(other) === kind)[place])
    }
  }
  return places
}

/** The element that the visitor is in, also while it is taken out of the page, and where in the window a field was at first. */
function watchFocus() {
  const { activeElement } = document
  const focus = {
    element: activeElement,
    top: activeElement && isField(activeElement) ? topOf(activeElement) : undefined,
  }
  addEventListener('focusin', ({ target }) => {
    focus.element = target as Element
    focus.top = undefined
  })
  addEventListener('focusout', ({ target }) => {
    // One that is taken out of the page has lost the focus, too, but not by the visitor.
    queueMicrotask(() => {
      if (focus.element === target && focus.element?.isConnected) focus.element = null
    })
  })
  return focus
}

const topOf = (element: Element) => element.getBoundingClientRect().top

/**
 * Keeps a page that is scrolled as high as it is, until the returned function is called: one that becomes shorter, even within a
 * task, scrolls to its new end.
 */
function holdHeight(root: HTMLElement): () => void {
  const hold = () => {
    root.style.minHeight = `${root.offsetHeight}px`
  }
  if (scrollY > 0) hold()
  else addEventListener('scroll', hold, { once: true, passive: true })
  return () => {
    removeEventListener('scroll', hold)
    root.style.removeProperty('min-height')
  }
}

const isField = (element: Element): element is Field => element.matches(fields)

/** Alike are fields and buttons of one type and name in forms of one name. */
function kindOf(element: Element): string {
  const form = element.closest('form')
  return [
    element.localName,
    ...['type', 'name'].map((name) => element.getAttribute(name)),
    form?.getAttribute('name'),
  ].join()
}

/** As if the visitor did it again, so that the component hears of it. */
function takeOver(from: Field, to: Field): void {
  if (!isChanged(from)) return
  if (isTicked(from) && isTicked(to)) {
    if (from.checked !== to.checked) to.click()
    return
  }
  if (to.value === from.value) return
  // React takes a change for its own where it sees the element's own property set.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value') ?? {}
  set?.call(to, from.value)
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }))
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

const isTicked = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type)

function focusLike(from: Element, to: HTMLElement, top?: number): void {
  to.focus({ preventScroll: true })
  // WebKit has scrolled away from a field that was taken out.
  if (top !== undefined) scrollBy({ top: topOf(to) - top, behavior: 'instant' })
  try {
    const { selectionStart, selectionEnd } = from as HTMLInputElement
    ;(to as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
  } catch {
    // Not every kind of field has a selection.
  }
}
