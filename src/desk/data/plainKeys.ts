import { createStore } from '@tanstack/store'
import { isComposing } from '#ui/browser/isComposing.ts'

const storageKey = 'desk-keys'

/** Whether single letters do something. They can be switched off, for those who speak to their computer (WCAG 2.1.4). */
export const plainKeys = createStore(readChoice())

/** Keeps the choice on this device. */
export function choosePlainKeys(isOn: boolean): void {
  plainKeys.setState(() => isOn)
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Storage is blocked: it lasts as long as the page.
  }
}

/** Keys that go on through the list while they are held down. */
const goOn: ReadonlySet<string> = new Set(['j', 'k'])

/**
 * Whether a press of a key is one of the workplace's own: not while somebody types, composes a word or has a dialog open. A key
 * that is held down is one press: its repeats would close the next enquiry, and the one after it.
 */
export function isPlainKey(event: KeyboardEvent): boolean {
  if (!plainKeys.get() || event.defaultPrevented || (event.repeat && !goOn.has(event.key))) return false
  return !(event.ctrlKey || event.metaKey || event.altKey || isComposing(event) || isTyping(event.target))
}

/** Whether a field, or a dialog, has what is typed or pasted there. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target.matches('input:not([type=checkbox]), textarea, select') || target.closest('dialog') !== null
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}
