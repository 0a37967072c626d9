import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After navigation, focuses the heading without scrolling, so that a screen reader starts there. */
export function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (!pathChanged || !fromLocation) return
        const heading =
          (toLocation.hash && document.getElementById(toLocation.hash)) ||
          document.querySelector<HTMLElement>('main h1')
        if (!heading) return
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      }),
    [router],
  )
}
