import { useEffect, useEffectEvent } from 'react'
import type { Blog } from '#content/blocks.ts'
import { loadLate } from '#ui/browser/lateScripts.ts'

/** Follows the reader and keeps the place. In a deferred chunk: a page answers before anybody has read on. */
export const loadFollower = () => loadLate(() => import('./followReader.ts'))

/** Follows the reader through the article (followReader.ts), unless `paused`. Calls `kept` after a change. */
export function useReadingPlace(blog: Blog, kept: () => void, paused: boolean): void {
  const { slug, displayName, content, readingTime } = blog
  const isPaused = useEffectEvent(() => paused)
  useEffect(() => {
    let left = false
    let stop = () => {}
    void loadFollower().then(({ followReader }) => {
      if (!left) stop = followReader({ slug, displayName, content, readingTime }, kept, () => isPaused())
    })
    return () => {
      left = true
      stop()
    }
  }, [slug, displayName, content, readingTime, kept])
}
