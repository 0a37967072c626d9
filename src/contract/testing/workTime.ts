/** Microseconds of processor time. */
interface Used {
  user: number
  system: number
}

/** Of Node.js, which the types of a page lack. */
declare const process: { cpuUsage: (since?: Used) => Used }

/**
 * Milliseconds of processor time that the work takes. What other programs do meanwhile lengthens the time on the clock, not
 * this one.
 */
export async function workTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
