import type { Store } from '@tanstack/store'
import { useCallback, useSyncExternalStore } from 'react'

/** Hook: the value of a store; `first` while React takes over the page, which was prerendered without this device. */
export function useObserved<Value>(store: Store<Value>, first: Value): Value {
  const subscribe = useCallback((changed: () => void) => store.subscribe(changed).unsubscribe, [store])
  return useSyncExternalStore(
    subscribe,
    () => store.get(),
    () => first,
  )
}
