import { useEffect, useState } from 'react'
import { onOfflineChange } from '#offline/changes.ts'
import { allProgress, type ReadingProgress } from '#offline/progress.ts'

/** Every article that was opened on this device, most recent first; read again when something was removed. */
export function useAllProgress(): readonly ReadingProgress[] {
  const [all, setAll] = useState<readonly ReadingProgress[]>([])
  useEffect(() => {
    let isMounted = true
    const read = () => void allProgress().then((found) => isMounted && setAll(found))
    read()
    const stop = onOfflineChange(read)
    return () => {
      isMounted = false
      stop()
    }
  }, [])
  return all
}
