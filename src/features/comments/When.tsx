import { exactTime, relativeTime } from './relativeTime.ts'
import { useNow } from './useNow.ts'

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
