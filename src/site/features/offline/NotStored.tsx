import { lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react'
import { useOnline } from '#ui/browser/useOnline.ts'
import { ErrorPage } from '#ui/feedback/ErrorPage.tsx'

const StoredHere = lazy(() =>
  // Without this chunk the list is left out; the page is complete without it.
  import('./StoredHere.tsx').catch(() => ({ default: () => <></> })),
)
const NotStoredPage = lazy(() => import('./NotStoredPage.tsx').catch(() => ({ default: ErrorPage })))

/**
 * The page for unknown addresses, given as `children`, while the site can be reached. Otherwise nobody knows whether the
 * page exists: then it says that the page is not on this device, and lists what is (OF-09).
 */
export function UnlessNotStored({ children }: { children: ReactNode }) {
  if (!useIsUnreachable()) return children
  return (
    <Suspense>
      <NotStoredPage />
    </Suspense>
  )
}

/** Under a page that failed to load: lists what is stored. Shows nothing while the site can be reached. */
export function ListStored() {
  if (!useIsUnreachable()) return null
  return (
    <Suspense>
      <StoredHere />
    </Suspense>
  )
}

function useIsUnreachable(): boolean {
  const online = useOnline()
  const [unreachable, setUnreachable] = useState(false)
  // Before the first paint, which would call the page unknown.
  useLayoutEffect(() => {
    // The worker marks the page that replaces one it could not fetch. The mark does not apply to the next page.
    const { dataset } = document.documentElement
    setUnreachable('unreachable' in dataset)
    return () => {
      delete dataset.unreachable
    }
  }, [])
  return !online || unreachable
}
