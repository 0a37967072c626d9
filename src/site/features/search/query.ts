/** UTF-16 code units of a query that the fields and the address take. */
export const longestQuery = 200

/** The query that an address gives as `q`, if any. Longer ones are cut, though never between the halves of one character. */
export function queryIn(q: unknown): string | undefined {
  if (typeof q !== 'string') return undefined
  return (
    q
      .trim()
      .slice(0, longestQuery)
      .replace(/[\ud800-\udbff]$/, '') || undefined
  )
}
