import { get } from 'idb-keyval'
import { siteDatabase } from '#device/db.ts'
import { change } from '#device/records.ts'

const most = 8
const record = 'recent'
const store = siteDatabase.store('searches')

/** Searches made on this device, most recent first; never sent anywhere. */
export async function recentSearches(): Promise<string[]> {
  return (await get<string[]>(record, store).catch(() => undefined)) ?? []
}

/** Saves a search that led to a result; the last eight distinct ones stay. */
export async function rememberSearch(query: string): Promise<void> {
  const text = query.trim().replace(/\s+/g, ' ')
  if (text === '') return
  const same = (other: string) => other.toLowerCase() === text.toLowerCase()
  await alter((recent) => [text, ...recent.filter((other) => !same(other))].slice(0, most))
}

/** Deletes one search, or all. */
export async function forgetSearches(query?: string): Promise<void> {
  await alter((recent) => (query === undefined ? [] : recent.filter((other) => other !== query)))
}

async function alter(next: (recent: string[]) => string[]): Promise<void> {
  await change<string[]>(store, record, (recent) => next(recent ?? [])).catch(() => {})
}
