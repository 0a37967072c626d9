import { searches } from '#device/kept.ts'

const most = 8
const record = 'recent'

/** Searches made on this device, most recent first; never sent anywhere. */
export function recentSearches(): readonly string[] {
  // A file from another device may have brought more.
  return searches.get(record)?.slice(0, most) ?? []
}

/** Keeps a search that led to a result; the last eight distinct ones stay. */
export function rememberSearch(query: string): void {
  const text = query.trim().replace(/\s+/g, ' ')
  if (text === '') return
  const same = (other: string) => other.toLowerCase() === text.toLowerCase()
  searches.set(record, [text, ...recentSearches().filter((other) => !same(other))].slice(0, most))
}

/** Deletes one search, or all. */
export function forgetSearches(query?: string): void {
  const left = recentSearches().filter((other) => query !== undefined && other !== query)
  searches.set(record, left.length > 0 ? left : undefined)
}
