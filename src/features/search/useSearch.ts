import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Found, Search } from '#library/search.ts'
import { loadSearch } from './loadSearch.ts'

export interface Searching {
  state: 'loading' | 'failed' | 'ready'
  /** What the results belong to: the query without spaces around it, a moment behind the typing. */
  query: string
  /** At most `most`. */
  found: readonly Found[]
  most: number
  retry: () => void
}

/** Results for what is being typed; the index is loaded with the first use. */
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
