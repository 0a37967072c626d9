import { useEffect, useState } from 'react'
import { readingTexts as texts } from '#content/texts/reading.ts'
import { onOfflineChange } from '#offline/changes.ts'
import { minutesLeft } from '#offline/pace.ts'
import { allProgress, isUnfinished, type ReadingProgress } from '#offline/progress.ts'

/** What this device knows of reading, by the address of the article: read, or the minutes left. */
export function useReadingMarks(): ReadonlyMap<string, string> {
  const [marks, setMarks] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    let wanted = true
    const read = async () => {
      const all = await allProgress()
      if (wanted) setMarks(new Map(all.map((one) => [`/blogs/${one.slug}`, markOf(one)])))
    }
    void read()
    const stop = onOfflineChange(() => void read())
    return () => {
      wanted = false
      stop()
    }
  }, [])
  return marks
}

function markOf(progress: ReadingProgress): string {
  if (progress.read) return texts.read
  const left = isUnfinished(progress) ? minutesLeft(progress.readingTime ?? '', progress.fraction) : 0
  return left > 0 ? texts.started(left) : ''
}
