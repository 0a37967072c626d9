import { createStore } from '@tanstack/store'
import { useObserved } from '#ui/browser/useObserved.ts'

const open = createStore(false)

/** Opens the outbox from anywhere on the page, or closes it. */
export function setPanelOpen(next: boolean): void {
  open.setState(() => next)
}

/** Whether the outbox is open in this tab. */
export function usePanelOpen(): boolean {
  return useObserved(open, false)
}
