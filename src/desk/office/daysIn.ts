/**
 * Days that somebody typed, one a line: `2026-11-08`, with words behind it as a reminder; and the first line that is none. A line
 * with a second day, as of a span, is none: the days after its first would be left out without a word.
 */
export function daysIn(text: string): { found: string[]; unread: string | undefined } {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const unread = lines.find((line) => !isDay(dayOf(line)) || (line.match(dayLike)?.length ?? 0) > 1)
  return { found: [...new Set(lines.map(dayOf).filter(isDay))].sort(), unread }
}

const dayLike = /\d{4}-\d{1,2}-\d{1,2}/g

function dayOf(line: string): string {
  return line.split(/[\s,;]/)[0] ?? ''
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
