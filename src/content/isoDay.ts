/** A day as the texts write it ("May 1, 2025", "20 November 2026"), as 2025-05-01 for machines. */
export function isoDay(text: string): string {
  return new Date(`${text} UTC`).toISOString().slice(0, 10)
}
