import { learnPace } from './pace.ts'

/** A stretch of reading in milliseconds; shorter ones say little, for a reader scrolls by jerks. */
const stretch = 30_000
/** After so many milliseconds without a movement the reader was elsewhere. */
const longestPause = 120_000
/** More words at once than a screen shows were not read. */
const mostAtOnce = 300

export interface PaceMeter {
  /** The reader has come to this fraction of the article. */
  at: (fraction: number) => void
  stop: () => void
}

/**
 * Measures the pace at which an article of so many words is read: the words between two places over the time in which
 * the page was visible. A step back, a jump or a long pause begins a new stretch.
 */
export function startPaceMeter(words: number): PaceMeter {
  let seen = 0
  let shownAt = document.visibilityState === 'visible' ? performance.now() : undefined
  const visibleTime = () => seen + (shownAt === undefined ? 0 : performance.now() - shownAt)
  const onChange = () => {
    seen = visibleTime()
    shownAt = document.visibilityState === 'visible' ? performance.now() : undefined
  }
  document.addEventListener('visibilitychange', onChange)
  let begin: Place | undefined
  let last: Place | undefined
  return {
    at: (fraction) => {
      const here = { word: fraction * words, time: visibleTime() }
      if (!begin || !last || !isReading(last, here)) begin = here
      else if (here.time - begin.time >= stretch) {
        learnPace((60_000 * (here.word - begin.word)) / (here.time - begin.time))
        begin = here
      }
      last = here
    },
    stop: () => document.removeEventListener('visibilitychange', onChange),
  }
}

interface Place {
  word: number
  time: number
}

function isReading(from: Place, to: Place): boolean {
  const step = to.word - from.word
  return step >= 0 && step <= mostAtOnce && to.time - from.time <= longestPause
}
