import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Closes what is open over a page when another page is asked for, as by Back and Forward. The path is not watched: rendering
 * for it again would come before the page that was asked for.
 */
export function useCloseOnNavigation(close: () => void): void {
  const router = useRouter()
  useEffect(() => router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && close()), [router, close])
}
