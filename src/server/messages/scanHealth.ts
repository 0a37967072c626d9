import type { Store } from '../store/store.ts'

/** A scan that waits so long, or a clamd that is away so long, needs somebody. It reloads its signatures within minutes. */
const patience = 30 * 60_000

/** How the scans of files go, in numbers and times only. */
export interface ScanHealth {
  /** Since when clamd does not answer, in epoch milliseconds. */
  awaySince: number | undefined
  /** Files that nobody can save before their scan. */
  waiting: number
  /** When the oldest of them came, as ISO 8601; `null` if none waits. */
  oldestWaiting: string | null
  /** Answers that leave once their files are scanned. */
  answers: number
  /** Somebody must look at it. */
  isDegraded: boolean
}

/** Reads how many files wait. `since` is when scans began: files from before a setting are not late at once. */
export async function readScanHealth(
  { db }: Pick<Store, 'db'>,
  { awaySince, since, now }: { awaySince: number | undefined; since: number; now: number },
): Promise<ScanHealth> {
  const row = await db
    .selectFrom('attachment')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.min<number | null>('created_at').as('oldest'),
      fn.count<number>('answer_id').distinct().as('answers'),
    ])
    .where('scanned_at', 'is', null)
    .executeTakeFirstOrThrow()
  const oldest = row.oldest === null ? undefined : Number(row.oldest)
  const isAway = awaySince !== undefined && now - awaySince >= patience
  const isLate = oldest !== undefined && now - Math.max(oldest, since) >= patience
  return {
    awaySince,
    waiting: Number(row.waiting),
    oldestWaiting: oldest === undefined ? null : new Date(oldest).toISOString(),
    answers: Number(row.answers),
    isDegraded: isAway || isLate,
  }
}

/** The problems of scans, by name and in words. */
export function scanProblems(scan: ScanHealth | undefined): Readonly<Record<string, string>> {
  if (!scan?.isDegraded) return {}
  const { awaySince, waiting, oldestWaiting, answers } = scan
  const wait = `${waiting} files and ${answers} answers wait for a scan`
  return awaySince === undefined
    ? { 'scan late': `${wait}, the oldest file since ${oldestWaiting}` }
    : { 'clamd away': `clamd does not answer since ${new Date(awaySince).toISOString()}: ${wait}` }
}
