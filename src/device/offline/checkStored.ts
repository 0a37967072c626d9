import { decompressed } from './compressed.ts'
import { siteCacheNames } from './siteCaches.ts'

/**
 * Which of the pages would not open without a connection: not stored, cut short, or stored without a script or style sheet
 * that they name. Reads what Cache Storage holds, because a request could be answered by the network.
 */
export async function unreadablePages(
  paths: readonly string[],
  caches: CacheStorage = globalThis.caches,
): Promise<string[]> {
  const all = await Promise.all((await siteCacheNames(caches)).map((name) => caches.open(name)))
  const stored = async (path: string): Promise<Response | undefined> => {
    for (const cache of all) {
      const found = await cache.match(path, { ignoreSearch: true })
      if (found) return found
    }
  }
  const assets = new Map<string, boolean>()
  const hasAsset = async (path: string) => {
    const known = assets.get(path) ?? (await stored(path)) !== undefined
    assets.set(path, known)
    return known
  }
  const unreadable: string[] = []
  for (const path of paths) {
    const page = (await stored(`${path}/index.html`)) ?? (await stored(path))
    const html = page?.ok ? await decompressed(page).text() : ''
    const needed = html.match(/\/assets\/[\w./-]+\.(?:js|css)/g) ?? []
    const isWhole = html.trimEnd().endsWith('</html>') && (await Promise.all(needed.map(hasAsset))).every(Boolean)
    if (!isWhole) unreadable.push(path)
  }
  return unreadable
}
