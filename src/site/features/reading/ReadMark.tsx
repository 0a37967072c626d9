import { useEffect, useState } from 'react'
import { whenIdle } from '#ui/browser/whenIdle.ts'
import type { ShownMark } from './ShownMark.tsx'

interface ReadMarkProps {
  slug: string
  readingTime: string
}

/** Overlay on an article's card, whose script comes once the page is at rest: the page must not wait for it. */
export function ReadMark(props: ReadMarkProps) {
  const [Mark, setMark] = useState<typeof ShownMark>()
  useEffect(() => {
    let isMounted = true
    whenIdle()
      .then(() => import('./ShownMark.tsx'))
      .then(
        (loaded) => isMounted && setMark(() => loaded.ShownMark),
        () => {},
      )
    return () => {
      isMounted = false
    }
  }, [])
  return Mark && <Mark {...props} />
}
