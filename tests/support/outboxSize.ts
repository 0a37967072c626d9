import type { Page } from 'playwright-core'

/** Number of items that wait on the visitor's device, read from IndexedDB as it is. */
export function outboxSize(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'site')) return 0
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('site')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const size = await new Promise<number>((resolve) => {
      const count = database.transaction('items').objectStore('items').count()
      count.onsuccess = () => resolve(count.result)
    })
    database.close()
    return size
  })
}
