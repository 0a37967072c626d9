import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Begins the names of the files in which `restore` keeps what it replaced. */
export const beforeRestore = 'before-restore'
/** Days after which they are deleted. */
export const beforeRestoreDays = 30

/**
 * Deletes what restores replaced before the given time, in epoch milliseconds, and returns which files. They hold all that
 * was in the database, so erasing a person deletes all of them.
 */
export function removeBeforeRestore(folder: string, before: number): string[] {
  if (!existsSync(folder)) return []
  const old = readdirSync(folder).filter((name) => {
    const time = timeIn(name)
    return time !== undefined && time < before
  })
  for (const name of old) rmSync(join(folder, name), { force: true })
  return old.map((name) => join(folder, name))
}

/** The time in the name of such a file, of one that a power cut left unfinished, or of a log beside it; `undefined` if it is another file. */
function timeIn(name: string): number | undefined {
  const [, year, month, day, ...rest] =
    /^before-restore-(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})(\d{2})(\d{3})\.db(?:\.partial)?(?:-wal|-shm|-journal)?$/
      .exec(name)
      ?.map(Number) ?? []
  const [hour = 0, minute = 0, second = 0, millisecond = 0] = rest
  if (year === undefined || month === undefined || day === undefined) return undefined
  return Date.UTC(year, month - 1, day, hour, minute, second, millisecond)
}
