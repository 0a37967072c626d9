/**
 * Reads the query of an address as text: the router's own parser takes `true`, `null`, `[1]` and long figures for JSON and
 * changes them. Of a name that comes twice the first value counts. Never throws, whatever is percent-encoded.
 */
export function parseSearch(query: string): Record<string, string> {
  const values: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(query)) values[name] ??= value
  return values
}

/** The query of an address, with its question mark, that `parseSearch` reads again; values left `undefined` have none. */
export function stringifySearch(values: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.append(name, String(value))
  const text = query.toString()
  return text && `?${text}`
}
