import { useSyncExternalStore } from 'react'
import { type Reading, readings } from '#library/progress.ts'

const none: ReadonlyMap<string, Reading> = new Map()
let bySlug = none
let asked = false
const listeners = new Set<() => void>()

function listen(changed: () => void): () => void {
  listeners.add(changed)
  if (!asked) {
    asked = true
    void load()
  }
  return () => {
    listeners.delete(changed)
    // The next list reads anew.
    if (listeners.size === 0) asked = false
  }
}

async function load(): Promise<void> {
  bySlug = new Map((await readings()).map((reading) => [reading.slug, reading]))
  for (const listener of listeners) listener()
}

/** How far an article was read on this device; `undefined` until hydration and when it was never opened. */
export function useReadingOf(slug: string): Reading | undefined {
  return useSyncExternalStore(
    listen,
    () => bySlug,
    () => none,
  ).get(slug)
}
