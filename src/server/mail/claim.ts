import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { EmailKind } from '#contract/staff/operation.ts'
import type { LimitWindow } from '../http/limitWindows.ts'
import { answerGivenUp } from '../messages/answerFailed.ts'
import { recordRecipient } from '../newsletters/recipientResult.ts'
import type { Store } from '../store/store.ts'
import type { EmailRow, Tx } from '../store/tables.ts'
import { findDue, lease, stoppedDuring, uncertain } from './mailQueue.ts'
import { infectedFile, isClaimed } from './onlyOnce.ts'

/** Emails in one digest: enough to empty the queue of a flood within a few windows. */
const maxDigest = 200
/** New comments are no emergency: they are always put together. */
const alwaysTogether: readonly EmailKind[] = ['comment']
/** The kinds that go to the provider. Confirmations and newsletters go to subscribers, each to another one. */
const toProvider: readonly EmailKind[] = ['enquiry', 'report', 'held', 'comment']

type Mode = 'single' | 'digest' | 'wait'

/**
 * Claims what is to be sent next, for the time of a lease, so that no two instances send it: one email, or several of
 * one kind that are sent as one message. Beyond `rate` messages of a kind, further ones are put together in one digest
 * per window: a flood must not bury the provider's mailbox, nor make its mail server block us. Without a rate only new
 * comments are put together. `longestDue` claims what has been due longest instead of what is most urgent; `scansFiles` leaves
 * answers alone until all their files are scanned. Empty if nothing is due.
 */
export function claimDelivery(
  store: Store,
  now: number,
  rate: LimitWindow | undefined,
  longestDue = false,
  scansFiles = false,
): Promise<EmailRow[]> {
  return store.write(async (tx) => {
    const modes = await modesOf(tx, now, rate)
    const waiting = toProvider.filter((kind) => modes.get(kind) === 'wait')
    const next = await findNext(tx, store.dialect, now, waiting, longestDue, scansFiles)
    if (!next) return []
    const startsDigest = modes.get(next.kind) === 'digest' && mayJoin(next)
    const digest = next.digest_id ?? (startsDigest ? uuidv7(now) : null)
    const ids = digest === null ? [next.id] : await joining(tx, store.dialect, next, now)
    return (
      tx
        .updateTable('mail_queue')
        .set({ next_at: now + lease, attempts: next.attempts + 1, digest_id: digest })
        // Without an error, a claimed newsletter is on its way: it must not be repeated, nor be stopped.
        .$if(next.kind === 'newsletter', (query) => query.set({ error: null }))
        .where('id', 'in', ids)
        .returningAll()
        .execute()
    )
  })
}

/**
 * The next due email. Ends newsletters whose instance died while it sent them, since they may have arrived, and answers with an
 * infected file.
 */
async function findNext(
  tx: Tx,
  dialect: Store['dialect'],
  now: number,
  waiting: readonly EmailKind[],
  longestDue: boolean,
  scansFiles: boolean,
): Promise<EmailRow | undefined> {
  for (;;) {
    const next = await findDue(tx, dialect, now, waiting, longestDue, scansFiles)
    if (next && scansFiles && (await isInfected(tx, next))) {
      await tx.updateTable('mail_queue').set({ dead_at: now, error: infectedFile }).where('id', '=', next.id).execute()
      await answerGivenUp(tx, next.id, now)
      continue
    }
    if (!next || !isClaimed(next)) return next
    await tx.updateTable('mail_queue').set({ sent_at: now, error: stoppedDuring }).where('id', '=', next.id).execute()
    await recordRecipient(tx, next.subject_id, { state: 'unsure' }, now)
  }
}

async function isInfected(tx: Tx, { kind, subject_id }: EmailRow): Promise<boolean> {
  if (kind !== 'answer') return false
  const file = tx
    .selectFrom('attachment')
    .select('id')
    .where('answer_id', '=', subject_id)
    .where('threat', 'is not', null)
  return (await file.limit(1).executeTakeFirst()) !== undefined
}

/** How the next email of each kind is sent, by what was sent within the window. */
async function modesOf(tx: Tx, now: number, rate: LimitWindow | undefined): Promise<ReadonlyMap<EmailKind, Mode>> {
  const windowStart = now - (rate?.seconds ?? 600) * 1000
  const sent = await tx
    .selectFrom('mail_queue')
    .select(({ fn }) => ['kind', fn.count<number>('digest_id').as('together'), fn.countAll<number>().as('all')])
    .where('kind', 'in', toProvider)
    .where('sent_at', '>', windowStart)
    .where('sent_at', '<=', now)
    .groupBy('kind')
    .execute()
  const modes = new Map<EmailKind, Mode>()
  for (const kind of toProvider) {
    const row = sent.find((one) => one.kind === kind)
    const together = Number(row?.together ?? 0)
    const single = Number(row?.all ?? 0) - together
    const isBeyond = alwaysTogether.includes(kind) || (rate !== undefined && single >= rate.count)
    modes.set(kind, !isBeyond ? 'single' : together > 0 ? 'wait' : 'digest')
  }
  return modes
}

/** Without an error after an attempt, an instance died during it. */
function mayJoin({ attempts, error }: EmailRow): boolean {
  return attempts === 0 || (error !== null && !error.startsWith(uncertain))
}

/**
 * The emails that are sent together with this one: those of its earlier attempt, so that its Message-ID always names
 * the same ones, or else as many waiting ones of its kind as fit.
 */
async function joining(tx: Tx, dialect: Store['dialect'], next: EmailRow, now: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('mail_queue')
    .select('id')
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('held_at', 'is', null)
    .where('kind', '=', next.kind)
    // A recipient that has one of them already must not get it again.
    .where('accepted', '=', next.accepted)
    .where('digest_id', next.digest_id === null ? 'is' : '=', next.digest_id)
    .$if(next.digest_id === null && !alwaysTogether.includes(next.kind), (query) => query.where('next_at', '<=', now))
    .where(({ eb, or }) =>
      or([eb('digest_id', 'is not', null), eb('attempts', '=', 0), eb('error', 'not like', `${uncertain}%`)]),
    )
    .orderBy('yields')
    .orderBy('id')
    .limit(maxDigest)
    .$if(dialect === 'postgres', (query) => query.forUpdate().skipLocked())
    .execute()
  return [...new Set([next.id, ...rows.map(({ id }) => id)])]
}
