import { StartFailure } from '../startFailure.ts'
import { textOf, type Values } from './command.ts'

/** Options of every command that can be asked about a time. */
export const periodOptions = { since: { type: 'string' }, until: { type: 'string' } } as const
export const periodHelp = {
  since: 'from this day or time on, such as 2025-05-01 or 2025-05-01T09:00',
  until: 'up to the end of this day, or up to this time',
}

/** The time span that `--since` and `--until` name, in epoch milliseconds and local time; both ends belong to it. */
export function periodOf(values: Values): { since: number; until: number } {
  const since = textOf(values, 'since')
  const until = textOf(values, 'until')
  return {
    since: since === undefined ? 0 : timeOf('since', since, 'T00:00:00'),
    until: until === undefined ? Number.MAX_SAFE_INTEGER : timeOf('until', until, 'T23:59:59.999'),
  }
}

function timeOf(option: string, text: string, timeOfDay: string): number {
  const time = Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(text) ? text + timeOfDay : text)
  if (Number.isNaN(time))
    throw new StartFailure(`--${option} must be a day such as 2025-05-01, or a time such as 2025-05-01T09:00.`)
  return time
}
