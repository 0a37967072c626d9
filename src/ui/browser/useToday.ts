import { useEffect, useState } from 'react'

/** Milliseconds of a day. */
export const dayLength = 86_400_000

const minute = 60_000

/**
 * Today where the visitor is, as days since 1 January 1970; `undefined` in the prerendered page and in the first render. A page
 * that stays open over midnight, or was asleep for days, goes on to the day that it is by then.
 */
export function useToday(): number | undefined {
  const [today, setToday] = useState<number>()
  useEffect(() => {
    const read = () => {
      const now = new Date()
      setToday(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / dayLength)
    }
    read()
    // One timer until midnight would be late by the time that the device sleeps.
    const timer = setInterval(read, minute)
    addEventListener('pageshow', read)
    document.addEventListener('visibilitychange', read)
    return () => {
      clearInterval(timer)
      removeEventListener('pageshow', read)
      document.removeEventListener('visibilitychange', read)
    }
  }, [])
  return today
}
