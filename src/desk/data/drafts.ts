import { useSelector } from '@tanstack/react-store'
import { createStore } from '@tanstack/store'
import { useCallback, useEffect, useState } from 'react'

/*
 * Text that is not sent yet. It lives in this tab's sessionStorage: it survives a reload, a crash of the page and a new
 * sign-in. Beyond the tab, and in others, it lives in the vault of the session (offline/keepDrafts.ts), encrypted and for no
 * longer than the session: IndexedDB alone would keep visitors' matters on the device for good.
 */
const prefix = 'desk-draft:'
const memory = new Map<string, string>()

/** Names of the drafts that there are, for marks in lists. */
const names = createStore<ReadonlySet<string>>(new Set(storedNames()))
/** Told of each draft that is written or dropped in this tab. */
const writers = new Set<(name: string, text: string) => void>()

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
  store(name, text)
  for (const writer of [...writers]) writer(name, text)
}

function store(name: string, text: string): void {
  if (text) memory.set(name, text)
  else memory.delete(name)
  noteName(name, text !== '')
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

/** Calls back with each draft that is written or dropped in this tab, until the returned function is called. */
export function onDraft(writer: (name: string, text: string) => void): () => void {
  writers.add(writer)
  return () => writers.delete(writer)
}

/** Takes over a draft that another tab wrote, or that this device kept: its field shows it. */
export function takeDraft(name: string, text: string): void {
  store(name, text)
  show(name, text)
}

/** Names of the drafts in this tab. */
export function draftNames(): ReadonlySet<string> {
  return names.get()
}

/** Hook: names of the drafts in this tab: 'answer:' and 'note:' with the id of their enquiry. */
export function useDraftNames(): ReadonlySet<string> {
  return useSelector(names)
}

function noteName(name: string, isThere: boolean): void {
  if (names.get().has(name) === isThere) return
  names.setState((before) => {
    const next = new Set(before)
    if (isThere) next.add(name)
    else next.delete(name)
    return next
  })
}

/** Whose drafts these are is no draft. */
export function isOwnerName(name: string): boolean {
  return name === ownerName
}

/** Drops all drafts, when somebody signs out. */
export function dropDrafts(): void {
  memory.clear()
  for (const name of storedNames()) sessionStorage.removeItem(prefix + name)
  names.setState(() => new Set())
}

/** Names of what an earlier page of this tab left. */
function storedNames(): string[] {
  try {
    return Object.keys(sessionStorage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
  } catch {
    // There are none.
    return []
  }
}

/** Told of what is put into a field. */
const fields = new Set<(name: string, text: string) => void>()

/** Keeps the text, and shows it in the field of that name, which may be another one than when a call began. */
export function fillField(name: string, text: string): void {
  writeDraft(name, text)
  show(name, text)
}

function show(name: string, text: string): void {
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
