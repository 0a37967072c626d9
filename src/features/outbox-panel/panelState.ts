import { useSyncExternalStore } from 'react'

let open = false
const listeners = new Set<() => void>()

/** Opens the outbox from anywhere on the page, or closes it. */
export function setPanelOpen(next: boolean): void {
  open = next
  for (const tell of [...listeners]) tell()
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Whether the outbox stands open in this tab. */
export function usePanelOpen(): boolean {
  return useSyncExternalStore(
    listen,
    () => open,
    () => false,
  )
}
