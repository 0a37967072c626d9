import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Found, Search } from '#device/offline/search.ts'
import { loadSearch } from './loadSearch.ts'

export interface Searching {
  state: 'loading' | 'failed' | 'ready'
  /** The trimmed query that the results belong to, slightly behind the typing. */
  query: string
  /** At most `most`. */
  found: readonly Found[]
  most: number
  retry: () => void
}

/** Results while typing; loads the index on first use. */
export function useSearch(typed: string, most: number): Searching {
  const [search, setSearch] = useState<Search | 'failed'>()
  const load = useCallback(() => {
    loadSearch().then(
      (ready) => setSearch(() => ready),
      () => setSearch('failed'),
    )
  }, [])
  useEffect(load, [load])
  const query = useDeferredValue(typed).trim()
  const found = useMemo(() => (typeof search === 'function' ? search(query, most) : []), [search, query, most])
  const retry = () => {
    setSearch(undefined)
    load()
  }
  const state = search === undefined ? 'loading' : search === 'failed' ? 'failed' : 'ready'
  return { state, query, found, most, retry }
}
