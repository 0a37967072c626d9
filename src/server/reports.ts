import type { Message, ReportBody } from '#contract/calls.ts'
import { visibleComment } from './comments.ts'
import type { Answer } from './idempotency.ts'
import { queueLetter } from './letters.ts'
import type { Tx } from './store/tables.ts'
import { texts } from './texts.ts'
import type { Written } from './written.ts'

/**
 * Stores why a comment was reported and tells the provider. A network counts once per comment: its further reports
 * are kept, marked as repeated, and cause no letter.
 */
export async function reportComment(tx: Tx, commentId: string, body: ReportBody, written: Written): Promise<Answer> {
  await visibleComment(tx, commentId, texts.commentDeleted)
  const row = {
    id: written.id,
    comment_id: commentId,
    reason: body.reason,
    network: written.network,
    page: written.page,
    created_at: written.receivedAt,
    handled_at: null,
  }
  const counted = await tx
    .insertInto('report')
    .values({ ...row, repeated: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (counted) await queueLetter(tx, 'report', written.id, written.receivedAt)
  else
    await tx
      .insertInto('report')
      .values({ ...row, repeated: 1 })
      .execute()
  const answer: Message = { message: texts.reportReceived }
  return { status: 201, body: answer, subject: written.id }
}
