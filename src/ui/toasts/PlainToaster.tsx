import { useEffect, useState } from 'react'
import { Notice } from '../notices/Notice.tsx'
import { type DueToast, showToastsBy } from './toast.ts'
import { toastTime } from './toastTime.ts'

/** The last toast as a notice: what shows toasts where their library cannot be loaded. */
export function PlainToaster() {
  const [toast, setToast] = useState<DueToast>()
  useEffect(() => showToastsBy(setToast), [])
  useEffect(() => {
    if (!toast || toast.type === 'loading') return
    const timer = setTimeout(() => setToast(undefined), toastTime)
    return () => clearTimeout(timer)
  }, [toast])
  const tone = toast?.type === 'success' || toast?.type === 'error' ? toast.type : 'info'
  return <Notice notice={toast && { tone, text: toast.text }} />
}
