import { useEffect, useState } from 'react'

/** The current year by the visitor's clock; until hydration, the year in which the page was built. */
export function useYear(): number {
  const [year, setYear] = useState(builtIn)
  useEffect(() => setYear(new Date().getFullYear()), [])
  return year
}

/** Replaced at build time, so that the first render in the browser equals the prerendered page. */
const builtIn = Number(import.meta.env.VITE_BUILD_YEAR)
