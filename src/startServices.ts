import { startOutbox } from '#outbox/triggers.ts'

/** What runs beside the page once it is interactive: the outbox's replay and the offline copy of the site. */
export function startServices(): void {
  startOutbox()
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  void import('workbox-window').then(({ Workbox }) => new Workbox('/sw.js').register()).catch(() => {})
}
