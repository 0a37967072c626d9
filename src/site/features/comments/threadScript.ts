import { type ComponentType, useEffect, useState } from 'react'
import { retryWhenReachable } from './retryWhenReachable.ts'

/** The thread as a component, from a chunk that articles load when the reader comes near. */
export type ThreadComponent = ComponentType<{ blogId: string }>

let failedAddress: string | undefined
let tries = 0

/** Loads the chunk of the thread. Rejects when it does not arrive; call it again to try again. */
export async function loadThread(): Promise<ThreadComponent> {
  try {
    const { default: Thread } = await importThread()
    return Thread
  } catch (error) {
    failedAddress ??= addressIn(error)
    tries += 1
    throw error
  }
}

/**
 * Firefox before 155 keeps a failed import in its module map and never asks for that address again, so a retry needs
 * another one. Safari does not name the address in its error, and does not keep the failure.
 */
function importThread(): Promise<typeof import('./Thread.tsx')> {
  return failedAddress ? import(/* @vite-ignore */ `${failedAddress}?retry=${tries}`) : import('./Thread.tsx')
}

/** The address of the chunk in the error of a failed import, where the browser names it. */
export function addressIn(error: unknown): string | undefined {
  return error instanceof Error ? /https?:\/\/\S+\.js/.exec(error.message)?.[0] : undefined
}

/** The thread's component once it is `wanted` and has arrived; `hasFailed` while it is being retried. */
export function useThreadScript(wanted: boolean, load: () => Promise<ThreadComponent>) {
  const [{ Thread, hasFailed }, setScript] = useState<{ Thread?: ThreadComponent; hasFailed: boolean }>({
    hasFailed: false,
  })
  useEffect(() => {
    if (!wanted || Thread) return
    let isMounted = true
    const ask = () =>
      load().then(
        (arrived) => isMounted && setScript({ Thread: arrived, hasFailed: false }),
        () => isMounted && setScript({ hasFailed: true }),
      )
    if (!hasFailed) void ask()
    const stop = hasFailed ? retryWhenReachable(ask) : undefined
    return () => {
      isMounted = false
      stop?.()
    }
  }, [wanted, Thread, hasFailed, load])
  return { Thread, hasFailed }
}
