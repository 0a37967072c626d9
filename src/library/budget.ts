/** Something that could be stored for offline reading. Times are epoch milliseconds. */
export interface Candidate {
  id: string
  bytes: number
  publishedAt: number
  /** `undefined` when this visitor has not opened it. */
  visitedAt?: number
}

/**
 * What to keep within so many bytes: the newest and the last visited in turn, so that neither crowds out the other.
 * What does not fit any more is passed over for what does. The rest is to be dropped.
 */
export function withinBudget<T extends Candidate>(candidates: readonly T[], bytes: number): { keep: T[]; drop: T[] } {
  const byNews = [...candidates].sort((a, b) => b.publishedAt - a.publishedAt)
  const byVisit = candidates.filter(isVisited).sort((a, b) => b.visitedAt - a.visitedAt)
  const keep = new Set<T>()
  const seen = new Set<T>()
  let left = bytes
  const take = (candidate: T | undefined) => {
    if (!candidate || seen.has(candidate)) return
    seen.add(candidate)
    if (candidate.bytes > left) return
    left -= candidate.bytes
    keep.add(candidate)
  }
  for (const [place, newest] of byNews.entries()) {
    take(byVisit[place])
    take(newest)
  }
  return { keep: [...keep], drop: candidates.filter((candidate) => !keep.has(candidate)) }
}

function isVisited<T extends Candidate>(candidate: T): candidate is T & { visitedAt: number } {
  return candidate.visitedAt !== undefined
}
