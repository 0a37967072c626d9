import { useCallback, useEffect, useRef, useState } from 'react'

interface Resource<T> {
  data: T | undefined
  error: unknown
  reload: () => void
  /** Loads again after what is being loaded, if anything is: many changes in a row never keep a long list from arriving. */
  refresh: () => void
  /**
   * Puts in what a write or a further page was answered with, and asks again only if something was being loaded. Ignored once
   * another value is loaded: it belongs to the one before.
   */
  put: (data: T) => void
}

/**
 * Loads a value and loads it again on `reload`. Until the new one is there the old one stays, also if loading fails. `load`
 * must keep its identity (useCallback); with another one the old value is dropped.
 */
export function useResource<T>(load: (signal: AbortSignal) => Promise<T>): Resource<T> {
  const [state, setState] = useState<{ of: unknown; data: T | undefined; error: unknown }>()
  const running = useRef<AbortController>(undefined)
  const isAgain = useRef(false)
  const latest = useRef(load)
  latest.current = load
  const reload = useCallback(() => {
    running.current?.abort()
    const aborted = new AbortController()
    running.current = aborted
    isAgain.current = false
    const end = () => {
      running.current = undefined
      if (isAgain.current) reload()
    }
    load(aborted.signal).then(
      (data) => {
        if (aborted.signal.aborted) return
        setState({ of: load, data, error: undefined })
        end()
      },
      (error: unknown) => {
        if (aborted.signal.aborted) return
        setState((before) => ({ of: load, data: before?.of === load ? before.data : undefined, error }))
        end()
      },
    )
  }, [load])
  const refresh = useCallback(() => {
    if (running.current) isAgain.current = true
    else reload()
  }, [reload])
  useEffect(() => {
    reload()
    return () => running.current?.abort()
  }, [reload])
  const put = useCallback(
    (data: T) => {
      if (latest.current !== load) return
      // An answer that is still on its way is older, but may have been asked for because of a change.
      const isMissed = running.current !== undefined || isAgain.current
      running.current?.abort()
      running.current = undefined
      setState({ of: load, data, error: undefined })
      if (isMissed) reload()
    },
    [load, reload],
  )
  const current = state?.of === load ? state : undefined
  return { data: current?.data, error: current?.error, reload, refresh, put }
}
