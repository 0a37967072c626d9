import { useRouter } from '@tanstack/react-router'

/**
 * Hook: for an act that leads to another page. Called when the act begins, it returns whether the same page is still open: an
 * answer that comes late must not lead away from what was opened since.
 */
export function useStillHere(): () => () => boolean {
  const router = useRouter()
  return () => {
    const { pathname } = router.latestLocation
    return () => router.latestLocation.pathname === pathname
  }
}
