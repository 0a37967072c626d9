import { useEffect, useState } from 'react'
import { forgetSearches, recentSearches } from '#library/recentSearches.ts'

/** What was searched for on this device, the last first, and a way to forget it. */
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
