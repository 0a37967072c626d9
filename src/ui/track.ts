import { site } from '#content/site.ts'

/** What may be counted; a name is all that an event holds, so nothing personal can be in it (decision 11). */
export type TrackedEvent = 'whatsapp_click'

/** Counts an event with the collector of the site file, if there is one. Never blocks, never throws. */
export function track(event: TrackedEvent, analytics = site.analytics): void {
  if (analytics === 'none') return
  try {
    navigator.sendBeacon(analytics.collector, JSON.stringify({ event }))
  } catch {
    // Counting is never worth an error.
  }
}
