import { lazy, Suspense, useEffect, useState } from 'react'
import { PlainToaster } from './PlainToaster.tsx'
import { hasPendingToast, onPendingToast } from './toast.ts'

const loadToaster = () => import('./Toaster.tsx')

/** Mounted once; loads the toast library when the first toast is due (SH-08). */
export function ToastHost({ load = loadToaster }: { load?: typeof loadToaster }) {
  // If the library cannot be loaded, e.g. offline, the message is still shown.
  const [Toaster] = useState(() => lazy(() => load().catch(() => ({ default: PlainToaster }))))
  const [needed, setNeeded] = useState(false)
  useEffect(() => {
    if (hasPendingToast()) setNeeded(true)
    return onPendingToast(() => setNeeded(true))
  }, [])
  return (
    needed && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  )
}
