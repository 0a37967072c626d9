import { lazy, Suspense } from 'react'
import { useInstallOffer } from './installOffer.ts'

const InstallCardBody = lazy(() => import('./InstallCardBody.tsx').catch(() => ({ default: () => null })))

/**
 * An inline offer to install the site after something was read or saved. Renders nothing if the browser cannot install,
 * the site is installed, or the offer was dismissed within 90 days. Loaded on demand.
 */
export function InstallCard({ saved = false }: { saved?: boolean }) {
  const offer = useInstallOffer()
  return (
    offer && (
      <Suspense>
        <InstallCardBody offer={offer} saved={saved} />
      </Suspense>
    )
  )
}
