/** A day as the texts write it ("May 1, 2025", "20 November 2026"), as 2025-05-01 for machines. */
export function isoDay(text: string): string {
  return new Date(`${text} UTC`).toISOString().slice(0, 10)
}

/**
 * The day on which an article last changed, like 2026-11-22: that of its review, or of its publication where none followed.
 * Feed, sitemap and the page's own data all give this one.
 */
export function lastChangeOf({ date, reviewed }: { date: string; reviewed: string }): string {
  const isChecked = isoDay(reviewed) > isoDay(date)
  return isoDay(isChecked ? reviewed : date)
}

/** Sorts articles by their numbers: blog9 comes before blog10. */
export function byId(a: { id: string }, b: { id: string }): number {
  return Number(a.id.slice('blog'.length)) - Number(b.id.slice('blog'.length))
}

/** The articles from the newest to the oldest, those of one day by their numbers: the order of every list. */
export function newestFirst<T extends { id: string; date: string }>(articles: readonly T[]): T[] {
  return articles.toSorted((a, b) => isoDay(b.date).localeCompare(isoDay(a.date)) || byId(a, b))
}
