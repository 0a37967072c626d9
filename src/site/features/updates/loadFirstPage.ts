import type { AnyRouter } from '@tanstack/react-router'
import { waitToRetry } from '#ui/browser/waitToRetry.ts'
import { reloadOnce } from './reloadOnce.ts'

/**
 * Loads the data and scripts of the first page of a visit. Resolves only when all of it is here: until then the
 * prerendered page stays, for the router would put an error page in its place. A failed attempt is repeated after a
 * delay, or as soon as the browser reports a connection. After `attempts` it gives up, for a page that was prerendered
 * with other content than its address asks for.
 */
export async function loadFirstPage(router: AnyRouter, attempts = Number.POSITIVE_INFINITY): Promise<void> {
  let loaded = await succeeds(router, () => router.load())
  for (let failures = 1; !loaded && failures < attempts; failures += 1) {
    // A deployment may have replaced what this page asks for.
    if (failures > 1) void reloadOnce()
    await waitToRetry(failures - 1)
    loaded = await succeeds(router, () => router.invalidate())
  }
}

async function succeeds(router: AnyRouter, load: () => Promise<void>): Promise<boolean> {
  let chunkMissing = false
  const onMissing = () => {
    chunkMissing = true
  }
  // A route's component that cannot be loaded leaves its match a success: the router throws when it renders.
  addEventListener('vite:preloadError', onMissing)
  try {
    await load()
  } finally {
    removeEventListener('vite:preloadError', onMissing)
  }
  return !chunkMissing && router.state.matches.every(({ status }) => status !== 'error')
}
