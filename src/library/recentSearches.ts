import { get } from 'idb-keyval'
import { change, deviceStore } from '#outbox/deviceStore.ts'

const most = 8
const record = 'recent'
const store = deviceStore('searches')

/** What was searched for on this device, the last first; it is never sent anywhere. */
export async function recentSearches(): Promise<string[]> {
  return (await get<string[]>(record, store).catch(() => undefined)) ?? []
}

/** Remembers a search that led somewhere; the last eight different ones stay. */
export async function rememberSearch(query: string): Promise<void> {
  const text = query.trim().replace(/\s+/g, ' ')
  if (text === '') return
  const same = (other: string) => other.toLowerCase() === text.toLowerCase()
  await alter((recent) => [text, ...recent.filter((other) => !same(other))].slice(0, most))
}

/** Forgets one search, or all. */
export async function forgetSearches(query?: string): Promise<void> {
  await alter((recent) => (query === undefined ? [] : recent.filter((other) => other !== query)))
}

async function alter(next: (recent: string[]) => string[]): Promise<void> {
  await change<string[]>(store, record, (recent) => next(recent ?? [])).catch(() => {})
}
