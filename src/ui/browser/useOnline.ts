import { useSyncExternalStore } from 'react'
import { isOnline, onConnectionChange } from './connection.ts'

/** Whether the site is reachable as far as known; true until hydration. Use it for texts only. */
export function useOnline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOnline, () => true)
}
