import { lazy, Suspense, useEffect, useState } from 'react'
import { useOnline } from '#ui/useOnline.ts'

const StoredHere = lazy(() =>
  // What cannot be listed is left out; the page says enough without it.
  import('./StoredHere.tsx').catch(() => ({ default: () => <></> })),
)

/**
 * Stands under the page of an unknown address and under one that failed. Shows nothing while the site can be reached;
 * else that the page may only be missing on this device, and what is there. `listOnly` where that was said already.
 */
export function NotStored({ listOnly = false }: { listOnly?: boolean }) {
  const online = useOnline()
  const [unreachable, setUnreachable] = useState(false)
  useEffect(() => {
    // The worker marks the page that stands in for one that could not be fetched; the next one is another matter.
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
