import { useState } from 'react'
import { useOnScroll } from '../useOnScroll.ts'

/** A section is the current one from this many pixels below the top of the screen upwards. */
const line = 140

/** Id of the last section whose beginning has come up to the top of the screen; none before the first. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useOnScroll(ids, (sections) => {
    const begun = (id: string) => (document.getElementById(id)?.getBoundingClientRect().top ?? line + 1) <= line
    setCurrent(sections.findLast(begun))
  })
  return current
}
