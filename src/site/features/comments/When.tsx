import { useSyncExternalStore } from 'react'
import { locale } from '#content/locale.ts'
import { threadTexts } from '#content/texts/thread.ts'
import { exactTime } from '#ui/text/exactTime.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
/** Units from the largest down, with their length in milliseconds. */
const units = [
  { unit: 'year', ms: 365.25 * day },
  { unit: 'month', ms: 30.44 * day },
  { unit: 'week', ms: 7 * day },
  { unit: 'day', ms: day },
  { unit: 'hour', ms: hour },
  { unit: 'minute', ms: minute },
] as const

const relative = new Intl.RelativeTimeFormat(locale)

/** When something was written: how long ago; exactly on hover and to screen readers. Nothing for an unknown time. */
export function When({ at }: { at: number }) {
  const ago = useNow((now) => (Number.isNaN(at) ? '' : relativeTime(at, now)))
  if (Number.isNaN(at)) return null
  const exact = exactTime(at)
  return (
    <time dateTime={new Date(at).toISOString()} title={exact}>
      <span aria-hidden="true">{ago}</span>
      <span className="unseen">{exact}</span>
    </time>
  )
}

/** How long ago, in whole units: '3 days ago'. A time in the future comes from a wrong clock and counts as now. */
export function relativeTime(at: number, now: number): string {
  const age = now - at
  for (const { unit, ms } of units) if (age >= ms) return relative.format(-Math.floor(age / ms), unit)
  return threadTexts.justNow
}

const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

/** One clock for all times on the page. It stops while nothing subscribes to it. */
function listen(changed: () => void): () => void {
  listeners.add(changed)
  if (timer === undefined) now = Date.now()
  timer ??= setInterval(() => {
    now = Date.now()
    for (const listener of listeners) listener()
  }, minute)
  return () => {
    listeners.delete(changed)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The result of `read` for the current minute. The component renders again only when that result changes. */
function useNow(read: (now: number) => string): string {
  return useSyncExternalStore(listen, () => read(now))
}
