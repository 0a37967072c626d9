import { type ComponentType, useEffect, useState } from 'react'
import { onOfflineChange } from '#device/offline/changes.ts'
import { loadLate } from '#ui/browser/lateScripts.ts'

const loadAll = (): Promise<{ AllMarks: ComponentType }> => import('./marksScript.ts')

/** All marks and notes of this device, beside what is stored for reading. Loaded only where there are any. */
export function LibraryMarks({ load = loadAll }: { load?: typeof loadAll }) {
  const [All, setAll] = useState<ComponentType>()
  useEffect(() => {
    let isMounted = true
    const look = () =>
      loadLate(() => import('#device/offline/marks.ts'))
        .then(({ hasMarks }) => (hasMarks() ? load() : undefined))
        .then(
          (loaded) => isMounted && loaded && setAll(() => loaded.AllMarks),
          () => {},
        )
    void look()
    // A file may bring the first ones.
    const stop = onOfflineChange(look)
    return () => {
      isMounted = false
      stop()
    }
  }, [load])
  return All && <All />
}
