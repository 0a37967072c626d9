import { deviceDays } from '#content/retention.ts'

const day = 24 * 3600 * 1000
const keptFor = deviceDays.drafts * day
/** No device had the site before. */
const earliest = Date.UTC(2026, 0, 1)

/**
 * Whether a clock that was right may have given this time, in epoch milliseconds. A phone whose battery was empty begins years
 * behind until it finds a network, and opens the stored site meanwhile.
 */
export function isCredible(at: number, now: number): boolean {
  return at >= earliest && at <= now + day
}

/**
 * Whether what a visitor typed or shared at this time is still kept: for 30 days, and where the clock was wrong as long as nobody
 * knows when its days begin.
 */
export function isFresh(at: number, now: number): boolean {
  return !isCredible(at, now) || now - at <= keptFor
}
