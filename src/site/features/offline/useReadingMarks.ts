import { useMemo } from 'react'
import { readingTexts as texts } from '#content/texts/reading.ts'
import type { ReadingProgress } from '#device/kept.ts'
import { minutesLeft } from '#device/offline/pace.ts'
import { isUnfinished } from '#device/offline/progress.ts'
import { useAllProgress } from './useAllProgress.ts'

/** The reading known to this device, by the address of the article: read, or the minutes left. */
export function useReadingMarks(): ReadonlyMap<string, string> {
  const all = useAllProgress()
  return useMemo(() => new Map(all.map((one) => [`/blogs/${one.slug}`, markOf(one)])), [all])
}

function markOf(progress: ReadingProgress): string {
  if (progress.read) return texts.read
  const left = isUnfinished(progress) ? minutesLeft(progress.readingTime ?? '', progress.fraction) : 0
  return left > 0 ? texts.started(left) : ''
}
