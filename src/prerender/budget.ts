/** An article with its size, and the time of its publication in epoch milliseconds. */
export interface Sized {
  bytes: number
  publishedAt: number
}

/** What fits within so many bytes, the newest first. What does not fit any more is passed over for what does. */
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
