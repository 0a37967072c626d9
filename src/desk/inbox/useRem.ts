import { useEffect, useState } from 'react'

/** Pixels of a rem, which grows with the size of text that is set in the browser. */
export function useRem(): number {
  const [rem, setRem] = useState(readRem)
  useEffect(() => {
    const update = () => setRem(readRem())
    addEventListener('resize', update)
    return () => removeEventListener('resize', update)
  }, [])
  return rem
}

function readRem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}
