import type { EarlyInput } from '#ui/browser/earlyInput.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fields = 'input, textarea, select'

/**
 * Call it before React takes the page over. Where an extension, a translator or a proxy has changed what was prerendered, React
 * throws the changed part away and draws it anew. The returned function, called after each such repair, hands over to the new
 * elements what the visitor did to the old ones: what was typed and chosen, where the cursor is, and which buttons wait to be
 * pressed. It also takes out the old copies of what React has put into the head a second time.
 */
export function prepareRepair(root: Element, early: EarlyInput | undefined): () => void {
  const inHead = [...document.head.querySelectorAll('title, meta, link:not([rel=stylesheet])')]
  const places = new Map<Element, () => Element | undefined>()
  const note = (css: string) => {
    const counts = new Map<string, number>()
    for (const element of root.querySelectorAll(css)) {
      const kind = kindOf(element)
      const place = counts.get(kind) ?? 0
      counts.set(kind, place + 1)
      places.set(element, () => [...root.querySelectorAll(css)].filter((other) => kindOf(other) === kind)[place])
    }
  }
  note(fields)
  note('button, [aria-keyshortcuts]')
  let active = document.activeElement
  addEventListener('focusin', ({ target }) => {
    active = target as Element
  })
  addEventListener('focusout', ({ target }) => {
    // One that is taken out of the page has lost the focus, too, but not by the visitor.
    queueMicrotask(() => {
      if (active === target && active?.isConnected) active = null
    })
  })

  return () => {
    for (const old of inHead)
      if ([...document.head.children].some((other) => other !== old && other.isEqualNode(old))) old.remove()
    for (const [element, find] of places) {
      if (element.isConnected) continue
      const now = find()
      if (!now) continue
      places.delete(element)
      places.set(now, find)
      for (const press of early?.pressed ?? []) {
        if (press.button !== element) continue
        press.button = now as HTMLElement
        now.setAttribute('aria-busy', 'true')
      }
      if (isField(element) && isField(now)) takeOver(element, now)
      if (active === element && now instanceof HTMLElement) focusLike(element, now)
    }
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
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(from.type)) {
    if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click()
    return
  }
  if (!isChanged(from) || to.value === from.value) return
  // React takes a change for its own where it sees the element's own property set.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value') ?? {}
  set?.call(to, from.value)
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }))
}

const isChanged = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue

function focusLike(from: Element, to: HTMLElement): void {
  to.focus({ preventScroll: true })
  try {
    const { selectionStart, selectionEnd } = from as HTMLInputElement
    ;(to as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
  } catch {
    // Not every kind of field has a selection.
  }
}
