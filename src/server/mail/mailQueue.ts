import type { ExpressionBuilder } from 'kysely'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { EmailKind } from '#contract/staff/operation.ts'
import type { Store } from '../store/store.ts'
import type { EmailRow, Tables, Tx } from '../store/tables.ts'

const minute = 60_000
const hour = 60 * minute
/** After it, another instance may take the email over. `attemptDeadline` ends every attempt well before. */
export const lease = 4 * minute
/** The longest that one attempt may take, whatever the mail server does. */
export const attemptDeadline = 2 * minute
/** Milliseconds to wait after the first failed delivery, the second, and so on. */
const delays = [15_000, minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour]
const maxDelay = 24 * hour
/** No email waits longer before its first attempt; see `delay` of `EmailOptions`. */
export const maxFirstDelay = hour
/** Milliseconds by which clocks of instances may differ. A time further ahead was written before the clock was turned back. */
export const clockSlack = minute
/**
 * Begins the error of an attempt that may have reached the mailbox although no answer came. Only its own Message-ID lets
 * the mailbox recognise the repeat, so it is never put into a digest.
 */
export const uncertain = 'perhaps delivered: '
/** The error of an attempt that a stop of the server ended. */
export const stoppedDuring = `${uncertain}the server stopped during the delivery`

/** How an email is queued. */
export interface EmailOptions {
  /** Milliseconds to keep it back, so that others may join it, or so that it can be cancelled. */
  delay?: number
  /** It goes after others of its kind: it carries more than people write, or comes from where many come from. */
  yields?: boolean
}

/**
 * Queues an email, in the transaction of its cause. The queue holds no text: the email is composed from the subject's
 * row when it is sent, so personal data is stored in one place only. Returns the email's id.
 */
export async function enqueueEmail(
  tx: Tx,
  kind: EmailKind,
  subjectId: string,
  now: number,
  { delay = 0, yields = false }: EmailOptions = {},
): Promise<string> {
  const id = uuidv7(now)
  await tx
    .insertInto('mail_queue')
    .values({
      id,
      kind,
      subject_id: subjectId,
      attempts: 0,
      next_at: now + delay,
      sent_at: null,
      dead_at: null,
      accepted: '[]',
      error: null,
      created_at: now,
      held_at: null,
      digest_id: null,
      yields: yields ? 1 : 0,
    })
    .execute()
  return id
}

/**
 * The next due email, except of the given kinds; locked until the transaction ends. The order is: enquiries, answers and
 * newsletter tests; then sign-in links, for which strangers can ask; reports and held comments; new comments; confirmations;
 * newsletters, because thousands of them must not delay what somebody waits for. Of each, those that yield go last, as under a
 * flood do those of the flood; then the one that was due first. `longestDue` asks for that one whatever its kind. With `scansFiles` an answer is due
 * once all its files are scanned. A clock that has since been turned back set a `next_at` further ahead than the delay after so
 * many attempts, or a `created_at` ahead of now: both count as due.
 */
export function findDue(
  tx: Tx,
  dialect: Store['dialect'],
  now: number,
  except: readonly EmailKind[] = [],
  longestDue = false,
  scansFiles = false,
): Promise<EmailRow | undefined> {
  return tx
    .selectFrom('mail_queue')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('held_at', 'is', null)
    .where(({ eb, or, and }) =>
      or([
        eb('next_at', '<=', now),
        eb('next_at', '>', now + maxDelay + lease),
        and([eb('attempts', '=', 0), eb('created_at', '>', now + clockSlack)]),
        ...[maxFirstDelay, ...delays].map((delay, attempts) =>
          and([eb('attempts', '=', attempts), eb('next_at', '>', now + Math.max(delay, lease) + clockSlack)]),
        ),
      ]),
    )
    .$if(scansFiles, (query) => query.where(hasNoUnscannedFile))
    .$if(except.length > 0, (query) => query.where('kind', 'not in', except))
    .$if(!longestDue, (query) => query.orderBy(rankOfKind).orderBy('yields'))
    .orderBy('next_at')
    .orderBy('id')
    .limit(1)
    .$if(dialect === 'postgres', (query) => query.forUpdate().skipLocked())
    .executeTakeFirst()
}

function hasNoUnscannedFile({ eb, or, not, exists, selectFrom }: ExpressionBuilder<Tables, 'mail_queue'>) {
  const unscanned = selectFrom('attachment')
    .select('attachment.id')
    .whereRef('attachment.answer_id', '=', 'mail_queue.subject_id')
    .where('attachment.scanned_at', 'is', null)
  return or([eb('kind', '!=', 'answer'), not(exists(unscanned))])
}

function rankOfKind({ eb }: { eb: ExpressionBuilder<Tables, 'mail_queue'> }) {
  return eb
    .case()
    .when('kind', 'in', ['enquiry', 'answer', 'newsletterTest'])
    .then(eb.lit(0))
    .when('kind', '=', 'signIn')
    .then(eb.lit(1))
    .when('kind', '=', 'newsletter')
    .then(eb.lit(5))
    .when('kind', '=', 'confirmation')
    .then(eb.lit(4))
    .when('kind', '=', 'comment')
    .then(eb.lit(3))
    .else(eb.lit(2))
    .end()
}

/** The result of one delivery. */
export interface DeliveryResult {
  /** Nothing is left to do: every recipient has accepted it, or it is no longer needed. */
  done: boolean
  /** All addresses that have accepted the email so far. */
  accepted: readonly string[]
  error: string | null
  /** The server is stopping: the attempt does not count, and another instance may try soon. */
  interrupted?: boolean
  /** Refused for good: another attempt would be refused too. */
  isFinal?: boolean
  /** Of a newsletter: the mail server refused the address itself. */
  refused?: 'soft' | 'hard'
}

/** Milliseconds to wait after this many failed deliveries; `undefined` when it is time to give up (about two days). */
export function retryDelay(attempts: number): number | undefined {
  return delays[attempts - 1]
}
