import type { Store } from '../store/store.ts'
import type { LetterRow } from '../store/tables.ts'

const minute = 60_000
const hour = 60 * minute
/** Longer than one attempt can take: after it, another instance may take the letter over. */
const lease = 4 * minute
const waits = [15_000, minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour]
const longestWait = 24 * hour

/** How long to wait after this many failed attempts, in milliseconds; `undefined` when it is time to give up (about two days). */
export function waitAfter(attempts: number): number | undefined {
  return waits[attempts - 1]
}

/**
 * Takes the letter that is due first, for the time of a lease; each is taken by one instance only. Enquiries come before
 * all others, and however many subscribers are to be asked, what the provider has to read does not wait behind them. A time further ahead
 * than any wait was written by a clock that has been set back since: such a letter is due.
 */
export function claimLetter(store: Store, now: number): Promise<LetterRow | undefined> {
  return store.write(async (tx) => {
    const due = await tx
      .selectFrom('letter')
      .select('id')
      .where('sent_at', 'is', null)
      .where('dead_at', 'is', null)
      .where(({ eb, or }) => or([eb('next_at', '<=', now), eb('next_at', '>', now + longestWait + lease)]))
      .orderBy(({ eb }) =>
        eb
          .case()
          .when('kind', '=', 'enquiry')
          .then(eb.lit(0))
          .when('kind', '=', 'confirmation')
          .then(eb.lit(2))
          .else(eb.lit(1))
          .end(),
      )
      .orderBy('next_at')
      .orderBy('id')
      .limit(1)
      .$if(store.dialect === 'postgres', (query) => query.forUpdate().skipLocked())
      .executeTakeFirst()
    if (!due) return undefined
    return tx
      .updateTable('letter')
      .set(({ eb }) => ({ next_at: now + lease, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', due.id)
      .returningAll()
      .executeTakeFirst()
  })
}

/** What became of an attempt. */
export interface Attempt {
  /** Nothing is left to do: every recipient has it, or it is not needed any more. */
  done: boolean
  /** Every address that has accepted the letter so far. */
  accepted: readonly string[]
  error: string | null
}

/** Takes down what became of an attempt. A failed letter waits longer each time, and is dead in the end. */
export async function settleLetter(store: Store, letter: LetterRow, attempt: Attempt, now: number): Promise<void> {
  const wait = waitAfter(letter.attempts)
  const outcome = attempt.done
    ? { sent_at: now, error: attempt.error }
    : { next_at: now + (wait ?? 0), dead_at: wait === undefined ? now : null, error: attempt.error }
  const change = { ...outcome, accepted: JSON.stringify(attempt.accepted) }
  await store.write((tx) => tx.updateTable('letter').set(change).where('id', '=', letter.id).execute())
}
