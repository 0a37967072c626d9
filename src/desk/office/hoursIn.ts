import type { CallSettings } from '#contract/staff/calls.ts'

/** Spans of hours that somebody typed, one a line: `10:00-13:00` or `9.30 – 12`; and the first line that is none. */
export function hoursIn(text: string): { found: CallSettings['hours']; unread: string | undefined } {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const spans = lines.map(spanOf)
  const found = spans.filter((span) => span !== undefined)
  return { found: found.sort((a, b) => a.from.localeCompare(b.from)), unread: lines[spans.indexOf(undefined)] }
}

function spanOf(line: string): CallSettings['hours'][number] | undefined {
  const [from, to, ...rest] = line.split(/\s*(?:[-\u2010-\u2015]|\bto\b)\s*/).map(clockOf)
  return from !== undefined && to !== undefined && rest.length === 0 && from < to ? { from, to } : undefined
}

function clockOf(text: string): string | undefined {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined
  return `${hour.padStart(2, '0')}:${minute}`
}
