import { useEffect, useState } from 'react'
import { Notice } from '../Notice.tsx'
import { showToastsBy, type ToastMessage } from './toast.ts'
import { toastTime } from './toastTime.ts'

/** Shows the last toast as a notice, if the toast library cannot be loaded. */
export function PlainToaster() {
  const [toast, setToast] = useState<ToastMessage>()
  useEffect(() => showToastsBy(setToast), [])
  useEffect(() => {
    if (!toast || toast.type === 'loading') return
    const timer = setTimeout(() => setToast(undefined), toastTime)
    return () => clearTimeout(timer)
  }, [toast])
  const tone = toast?.type === 'success' || toast?.type === 'error' ? toast.type : 'info'
  return <Notice notice={toast && { tone, text: toast.text }} />
}
