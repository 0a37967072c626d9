import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True in the prerenderer and in the first render of what it made; false for whatever is rendered anew. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
