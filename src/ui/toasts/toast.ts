export type ToastType = 'default' | 'success' | 'info' | 'error' | 'warning' | 'loading'

/** A toast to show; one with the id of another takes its place. */
export interface DueToast {
  id: number
  text: string
  type: ToastType
}

type Show = (due: DueToast) => void

let last = 0
let waiting: DueToast[] = []
let show: Show | undefined
let wake: (() => void) | undefined

/**
 * Shows a toast, top right, for five seconds; one of type 'loading' stays (specification, sections 4 and 9). Returns
 * its id: a toast given that id takes its place, as when what was loading has come.
 */
export function toast(text: string, type: ToastType = 'default', id?: number): number {
  const due = { id: id ?? ++last, text, type }
  if (show) show(due)
  else {
    waiting.push(due)
    wake?.()
  }
  return due.id
}

/** Whether a toast is due that nothing can show yet. */
export function isToastDue(): boolean {
  return waiting.length > 0
}

/** For the host: told when the first toast is due. */
export function onToastDue(due: () => void): () => void {
  wake = due
  return () => {
    wake = undefined
  }
}

/** From now on toasts are shown by this, those that wait first; until the returned function is called. */
export function showToastsBy(by: Show): () => void {
  show = by
  for (const due of waiting) by(due)
  waiting = []
  return () => {
    show = undefined
  }
}
