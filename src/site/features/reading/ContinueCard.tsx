import { lazy, Suspense } from 'react'
import { useResumeOffer } from './resumeOffer.ts'

// Without its script there is no offer.
const ContinueCardBody = lazy(() => import('./ContinueCardBody.tsx').catch(() => ({ default: () => <></> })))

/** Shown on return to an article, and on the home page: continue where the reader stopped. Loaded on demand. */
export function ContinueCard() {
  const offer = useResumeOffer()
  return (
    offer && (
      <Suspense>
        <ContinueCardBody {...offer} />
      </Suspense>
    )
  )
}
