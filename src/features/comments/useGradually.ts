import { startTransition, useEffect, useState } from 'react'

const first = 40
/** Rows a time, growing with what is drawn already, because each time goes over all of it. */
const step = (drawn: number) => Math.max(60, Math.floor(drawn / 8))

/** How many of the rows to draw by now: some at once, the rest little by little so that input is never kept waiting. */
export function useGradually(total: number): number {
  const [limit, setLimit] = useState(first)
  useEffect(() => {
    if (limit >= total) return
    const timer = setTimeout(() => startTransition(() => setLimit((now) => now + step(now))))
    return () => clearTimeout(timer)
  }, [limit, total])
  return limit
}
