import { useEffect, useState } from 'react'
import type { ReadingProgress } from '#device/kept.ts'
import { onOfflineChange } from '#device/offline/changes.ts'
import { allProgress } from '#device/offline/progress.ts'

/** Every article that was opened on this device, most recent first; read again when something was removed. */
export function useAllProgress(): readonly ReadingProgress[] {
  const [all, setAll] = useState<readonly ReadingProgress[]>([])
  useEffect(() => {
    const read = () => setAll(allProgress())
    read()
    return onOfflineChange(read)
  }, [])
  return all
}
