import { lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react'
import { useOnline } from '#ui/browser/useOnline.ts'
import { ErrorPage } from '#ui/feedback/ErrorPage.tsx'

const StoredHere = lazy(() =>
  // Without this chunk the list is left out; the page is complete without it.
  import('./StoredHere.tsx').catch(() => ({ default: () => <></> })),
)
const NotStoredPage = lazy(() => import('./NotStoredPage.tsx').catch(() => ({ default: ErrorPage })))
const notStored = (
  <Suspense>
    <NotStoredPage />
  </Suspense>
)

/**
 * The page for unknown addresses, given as `children`, while the site can be reached. Otherwise nobody knows whether the
 * page exists: then it says that the page is not on this device, and lists what is (OF-09).
 */
export function UnlessNotStored({ children }: { children: ReactNode }) {
  const isReplaced = useIsReplaced()
  const online = useOnline()
  return online && !isReplaced ? children : notStored
}

/**
 * The page in place of one that failed to load, given as `children`, unless the worker has said already that the page is not
 * on this device: then that stays (OF-09).
 */
export function UnlessReplaced({ children }: { children: ReactNode }) {
  return useIsReplaced() ? notStored : children
}

/** Under a page that failed to load: lists what is stored. Shows nothing while the site can be reached. */
export function ListStored() {
  if (useOnline()) return null
  return (
    <Suspense>
      <StoredHere />
    </Suspense>
  )
}

/** Whether the worker served the page of what is stored in place of one that it could not fetch. */
function useIsReplaced(): boolean {
  const [isReplaced, setReplaced] = useState(false)
  // Before the first paint, which would call the page unknown.
  useLayoutEffect(() => {
    // The mark does not apply to the next page.
    const { dataset } = document.documentElement
    setReplaced('unreachable' in dataset)
    return () => {
      delete dataset.unreachable
    }
  }, [])
  return isReplaced
}
