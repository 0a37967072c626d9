import { useEffect, useState } from 'react'
import { loadLate } from '#ui/browser/lateScripts.ts'

/** Keeps searches on this device. In a deferred chunk: a page answers before it is needed. */
const loadKept = () => loadLate(() => import('#device/offline/recentSearches.ts'))

/** Earlier searches on this device, most recent first, and a function that deletes them. */
export function useRecent(): { recent: readonly string[]; clear: () => void } {
  const [recent, setRecent] = useState<readonly string[]>([])
  useEffect(() => {
    let wanted = true
    void loadKept()
      .then(({ recentSearches }) => recentSearches())
      .then((all) => wanted && setRecent(all))
    return () => {
      wanted = false
    }
  }, [])
  const clear = () => {
    setRecent([])
    void loadKept().then(({ forgetSearches }) => forgetSearches())
  }
  return { recent, clear }
}

/** Keeps a search that led to a result. */
export function keepSearch(query: string): void {
  void loadKept().then(({ rememberSearch }) => rememberSearch(query))
}
