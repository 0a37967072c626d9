interface RoutingEvent extends ExtendableEvent {
  /** Service Workers, section 'addRoutes'; not in every browser. */
  addRoutes?: (
    rules: Array<{ condition: { urlPattern: { pathname: string } }; source: { cacheName: string } }>,
  ) => Promise<void>
}

/** Only what is stored as it came: the browser would hand out a packed file (library/packed.ts) without unpacking it. */
const files = ['/assets/*.js', '/assets/*.css', '/assets/*.woff2']

/**
 * Where the browser can, scripts, styles and fonts come straight from storage: without a way through the worker they are
 * there sooner, most of all while it starts. What is not stored comes from the network, as ever.
 */
export async function readWithoutWorker(event: ExtendableEvent, cacheName: string): Promise<void> {
  const { addRoutes } = event as RoutingEvent
  const rules = files.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: { cacheName } }))
  try {
    await addRoutes?.call(event, rules)
  } catch {
    // Then the worker answers for them.
  }
}
