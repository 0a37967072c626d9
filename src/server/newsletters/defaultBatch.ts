import type { LimitWindow } from '../http/limitWindows.ts'

/** Emails of a newsletter at a time when the settings name no other number: for a small mail server, 6,000 an hour. */
export const defaultBatch: LimitWindow = { count: 50, seconds: 30 }
