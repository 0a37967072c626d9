// Apart from what fills it, which no English page loads.

/** Cache Storage name for pages in another language that were read, with the scripts, styles and data that they name. */
export const translatedCache = 'translated-pages'

/** Removes all of it from this device. */
export async function forgetTranslated(caches: CacheStorage = globalThis.caches): Promise<void> {
  try {
    await caches.delete(translatedCache)
  } catch {
    // Without Cache Storage nothing was kept.
  }
}
