import { clearListening } from './listening.ts'
import { forgetPace } from './pace.ts'
import { clearProgress } from './progress.ts'
import { forgetTranslated } from './translatedCache.ts'
import { noteUnfinished } from './unfinished.ts'

/**
 * Removes from this device what reading has left on it: the places, the sentence at which listening stopped, the pace, and
 * the pages in another language that are there because they were read.
 */
export async function forgetReading(): Promise<void> {
  forgetPace()
  noteUnfinished(false)
  clearProgress()
  clearListening()
  await forgetTranslated()
}
