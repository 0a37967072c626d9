import type { Message, ReportBody } from '#contract/calls.ts'
import { challengedStatus } from '#contract/proofOfWork.ts'
import type { Answer } from '../http/idempotency.ts'
import { texts } from '../http/texts.ts'
import type { WriteContext } from '../http/writes.ts'
import { enqueueEmail } from '../mail/mailQueue.ts'
import { isTrapped } from '../proof/timeTrap.ts'
import { recordChange } from '../store/changes.ts'
import type { Tx } from '../store/tables.ts'
import { requireVisibleComment } from './addComment.ts'
import { rejectBanned } from './networkBans.ts'

/** So long the email about a report waits whose sender has not proven any work. */
const unprovenDelay = 15 * 60_000

/**
 * Stores a report and emails the provider (API-06, API-11). The first report of a comment from a network counts; its
 * later ones are stored as repeated and send no email.
 */
export async function reportComment(
  tx: Tx,
  commentId: string,
  body: ReportBody,
  context: WriteContext,
  proofOfWork = false,
): Promise<Answer> {
  await rejectBanned(tx, context)
  await requireVisibleComment(tx, commentId, texts.commentDeleted)
  const mustProve = proofOfWork && (await isTrapped(tx, 'report', context, context.receivedAt))
  const row = {
    id: context.id,
    comment_id: commentId,
    reason: body.reason,
    network: context.network,
    network_56: context.network56 ?? null,
    network_48: context.network48 ?? null,
    page: context.page,
    created_at: context.receivedAt,
    handled_at: null,
  }
  const counted = await tx
    .insertInto('report')
    .values({ ...row, repeated: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  const delay = mustProve ? unprovenDelay : 0
  if (counted) await enqueueEmail(tx, 'report', context.id, context.receivedAt, { delay, yields: context.yields })
  else
    await tx
      .insertInto('report')
      .values({ ...row, repeated: 1 })
      .execute()
  await recordChange(tx, 'comment', commentId, 'changed', context.receivedAt)
  return { status: mustProve ? challengedStatus : 201, body: received, subject: context.id }
}

const received: Message = { message: texts.reportReceived }

/** Makes the email about a report due, whose sender has proven the work. Returns what to store for repeats. */
export async function sendProven(tx: Tx, id: string, now: number): Promise<object> {
  await tx
    .updateTable('mail_queue')
    .set({ next_at: now })
    .where('subject_id', '=', id)
    .where('kind', '=', 'report')
    .where('attempts', '=', 0)
    .execute()
  return received
}
