import { useSyncExternalStore } from 'react'

/** Where this tab stands among the versions of the site. */
export type VersionState =
  | 'current'
  /** A new version waits for the visitor's word. */
  | 'ready'
  /** The visitor agreed; it takes over any moment. */
  | 'updating'
  /** It has taken over, and this tab shows the old one still, since something is typed here. */
  | 'replaced'

let state: VersionState = 'current'
const listeners = new Set<() => void>()

/** Where this tab stands now. */
export function versionState(): VersionState {
  return state
}

/** Notes where this tab stands and tells everything that shows it. */
export function setVersionState(next: VersionState): void {
  state = next
  for (const tell of [...listeners]) tell()
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The state of this tab, for a component. */
export function useVersionState(): VersionState {
  return useSyncExternalStore(listen, versionState, () => 'current')
}
