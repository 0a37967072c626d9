import { createStore } from '@tanstack/store'
import { useObserved } from '#ui/browser/useObserved.ts'

/** State of this tab relative to the site's versions. */
export type VersionState =
  | 'current'
  /** A new version waits for the visitor's consent. */
  | 'ready'
  /** The visitor agreed; the new version is about to take over. */
  | 'updating'
  /** The new version has taken over, but this tab still shows the old one because it holds unsent text. */
  | 'replaced'

const state = createStore<VersionState>('current')

/** The current state of this tab. */
export function versionState(): VersionState {
  return state.get()
}

/** Sets the state of this tab and notifies subscribers. */
export function setVersionState(next: VersionState): void {
  state.setState(() => next)
}

/** Hook: the state of this tab. */
export function useVersionState(): VersionState {
  return useObserved(state, 'current')
}
