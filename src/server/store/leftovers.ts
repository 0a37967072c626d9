import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Functions that remove the copies that are being made at the moment. */
const pending = new Set<() => void>()

/** Runs the work and then removes what it leaves: copies of personal data that nobody would look for. */
export async function removingLeftovers<T>(remove: () => void, work: () => Promise<T>): Promise<T> {
  pending.add(remove)
  try {
    return await work()
  } finally {
    pending.delete(remove)
    remove()
  }
}

/** For a program that a signal ends: no `finally` runs then. */
export function removeLeftovers(): void {
  for (const remove of pending) remove()
}

/** Milliseconds without a change after which nobody is working on a copy any more. */
const abandonedAfter = 6 * 3_600_000

/**
 * Removes what earlier runs left in the folder because nothing could end them properly, as after a power cut or `kill -9`: copies
 * of personal data, as large as the database, beside which a later run may find no room. `copyOf` names the copy to which a file
 * belongs; it is `undefined` for what is none. Copies that another run is writing stay, and so does what cannot be removed.
 */
export function removeAbandoned(folder: string, copyOf: (name: string) => string | undefined): void {
  const copies = new Map<string, string[]>()
  for (const name of namesIn(folder)) {
    const copy = copyOf(name)
    if (copy !== undefined) copies.set(copy, [...(copies.get(copy) ?? []), join(folder, name)])
  }
  for (const files of copies.values())
    try {
      // Of all together: while a copy is filled, only the log beside it changes.
      if (Math.max(...files.map(changedAt)) > Date.now() - abandonedAfter) continue
      for (const file of files) rmSync(file, { recursive: true, force: true })
    } catch {
      // Another user's. The work does not depend on it.
    }
}

/** None of a folder that this user may only write to. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Of a folder, that of the files in it, too. */
function changedAt(file: string): number {
  const stat = statSync(file)
  const within = stat.isDirectory() ? readdirSync(file).map((name) => changedAt(join(file, name))) : []
  return Math.max(stat.mtimeMs, ...within)
}
