import { site } from '#content/site.ts'

/** Events that may be tracked. An event is only a name, so it cannot contain personal data (SH-20). */
export type TrackedEvent = 'whatsapp_click'

/** Sends an event to the collector in the site file, if any. Never blocks, never throws. */
export function track(event: TrackedEvent, analytics = site.analytics): void {
  if (analytics === 'none') return
  try {
    navigator.sendBeacon(analytics.collector, JSON.stringify({ event }))
  } catch {
    // A tracking failure is ignored.
  }
}
