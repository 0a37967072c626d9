import type { CommentBody } from '#contract/calls.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { maxLength } from '#contract/lengths.ts'
import { challengedStatus } from '#contract/proofOfWork.ts'
import { HttpError } from '../http/errors.ts'
import type { Answer } from '../http/idempotency.ts'
import { texts } from '../http/texts.ts'
import type { WriteContext } from '../http/writes.ts'
import { enqueueEmail } from '../mail/mailQueue.ts'
import { storedAddress } from '../privacy/identity.ts'
import { isTrapped } from '../proof/timeTrap.ts'
import { recordChange } from '../store/changes.ts'
import type { Tx } from '../store/tables.ts'
import { commentAnswer, storedCommentAnswer } from './commentAnswer.ts'
import { type CommentRules, contentReason } from './commentRules.ts'
import { rejectBanned } from './networkBans.ts'
import { reasonToHold, textFingerprint } from './spamRules.ts'

/** So long an email about a new comment waits for others to join it. */
const commentDelay = 15 * 60_000
/** Why a comment waits whose sender has not yet proven any work, as a phrase for the provider. */
const unproven = 'it came faster than a person writes, and its sender has not solved the proof of work'

/** The rules, and whether a network that is too fast for a person must prove work. */
export interface CommentPolicy {
  rules: CommentRules
  proofOfWork: boolean
}

/** Adds a comment to an article. The schema has already trimmed its text. */
export function addComment(
  tx: Tx,
  blogId: string,
  body: CommentBody,
  context: WriteContext,
  policy: CommentPolicy,
): Promise<Answer> {
  return insert(tx, blogId, null, body, context, policy)
}

/** Adds a reply. Throws a 404 if readers cannot see the parent, a 410 if it was deleted. */
export async function addReply(
  tx: Tx,
  parentId: string,
  body: CommentBody,
  context: WriteContext,
  policy: CommentPolicy,
): Promise<Answer> {
  const parent = await requireVisibleComment(tx, parentId, texts.parentDeleted)
  return insert(tx, parent.blog_id, { id: parentId, root_position: parent.root_position }, body, context, policy)
}

/** The article that a comment belongs to; `undefined` if there is no such comment. */
export async function articleOf(db: Pick<Tx, 'selectFrom'>, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('comment').select('blog_id').where('id', '=', id).executeTakeFirst()
  return row?.blog_id
}

/** A comment that readers see. Throws a 404 if they do not, a 410 with the given message if it was deleted. */
export async function requireVisibleComment(tx: Tx, id: string, whenDeleted: string) {
  const row = await tx
    .selectFrom('comment')
    .select(['blog_id', 'root_position', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || row.state === 'held') throw new HttpError(404, texts.unknownComment)
  if (row.state !== 'shown') throw new HttpError(410, whenDeleted)
  return row
}

/** Gives the article's thread a new version, which invalidates caches, and returns its next free position. */
export async function bumpThreadVersion(tx: Tx, blogId: string): Promise<number> {
  const version = uuidv7()
  const { position } = await tx
    .insertInto('thread')
    .values({ blog_id: blogId, position: 1, version })
    .onConflict((conflict) =>
      conflict
        .column('blog_id')
        .doUpdateSet(({ ref, eb }) => ({ position: eb(ref('thread.position'), '+', 1), version })),
    )
    .returning('position')
    .executeTakeFirstOrThrow()
  return position
}

async function insert(
  tx: Tx,
  blogId: string,
  parent: { id: string; root_position: number } | null,
  body: CommentBody,
  context: WriteContext,
  { rules, proofOfWork }: CommentPolicy,
): Promise<Answer> {
  const { id, network, receivedAt, yields } = context
  await rejectBanned(tx, context)
  const [author, text] = [asStored(body.username), asStored(body.text)]
  const words = tooLongToShow(text) ?? contentReason({ author, text }, rules)
  const reason = words ?? (await reasonToHold(tx, text, network, receivedAt))
  // A comment that waits for review anyway need not be proven.
  const mustProve = proofOfWork && reason === undefined && (await isTrapped(tx, 'comment', context, receivedAt))
  const heldBecause = mustProve ? unproven : reason
  const position = await bumpThreadVersion(tx, blogId)
  await tx
    .insertInto('comment')
    .values({
      id,
      blog_id: blogId,
      parent_id: parent?.id ?? null,
      position,
      root_position: parent?.root_position ?? position,
      bytes: sizeOf(author, text),
      author,
      phone: body.phone,
      email: body.email,
      address: storedAddress(body.email),
      text,
      text_fingerprint: textFingerprint(text),
      network,
      network_56: context.network56 ?? null,
      network_48: context.network48 ?? null,
      state: heldBecause ? 'held' : 'shown',
      held_because: heldBecause ?? null,
      revision: 1,
      created_at: receivedAt,
      moderated_at: null,
      by_provider: 0,
    })
    .execute()
  // Most proofs arrive within seconds, and then the email is no longer needed.
  if (heldBecause) await enqueueEmail(tx, 'held', id, receivedAt, { delay: mustProve ? commentDelay : 0, yields })
  else if (rules.notifies) await enqueueEmail(tx, 'comment', id, receivedAt, { delay: commentDelay })
  const held = heldBecause !== undefined
  const comment = commentAnswer({ id, author, text, created_at: receivedAt }, held)
  return { status: mustProve ? challengedStatus : 201, body: comment, stored: storedCommentAnswer(held), subject: id }
}

/** Shows a comment whose sender has proven the work, unless it was moderated meanwhile. Returns what to store for repeats. */
export async function showProven(tx: Tx, id: string, rules: CommentRules, now: number): Promise<object> {
  const shown = await tx
    .updateTable('comment')
    .set({ state: 'shown', held_because: null })
    .where('id', '=', id)
    .where('state', '=', 'held')
    .where('held_because', '=', unproven)
    .returning('blog_id')
    .executeTakeFirst()
  if (!shown) return storedCommentAnswer(true)
  await bumpThreadVersion(tx, shown.blog_id)
  await recordChange(tx, 'comment', id, 'changed', now)
  if (rules.notifies) await enqueueEmail(tx, 'comment', id, now, { delay: commentDelay })
  return storedCommentAnswer(false)
}

/** As UTF-8 stores it, where a lone surrogate becomes U+FFFD: a repeat is answered from the stored row. */
export function asStored(text: string): string {
  return Buffer.from(text).toString()
}

/** A thread of texts that long would take every reader's time and data, so the provider decides. */
export function isTooLongToShow(text: string): boolean {
  return text.length > maxLength.unreviewedComment
}

function tooLongToShow(text: string): string | undefined {
  return isTooLongToShow(text) ? `it has ${text.length.toLocaleString('en')} characters` : undefined
}

/** Bytes of the comment's JSON, about. */
export function sizeOf(author: string, text: string): number {
  return Buffer.byteLength(JSON.stringify([author, text])) + 130
}
