import { type ComponentType, useEffect, useState } from 'react'
import { markStore } from '#offline/markStore.ts'
import { allOf } from '#outbox/db.ts'

const loadAll = (): Promise<{ default: ComponentType }> => import('./AllMarks.tsx')

/** All marks and notes of this device, beside what is stored for reading. Loaded only where there are any. */
export function LibraryMarks({ load = loadAll }: { load?: typeof loadAll }) {
  const [All, setAll] = useState<ComponentType>()
  useEffect(() => {
    let isMounted = true
    allOf(markStore)
      .then((pages) => (pages.length > 0 ? load() : undefined))
      .then(
        (loaded) => isMounted && loaded && setAll(() => loaded.default),
        () => {},
      )
    return () => {
      isMounted = false
    }
  }, [load])
  return All && <All />
}
