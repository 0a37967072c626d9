import { useCallback, useEffect, useRef, useState } from 'react'

interface Resource<T> {
  data: T | undefined
  error: unknown
  reload: () => void
  /** Puts in what a write was answered with, without asking again. */
  put: (data: T) => void
}

/**
 * Loads a value and loads it again on `reload`. Until the new one is there the old one stays, also if loading fails. `load`
 * must keep its identity (useCallback); with another one the old value is dropped.
 */
export function useResource<T>(load: (signal: AbortSignal) => Promise<T>): Resource<T> {
  const [state, setState] = useState<{ of: unknown; data: T | undefined; error: unknown }>()
  const running = useRef<AbortController>(undefined)
  const reload = useCallback(() => {
    running.current?.abort()
    const aborted = new AbortController()
    running.current = aborted
    load(aborted.signal).then(
      (data) => !aborted.signal.aborted && setState({ of: load, data, error: undefined }),
      (error: unknown) => {
        if (aborted.signal.aborted) return
        setState((before) => ({ of: load, data: before?.of === load ? before.data : undefined, error }))
      },
    )
  }, [load])
  useEffect(() => {
    reload()
    return () => running.current?.abort()
  }, [reload])
  const put = useCallback(
    (data: T) => {
      // An answer that is still on its way is older.
      running.current?.abort()
      setState({ of: load, data, error: undefined })
    },
    [load],
  )
  const current = state?.of === load ? state : undefined
  return { data: current?.data, error: current?.error, reload, put }
}
