import { useCallback, useState } from 'react'

/*
 * Text that is not sent yet. It lives in this tab's sessionStorage: it survives a reload, a crash of the page and a new
 * sign-in, no other tab or person's session can read it, and closing the tab ends it. IndexedDB would keep visitors'
 * matters on the device for longer than the session.
 */
const prefix = 'desk-draft:'
const memory = new Map<string, string>()

/** The kept text; empty if there is none. */
export function readDraft(name: string): string {
  try {
    // Where storage is full, what it has is older.
    return memory.get(name) ?? sessionStorage.getItem(prefix + name) ?? ''
  } catch {
    return ''
  }
}

/** Keeps the text, or drops it if it is empty. Where storage is blocked or full, it lasts as long as the page. */
export function writeDraft(name: string, text: string): void {
  if (text) memory.set(name, text)
  else memory.delete(name)
  try {
    if (text) sessionStorage.setItem(prefix + name, text)
    else sessionStorage.removeItem(prefix + name)
  } catch {
    // In memory at least.
  }
}

/** Drops all drafts, when somebody signs out. */
export function dropDrafts(): void {
  memory.clear()
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name)
  } catch {
    // There are none.
  }
}

/** The text of a field that outlives its page. Mount the field with the name as its key. */
export function useDraft(name: string, initial = ''): [string, (text: string) => void] {
  const [text, setText] = useState(() => readDraft(name) || initial)
  const change = useCallback(
    (next: string) => {
      setText(next)
      writeDraft(name, next)
    },
    [name],
  )
  return [text, change]
}
