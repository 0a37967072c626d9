import { type ComponentType, useEffect, useState } from 'react'
import { loadLate } from '#browser/lateScripts.ts'

const loadAll = (): Promise<{ AllMarks: ComponentType }> => import('./marksScript.ts')

/** All marks and notes of this device, beside what is stored for reading. Loaded only where there are any. */
export function LibraryMarks({ load = loadAll }: { load?: typeof loadAll }) {
  const [All, setAll] = useState<ComponentType>()
  useEffect(() => {
    let isMounted = true
    loadLate(() => import('#offline/markStore.ts'))
      .then(({ hasMarks }) => hasMarks())
      .then((areThere) => (areThere ? load() : undefined))
      .then(
        (loaded) => isMounted && loaded && setAll(() => loaded.AllMarks),
        () => {},
      )
    return () => {
      isMounted = false
    }
  }, [load])
  return All && <All />
}
