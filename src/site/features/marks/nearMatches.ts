/** A place in a text that is nearly what was looked for. */
export interface NearMatch {
  start: number
  end: number
  /** Characters inserted, deleted or replaced. */
  errors: number
}

/**
 * Finds the pattern in the text with at most `limit` characters inserted, deleted or replaced; of matches that overlap,
 * the best. Sellers' algorithm with Ukkonen's cut-off: rows that exceed the limit are not computed, so the time grows
 * with text and limit rather than with text and pattern.
 */
export function nearMatches(text: string, pattern: string, limit: number): NearMatch[] {
  const rows = pattern.length
  const cost = Int32Array.from({ length: rows + 1 }, (_, row) => row)
  const from = new Int32Array(rows + 1)
  const found: NearMatch[] = []
  let last = Math.min(limit, rows)
  for (let column = 0; column < text.length; column += 1) {
    const letter = text.charCodeAt(column)
    let diagonal = 0
    let diagonalFrom = column
    const top = Math.min(last + 1, rows)
    from[0] = column + 1
    for (let row = 1; row <= top; row += 1) {
      const left = row <= last ? (cost[row] ?? 0) : limit
      const leftFrom = from[row] ?? 0
      let best = diagonal + (pattern.charCodeAt(row - 1) === letter ? 0 : 1)
      let bestFrom = diagonalFrom
      const above = (cost[row - 1] ?? 0) + 1
      if (above < best) {
        best = above
        bestFrom = from[row - 1] ?? 0
      }
      if (left + 1 < best) {
        best = left + 1
        bestFrom = leftFrom
      }
      diagonal = row <= last ? (cost[row] ?? 0) : limit + 1
      diagonalFrom = leftFrom
      cost[row] = best
      from[row] = bestFrom
    }
    last = top
    while (last > 0 && (cost[last] ?? 0) > limit) last -= 1
    if (last === rows) note(found, { start: from[rows] ?? 0, end: column + 1, errors: cost[rows] ?? 0 })
  }
  return found
}

/** Keeps the better of two matches that overlap. */
function note(found: NearMatch[], match: NearMatch): void {
  const before = found.at(-1)
  if (!before || match.start >= before.end) found.push(match)
  else if (match.errors < before.errors) found[found.length - 1] = match
}
