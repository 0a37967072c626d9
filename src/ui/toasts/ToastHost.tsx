import { lazy, Suspense, useEffect, useState } from 'react'
import { PlainToaster } from './PlainToaster.tsx'
import { isToastDue, onToastDue } from './toast.ts'

const Toaster = lazy(() =>
  // A page that cannot load the library now, as without a connection, still tells what happened.
  import('./Toaster.tsx').catch(() => ({ default: PlainToaster })),
)

/** Stands once in the page; loads what shows toasts when the first one is due (decision 9). */
export function ToastHost() {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (isToastDue()) setDue(true)
    return onToastDue(() => setDue(true))
  }, [])
  return (
    due && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  )
}
