import { lazy, Suspense } from 'react'
import { useOffer } from './installPrompt.ts'

const InstallOffer = lazy(() => import('./InstallOffer.tsx').catch(() => ({ default: () => null })))

/**
 * Offers to install the site, quietly and in the line of the page: after something was read or saved. Nothing where the
 * browser cannot, where it is done, or for 90 days after it was put away. Few see it: it is loaded when it is due.
 */
export function InstallCard({ saved = false }: { saved?: boolean }) {
  const offer = useOffer()
  return (
    offer && (
      <Suspense>
        <InstallOffer offer={offer} saved={saved} />
      </Suspense>
    )
  )
}
