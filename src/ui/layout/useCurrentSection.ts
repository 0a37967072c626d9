import { useState } from 'react'
import { useOnScroll } from '#ui/browser/useOnScroll.ts'

/** A section is current once its top is above this line, in pixels from the top of the screen. */
const line = 140

/** Id of the last section that has reached the top of the screen; `undefined` before the first. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useOnScroll(ids, (sections) => {
    const begun = (id: string) => (document.getElementById(id)?.getBoundingClientRect().top ?? line + 1) <= line
    setCurrent(sections.findLast(begun))
  })
  return current
}
