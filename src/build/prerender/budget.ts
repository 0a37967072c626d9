/** An article with its size, and the time of its publication in epoch milliseconds. */
export interface Sized {
  bytes: number
  publishedAt: number
}

/** The files that fit within so many bytes, the newest first. One that no longer fits is skipped for one that does. */
export function newestWithin<T extends Sized>(articles: readonly T[], bytes: number): T[] {
  let left = bytes
  return [...articles]
    .sort((a, b) => b.publishedAt - a.publishedAt)
    .filter((article) => {
      if (article.bytes > left) return false
      left -= article.bytes
      return true
    })
}
