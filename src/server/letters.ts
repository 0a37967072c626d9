import { newIdempotencyKey } from '#contract/idempotencyKey.ts'
import type { LetterKind, Tx } from './store/tables.ts'

/**
 * Puts a letter into the table, in the transaction of its cause. It is written when it is sent, from what the subject's
 * row then says: so personal data stands in one place.
 */
export async function queueLetter(tx: Tx, kind: LetterKind, subjectId: string, now: number): Promise<void> {
  await tx
    .insertInto('letter')
    .values({
      id: newIdempotencyKey(now),
      kind,
      subject_id: subjectId,
      attempts: 0,
      next_at: now,
      sent_at: null,
      dead_at: null,
      accepted: '[]',
      error: null,
      created_at: now,
    })
    .execute()
}
