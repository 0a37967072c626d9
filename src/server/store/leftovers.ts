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
