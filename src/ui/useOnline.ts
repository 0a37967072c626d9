import { useSyncExternalStore } from 'react'
import { isOnline, onConnectionChange } from './connection.ts'

/** Whether the site can be reached, as far as known; true until hydration. Only texts may hang on it. */
export function useOnline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOnline, () => true)
}
