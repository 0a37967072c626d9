import type { Store } from '../store/store.ts'
import { infectedFile, refusedForGood } from './onlyOnce.ts'

/** An email that has waited so long means that mail does not work. A new comment waits a quarter of an hour on purpose. */
const tooOld = 30 * 60_000

/** The state of the mail queue, in numbers and times only. */
export interface MailHealth {
  waiting: number
  /** When the oldest waiting email was queued, as ISO 8601; `null` if none waits. */
  oldestWaiting: string | null
  /** Given up, without those that were refused for good or have an infected file. */
  dead: number
  /** Waiting for the provider to release or discard them. */
  held: number
  /** Somebody must look at it. */
  isDegraded: boolean
}

/** Reads the state of the mail queue. Without mail configured, emails wait as long as they like. */
export async function readMailHealth({ db }: Store, isConfigured: boolean, now: number): Promise<MailHealth> {
  const row = await db
    .selectFrom('mail_queue')
    .select(({ fn, eb }) => {
      // A newsletter may wait for hours for a server that puts it off, and says nothing of ours.
      const isWaiting = eb.and([eb('dead_at', 'is', null), eb('held_at', 'is', null), eb('kind', '!=', 'newsletter')])
      return [
        fn.countAll<number>().as('unsent'),
        // Refused for good, or with an infected file, is the address's or the email's fault, and its enquiry is open again: no case for the operator.
        fn
          .count<number>(
            eb
              .case()
              .when(eb.or([eb('error', 'like', `${refusedForGood}%`), eb('error', '=', infectedFile)]))
              .then(null)
              .else(eb.ref('dead_at'))
              .end(),
          )
          .as('dead'),
        fn.count<number>('dead_at').as('ended'),
        fn.count<number>(eb.case().when('dead_at', 'is', null).then(eb.ref('held_at')).end()).as('held'),
        fn.min<number | null>(eb.case().when(isWaiting).then(eb.ref('created_at')).end()).as('oldest'),
      ]
    })
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  const [unsent, dead, ended, held] = [row.unsent, row.dead, row.ended, row.held].map(Number) as [
    number,
    number,
    number,
    number,
  ]
  const oldest = row.oldest === null ? null : Number(row.oldest)
  const isOld = oldest !== null && now - oldest > tooOld
  return {
    waiting: unsent - ended - held,
    oldestWaiting: oldest === null ? null : new Date(oldest).toISOString(),
    dead,
    held,
    isDegraded: dead > 0 || (isConfigured && isOld),
  }
}
