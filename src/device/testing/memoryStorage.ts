import type { TextStorage } from '../localStore.ts'

/** Local storage in memory, for tests: one device. */
export function memoryStorage(): TextStorage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  return Object.create(methods)
}

/** Local storage that is blocked. */
export const blockedStorage: TextStorage = (() => {
  const blocked = () => {
    throw new DOMException('no storage', 'SecurityError')
  }
  return { getItem: blocked, setItem: blocked, removeItem: blocked }
})()

/** That storage on a device without room: it can be read, and nothing is written. */
export function fullStorage(storage: TextStorage): TextStorage {
  return {
    getItem: (key) => storage.getItem(key),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: (key) => storage.removeItem(key),
  }
}
