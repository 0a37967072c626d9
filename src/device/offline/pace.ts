import { readingPaceKey } from '#content/storageKeys.ts'
import { readFrom } from './readFrom.ts'

/** The words a minute by which the reading times of articles are reckoned. */
export const usualPace = 210
/** A measured pace outside these is taken for the nearer one. */
const [slowest, fastest] = [100, 600] as const
/** Below this, in words a minute, nobody read: the page lay open. */
const lyingOpen = 40
/** Above this nobody read either: the page was leafed through. */
const leafedThrough = 1200
/** How much one stretch of reading counts against all before it. */
const weight = 0.1

/** The visitor's own words a minute, as this device has learnt them. */
export function readingPace(): number {
  try {
    const kept = Number(localStorage.getItem(readingPaceKey))
    return kept >= slowest && kept <= fastest ? kept : usualPace
  } catch {
    return usualPace
  }
}

/**
 * Whole minutes left of a reading time such as '11 min read', at the visitor's own pace; 0 at the end or when the text has
 * no minutes.
 */
export function minutesLeft(readingTime: string, fraction: number): number {
  const minutes = (Number.parseInt(readingTime, 10) * usualPace) / readingPace()
  return Number.isNaN(minutes) || fraction >= readFrom ? 0 : Math.max(1, Math.ceil(minutes * (1 - fraction)))
}

/** Lets a stretch of reading, in words a minute, move the pace a little. */
export function learnPace(measured: number): void {
  if (measured < lyingOpen || measured > leafedThrough) return
  const sample = Math.min(Math.max(measured, slowest), fastest)
  const before = readingPace()
  try {
    localStorage.setItem(readingPaceKey, String(Math.round(before + weight * (sample - before))))
  } catch {
    // Without storage the usual pace stays.
  }
}

/** Forgets the pace; times are reckoned as for everybody. */
export function forgetPace(): void {
  try {
    localStorage.removeItem(readingPaceKey)
  } catch {
    // Nothing was kept.
  }
}
