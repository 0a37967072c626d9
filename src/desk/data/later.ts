const hour = 3_600_000

/** Times to which an enquiry is put off, by the reader's clock; mornings are at nine. */
export const laters = ['today', 'tomorrow', 'monday', 'week', 'month'] as const
export type Later = (typeof laters)[number]

/** The moment that a name stands for. */
export function laterThan(now: number, name: Later): Date {
  if (name === 'today') return new Date(now + 3 * hour)
  const days = { tomorrow: 1, monday: daysToMonday(new Date(now)), week: 7, month: 30 }[name]
  return morning(now, days)
}

/** Nine o'clock on a day that somebody chose, written as a date field has it; `undefined` if it is past or none. */
export function morningOf(day: string, now: number): Date | undefined {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const then = new Date(year, month - 1, date, 9)
  return then.getTime() > now ? then : undefined
}

function morning(now: number, days: number): Date {
  const then = new Date(now)
  // By the calendar: a day may have 23 hours.
  return new Date(then.getFullYear(), then.getMonth(), then.getDate() + days, 9)
}

/** Days to the Monday after today. */
function daysToMonday(today: Date): number {
  return (8 - today.getDay()) % 7 || 7
}
