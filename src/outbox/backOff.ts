const second = 1000
const first = 2 * second
const longest = { connection: 60 * second, server: 300 * second }

/** No item waits longer than this by itself, whatever a server or a wrong clock says. Milliseconds. */
export const longestWait = 24 * 3600 * second

/** What a status means for an item that is replayed (decisions, Offline). */
export function verdict(status: number): 'received' | 'later' | 'needs-attention' {
  if (status >= 200 && status < 300) return 'received'
  if (status < 400 || status >= 500 || status === 408 || status === 425 || status === 429) return 'later'
  return 'needs-attention'
}

/** How long to back off after the n-th failure in a row: doubling, with jitter so that devices do not come together. */
export function backOff(cause: keyof typeof longest, failures: number, random: number): number {
  const whole = Math.min(longest[cause], first * 2 ** (Math.min(failures, 20) - 1))
  return Math.round(whole * (0.5 + random / 2))
}

/** Reads a `Retry-After` header, seconds or date, as milliseconds from now; `undefined` when it says neither. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  const text = header.trim()
  const wait = /^\d+$/.test(text) ? Number(text) * second : Date.parse(text) - now
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), longestWait)
}
