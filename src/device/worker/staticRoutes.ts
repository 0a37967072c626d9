interface RoutingEvent extends ExtendableEvent {
  /** Static routing (`addRoutes`) of the Service Workers specification; not in every browser. */
  addRoutes?: (rules: Array<{ condition: { urlPattern: { pathname: string } }; source: 'cache' }>) => Promise<void>
}

/**
 * Only what is stored as it came: the browser would hand out a compressed file (device/offline/compressed.ts) as it is stored.
 * A name matches no slash, so the compressed files in /assets/packed stay with the worker.
 */
export const files = ['/assets/:name.js', '/assets/:name.css', '/assets/:name.woff2']

/**
 * Uses the static routing API where available, so scripts, styles and fonts come straight from storage without starting
 * the worker: from whichever cache holds them, since those of pages in another language are not in the precache. Missing
 * files still come from the network.
 */
export async function readWithoutWorker(event: ExtendableEvent): Promise<void> {
  const { addRoutes } = event as RoutingEvent
  const rules = files.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'cache' as const }))
  try {
    await addRoutes?.call(event, rules)
  } catch {
    // Then the worker answers for them.
  }
}
