import { createStore } from '@tanstack/store'
import { useEffect } from 'react'
import type { ReadingProgress } from '#device/kept.ts'
import { onOfflineChange } from '#device/offline/changes.ts'
import { allProgress } from '#device/offline/progress.ts'
import { useObserved } from '#ui/browser/useObserved.ts'

const none: ReadonlyMap<string, ReadingProgress> = new Map()
const bySlug = createStore(none)
let users = 0

let stop = () => {}

/** Reads storage for the first user of a page, and after a removal; the next page reads it again. */
function follow(): () => void {
  if (users === 0) {
    load()
    stop = onOfflineChange(load)
  }
  users += 1
  return () => {
    users -= 1
    if (users === 0) stop()
  }
}

function load(): void {
  const found = new Map(allProgress().map((progress) => [progress.slug, progress]))
  bySlug.setState(() => found)
}

/** How far an article was read on this device; `undefined` until hydration and if never opened. */
export function useReadingProgress(slug: string): ReadingProgress | undefined {
  useEffect(follow, [])
  return useObserved(bySlug, none).get(slug)
}
