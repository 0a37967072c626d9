import { useEffect, useState } from 'react'

/** Milliseconds of a day. */
export const dayLength = 86_400_000

/** Today where the visitor is, as days since 1 January 1970; `undefined` in the prerendered page and in the first render. */
export function useToday(): number | undefined {
  const [today, setToday] = useState<number>()
  useEffect(() => {
    const now = new Date()
    setToday(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / dayLength)
  }, [])
  return today
}
