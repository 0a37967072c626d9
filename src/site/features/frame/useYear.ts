import { useEffect, useState } from 'react'

/** The current year by the visitor's clock; until hydration, the year of the build (SH-03). */
export function useYear(): number {
  const [year, setYear] = useState(builtIn)
  useEffect(() => setYear(new Date().getFullYear()), [])
  return year
}

/** Replaced at build time, so that hydration matches the prerendered page. */
const builtIn = Number(import.meta.env.VITE_BUILD_YEAR)
