import { lazy, Suspense, useEffect, useState } from 'react'
import { Notice } from '../Notice.tsx'
import { hasPendingToast, onPendingToast, showToastsBy, type ToastMessage } from './toast.ts'
import { toastTime } from './toastTime.ts'

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

/** Shows the last toast as a notice, if the toast library cannot be loaded. */
function PlainToaster() {
  const [toast, setToast] = useState<ToastMessage>()
  useEffect(() => showToastsBy(setToast), [])
  useEffect(() => {
    if (!toast || toast.type === 'loading') return
    // The next one may be shown before React clears this timer.
    const timer = setTimeout(() => setToast((now) => (now === toast ? undefined : now)), toastTime)
    return () => clearTimeout(timer)
  }, [toast])
  const tone = toast?.type === 'success' || toast?.type === 'error' ? toast.type : 'info'
  return <Notice notice={toast && { tone, text: toast.text }} />
}
