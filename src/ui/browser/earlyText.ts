import { boundMark } from '#content/pageMarks.ts'
import { earlyTextKey } from '#content/storageKeys.ts'

/** The forms that only a script can send. Others, as the one of search, the browser submits itself. */
export const keptForms = 'form[method=dialog][name]'

declare global {
  interface Window {
    /** When something was typed last, in epoch milliseconds. */
    typedAt?: number
  }
}

/**
 * Keeps what is typed into forms until they do so themselves: for a reload and for the next page of the tab, whose form shows
 * it again. Nothing is sent there. Also notes when anything was typed last.
 */
export function keepEarlyText(): void {
  const hear = (name: string, keep: (form: HTMLFormElement) => void) =>
    addEventListener(
      name,
      ({ target }) => {
        const form = target instanceof HTMLFormElement ? target : (target as HTMLInputElement).form
        if (form?.matches(keptForms) && !form.hasAttribute(boundMark)) keep(form)
      },
      { capture: true },
    )
  addEventListener('input', () => (window.typedAt = Date.now()), { capture: true })
  hear('input', (form) => {
    const typed = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    write({ ...read(), [nameOf(form)]: Object.fromEntries(typed) })
  })
  hear('reset', forget)
  addEventListener('DOMContentLoaded', () => {
    const texts = read()
    for (const form of document.querySelectorAll<HTMLFormElement>(keptForms)) {
      for (const [name, value] of Object.entries(texts[nameOf(form)] ?? {})) {
        const field = form.elements.namedItem(name) as HTMLInputElement | null
        if (field) field.value ||= value
      }
    }
  })
}

/** Whether anything may have been typed: in this document, or into this form before it kept its text itself. */
export function mayBeTyped(form: HTMLFormElement): boolean {
  return window.typedAt !== undefined || nameOf(form) in read()
}

/** The form keeps its text itself from now on, as a draft; so far it shows what was typed. */
export function takeEarlyText(form: HTMLFormElement): void {
  form.setAttribute(boundMark, '')
  forget(form)
}

const nameOf = (form: HTMLFormElement) => form.getAttribute('name') ?? ''

function forget(form: HTMLFormElement): void {
  const { [nameOf(form)]: _, ...others } = read()
  write(others)
}

function read(): Record<string, Record<string, string>> {
  try {
    return JSON.parse(sessionStorage.getItem(earlyTextKey) ?? '{}')
  } catch {
    return {}
  }
}

function write(texts: ReturnType<typeof read>): void {
  try {
    if (Object.keys(texts).length > 0) sessionStorage.setItem(earlyTextKey, JSON.stringify(texts))
    else sessionStorage.removeItem(earlyTextKey)
  } catch {
    // If sessionStorage is blocked, a text lives as long as its page.
  }
}
