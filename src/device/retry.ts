const second = 1000
const first = 2 * second
/** A server that says 'at once' gets at least this delay. Milliseconds. */
const shortestDelay = 2 * second
const longest = { connection: 60 * second, server: 300 * second }

/** Upper bound of every wait, against odd `Retry-After` headers and wrong clocks. Milliseconds. */
export const longestWait = 24 * 3600 * second

/** The meaning of a status for what is sent again without its writer. */
export function classifyStatus(status: number): 'delivered' | 'later' | 'needs-attention' {
  if (status >= 200 && status < 300) return 'delivered'
  if (status < 400 || status >= 500 || status === 408 || status === 425 || status === 429) return 'later'
  return 'needs-attention'
}

/** How long to back off after the n-th failure in a row: doubling, with jitter so that devices do not come together. */
export function backOff(cause: keyof typeof longest, failures: number, random: number): number {
  const whole = Math.min(longest[cause], first * 2 ** (Math.min(failures, 20) - 1))
  return Math.round(whole * (0.5 + random / 2))
}

/** Every date of HTTP has them. Without them `Date.parse` reads numbers such as '-1', or 'soon 5', as some day of the past. */
const nameAndTime = /[a-z].*\d:\d\d/i

/**
 * Reads a `Retry-After` header, seconds or date, as milliseconds from now, two seconds at least; `undefined` when it says
 * neither.
 */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  const text = header.trim()
  const date = nameAndTime.test(text) ? Date.parse(text) : Number.NaN
  const wait = /^\d+(\.\d+)?$/.test(text) ? Number(text) * second : date - now
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, shortestDelay), longestWait)
}

/**
 * Whether the time of a lease or a retry has come, in epoch milliseconds. One that is further ahead than any is set comes
 * from a clock that was wrong then.
 */
export function isPast(at: number, now: number, longestAhead = longestWait): boolean {
  return at <= now || at > now + 2 * longestAhead
}
