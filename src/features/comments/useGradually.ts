import { startTransition, useEffect, useState } from 'react'

const first = 60
const step = 120

/** How many of the rows to draw by now: some at once, the rest little by little so that input is never kept waiting. */
export function useGradually(total: number): number {
  const [limit, setLimit] = useState(first)
  useEffect(() => {
    if (limit >= total) return
    const timer = setTimeout(() => startTransition(() => setLimit((now) => now + step)))
    return () => clearTimeout(timer)
  }, [limit, total])
  return limit
}
