/** The part of `Storage` that is used, as `Object.keys` sees it too. A worker has none. */
export interface TextStorage {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  removeItem(key: string): void
}

/**
 * Called when a record was changed here or by another tab, or was while the page was in the bfcache. `undefined` stands for
 * none.
 */
type Watcher<T> = (id: string, before: T | undefined, after: T | undefined) => void

/**
 * Records of one kind in local storage, each under its own key. A write is done before it returns, also while the page is
 * being left; of two tabs that write one record the later one wins, and each hears of the other.
 */
export interface LocalStore<T> {
  get(id: string): T | undefined
  /** `undefined` deletes. Where local storage is blocked or full, the record lives as long as the page. */
  set(id: string, value: T | undefined): void
  ids(): string[]
  /** Whether the record is on the device, and not only in this page. */
  isKept(id: string): boolean
  watch(watcher: Watcher<T>): () => void
  /** The record as it is written, for a file; and from one, upgraded. Rejects by `undefined` what is no such record. */
  toText(id: string): string | undefined
  fromText(text: string): T | undefined
}

interface Kind<T> {
  /** Before the id of each record in its key. */
  prefix: string
  /** Whether a value read from the device, upgraded, is such a record: anything else counts as none. */
  isValid: (value: unknown) => value is T
  /** The steps from each released version of the record to the next; a new shape adds one. */
  upgrades?: readonly ((old: unknown) => unknown)[]
  /** For tests: the storage of a device, and what tells its tabs of changes. */
  storage?: () => TextStorage | undefined
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

interface StorageChange extends Event {
  key: string | null
  oldValue: string | null
  newValue: string | null
}

const ofPage = () => (globalThis as { localStorage?: TextStorage }).localStorage

/** Opens the store of one kind. Nothing is read before it is asked for. */
export function localStore<T>({
  prefix,
  isValid,
  upgrades = [],
  storage = ofPage,
  events = globalThis,
}: Kind<T>): LocalStore<T> {
  /** Records that could not be written; `undefined` stands for a deletion that failed. */
  const unkept = new Map<string, T | undefined>()
  const watchers = new Set<Watcher<T>>()
  /** The records as they were when the page was left. In the bfcache it is told of no change. */
  let left: Map<string, string | undefined> | undefined
  const version = upgrades.length + 1

  const attempt = <R>(work: (area: TextStorage | undefined) => R): R | undefined => {
    try {
      return work(storage())
    } catch {
      // Blocked.
      return undefined
    }
  }
  const fromText = (text: string | null | undefined): T | undefined => {
    try {
      const record = JSON.parse(text ?? 'null')
      // Of a later version, which another tab runs: it is read as it is.
      const steps = upgrades.slice((record?.version ?? version) - 1)
      const value = steps.reduce((old, step) => step(old), record?.value as unknown)
      return isValid(value) ? value : undefined
    } catch {
      return undefined
    }
  }
  const toText = (value: T) => JSON.stringify({ version, value })
  const textOf = (id: string) => attempt((area) => area?.getItem(prefix + id)) ?? undefined
  const get = (id: string) => (unkept.has(id) ? unkept.get(id) : fromText(textOf(id)))
  const ids = () => {
    const stored = attempt((area) => Object.keys(area ?? {})) ?? []
    const found = stored.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
    return [...new Set([...found, ...unkept.keys()])].filter((id) => get(id) !== undefined)
  }
  const tell = (id: string, before: T | undefined, after: T | undefined) => {
    for (const watcher of [...watchers]) watcher(id, before, after)
  }
  const hear = (event: Event) => {
    const { key, oldValue, newValue } = event as StorageChange
    if (key?.startsWith(prefix)) tell(key.slice(prefix.length), fromText(oldValue), fromText(newValue))
  }
  const leave = () => {
    left = new Map(ids().map((id) => [id, textOf(id)]))
  }
  const comeBack = () => {
    const before = left
    left = undefined
    for (const id of before ? new Set([...before.keys(), ...ids()]) : []) {
      if (textOf(id) !== before?.get(id)) tell(id, fromText(before?.get(id)), get(id))
    }
  }
  const heard = { storage: hear, pagehide: leave, pageshow: comeBack }
  return {
    get,
    fromText,
    set(id, value) {
      const before = get(id)
      unkept.delete(id)
      try {
        const localStorage = storage()
        if (value === undefined) localStorage?.removeItem(prefix + id)
        else if (localStorage) localStorage.setItem(prefix + id, toText(value))
        else unkept.set(id, value)
      } catch {
        unkept.set(id, value)
      }
      tell(id, before, value)
    },
    ids,
    isKept: (id) => unkept.get(id) === undefined,
    toText: (id) => {
      const value = get(id)
      return value === undefined ? undefined : toText(value)
    },
    watch(watcher) {
      if (watchers.size === 0) for (const [type, act] of Object.entries(heard)) events.addEventListener?.(type, act)
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
        if (watchers.size === 0)
          for (const [type, act] of Object.entries(heard)) events.removeEventListener?.(type, act)
      }
    },
  }
}
