import { useCallback, useState } from 'react'

/** Ids of the chosen rows. */
export interface Selection {
  ids: ReadonlySet<string>
  toggle: (id: string, isSelected: boolean) => void
  clear: () => void
}

/** Rows chosen for doing one thing to all of them. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback((id: string, isSelected: boolean) => {
    setIds((before) => {
      const next = new Set(before)
      if (isSelected) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])
  const clear = useCallback(() => setIds(new Set()), [])
  return { ids, toggle, clear }
}
