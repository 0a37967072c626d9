import { connectivityTexts as texts } from '#content/texts/connectivity.ts'

/** What can be said truly of this browser without a connection: only what it is able to do. */
export function whatWorks(): { lead: string; rest: string[] } {
  // Without a worker nothing but the page at hand is here; without a store nothing that is written can wait.
  const reads =
    'serviceWorker' in navigator && navigator.serviceWorker?.controller ? texts.reading : texts.readingThisPage
  const writes = globalThis.indexedDB ? [texts.writing] : []
  return { lead: navigator.onLine ? texts.unreachable : texts.offline, rest: [reads, ...writes] }
}
