import { lazy, Suspense, useEffect, useState } from 'react'
import { useOnline } from '#browser/useOnline.ts'

const StoredHere = lazy(() =>
  // Without this chunk the list is left out; the page is complete without it.
  import('./StoredHere.tsx').catch(() => ({ default: () => <></> })),
)

/**
 * Shown under the not-found page and under a page that failed to load. Shows nothing while the site can be reached;
 * otherwise it says that the page may only be missing on this device and lists what is stored (OF-09). `listOnly` leaves
 * out the explanation where the page has given it already.
 */
export function NotStored({ listOnly = false }: { listOnly?: boolean }) {
  const online = useOnline()
  const [unreachable, setUnreachable] = useState(false)
  useEffect(() => {
    // The worker marks the page that replaces one it could not fetch. The mark does not apply to the next page.
    const { dataset } = document.documentElement
    setUnreachable('unreachable' in dataset)
    return () => {
      delete dataset.unreachable
    }
  }, [])
  if (online && !unreachable) return null
  return (
    <Suspense>
      <StoredHere listOnly={listOnly} />
    </Suspense>
  )
}
