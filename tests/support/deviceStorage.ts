import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Everything that the site keeps in IndexedDB, of all databases, and in local storage, as JSON. */
export function deviceText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    // Some tests take IndexedDB away.
    if (!window.indexedDB) return ''
    const records: unknown[] = Object.values(localStorage).map((text) =>
      text.startsWith('{') ? JSON.parse(text) : text,
    )
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name))
      const stores = [...database.objectStoreNames]
      if (stores.length > 0) {
        const reading = database.transaction(stores)
        records.push(...(await Promise.all(stores.map((store) => answered(reading.objectStore(store).getAll())))))
      }
      database.close()
    }
    return JSON.stringify(records)
  })
}

/** Waits until this text is kept on the device. */
export async function keptOnDevice(page: Page, text: string): Promise<void> {
  await expect.poll(() => deviceText(page), { timeout: 30_000 }).toContain(JSON.stringify(text).slice(1, -1))
}
