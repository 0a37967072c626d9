import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { clearMarks } from '#device/offline/marks.ts'
import { stubHighlights } from './showArticle.tsx'

/** Each test of the file begins without marks and with highlights to look at. Returns the painted words by name. */
export function highlightsForAllTests(): ReturnType<typeof stubHighlights> {
  let painted: ReturnType<typeof stubHighlights> | undefined
  // Compiling it for the first time takes a busy machine longer than a test waits for it.
  beforeAll(() => import('../marksScript.ts'))
  beforeEach(() => {
    painted = stubHighlights()
    clearMarks()
    localStorage.clear()
  })
  afterEach(() => {
    cleanup()
    getSelection()?.removeAllRanges()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return (name) => painted?.(name) ?? []
}
