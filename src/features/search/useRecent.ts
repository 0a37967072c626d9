import { useEffect, useState } from 'react'
import { forgetSearches, recentSearches } from '#offline/recentSearches.ts'

/** Earlier searches on this device, most recent first, and a function that deletes them. */
export function useRecent(): { recent: readonly string[]; clear: () => void } {
  const [recent, setRecent] = useState<readonly string[]>([])
  useEffect(() => {
    let wanted = true
    void recentSearches().then((all) => wanted && setRecent(all))
    return () => {
      wanted = false
    }
  }, [])
  const clear = () => {
    setRecent([])
    void forgetSearches()
  }
  return { recent, clear }
}
