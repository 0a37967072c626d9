export type ToastType = 'default' | 'success' | 'info' | 'error' | 'warning' | 'loading'

/** A toast to show; the same id replaces an existing toast. */
export interface ToastMessage {
  id: number
  text: string
  type: ToastType
}

type Show = (message: ToastMessage) => void

let last = 0
let waiting: ToastMessage[] = []
let show: Show | undefined
let wake: (() => void) | undefined

/**
 * Shows a toast for five seconds; type 'loading' stays until replaced. Returns the id; passing it again replaces that
 * toast.
 */
export function toast(text: string, type: ToastType = 'default', id?: number): number {
  const message = { id: id ?? ++last, text, type }
  if (show) show(message)
  else {
    waiting.push(message)
    wake?.()
  }
  return message.id
}

/** Whether a toast is waiting for the library. */
export function hasPendingToast(): boolean {
  return waiting.length > 0
}

/** For the host: calls back when the first toast is due. */
export function onPendingToast(message: () => void): () => void {
  wake = message
  return () => {
    wake = undefined
  }
}

/** Registers the function that shows toasts and flushes waiting ones; returns the unregister function. */
export function showToastsBy(by: Show): () => void {
  show = by
  for (const message of waiting) by(message)
  waiting = []
  return () => {
    show = undefined
  }
}
