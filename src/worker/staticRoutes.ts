interface RoutingEvent extends ExtendableEvent {
  /** Service Workers, section 'addRoutes'; not in every browser. */
  addRoutes?: (rule: {
    condition: { urlPattern: { pathname: string } }
    source: { cacheName: string }
  }) => Promise<void>
}

/**
 * Where the browser can, scripts, styles and fonts come straight from storage: without a way through the worker they are
 * there sooner, most of all while it starts. What is not stored comes from the network, as ever.
 */
export async function readWithoutWorker(event: ExtendableEvent, cacheName: string): Promise<void> {
  const { addRoutes } = event as RoutingEvent
  try {
    await addRoutes?.call(event, { condition: { urlPattern: { pathname: '/assets/*' } }, source: { cacheName } })
  } catch {
    // Then the worker answers for them.
  }
}
