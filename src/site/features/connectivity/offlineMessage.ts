import { connectivityTexts as texts } from '#content/texts/connectivity.ts'

/** The offline message: only what this browser can really do. */
export function offlineMessage(): { lead: string; rest: string[] } {
  // Without a worker only the open page is available; without storage no message can be queued.
  const reads =
    'serviceWorker' in navigator && navigator.serviceWorker?.controller ? texts.reading : texts.readingThisPage
  const writes = globalThis.indexedDB ? [texts.writing] : []
  return { lead: navigator.onLine ? texts.unreachable : texts.offline, rest: [reads, ...writes] }
}
