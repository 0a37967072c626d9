import { useCallback, useEffect, useState } from 'react'

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
    // If storage is full, its copy is older.
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

/** Whose drafts these are, kept like one of them. */
const ownerName = 'owner'

/** Somebody signs in: what a colleague typed in this tab, whose session ended without signing out here, goes. */
export function claimDrafts(address: string): void {
  const owner = readDraft(ownerName)
  if (owner && owner !== address) dropDrafts()
  writeDraft(ownerName, address)
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

/** Told of what is put into a field. */
const fields = new Set<(name: string, text: string) => void>()

/** Keeps the text, and shows it in the field of that name, which may be another one than when a call began. */
function fillField(name: string, text: string): void {
  writeDraft(name, text)
  for (const field of [...fields]) field(name, text)
}

/**
 * The text of a field that outlives its page, how to change it, and how to empty it once its text is sent: what was typed
 * since then stays. Mount the field with the name as its key.
 */
export function useDraft(
  name: string,
  initial = '',
): [text: string, change: (text: string) => void, clear: (sent: string) => void] {
  const [text, setText] = useState(() => readDraft(name) || initial)
  useEffect(() => {
    const field = (of: string, next: string) => {
      if (of === name) setText(next)
    }
    fields.add(field)
    return () => {
      fields.delete(field)
    }
  }, [name])
  const change = useCallback((next: string) => fillField(name, next), [name])
  const clear = useCallback(
    (sent: string) => {
      if ((readDraft(name) || initial) === sent) fillField(name, initial)
    },
    [name, initial],
  )
  return [text, change, clear]
}
