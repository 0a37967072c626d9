import { site } from '#content/site.ts'
import { texts } from '../http/texts.ts'
import type { Tx } from '../store/tables.ts'
import { asStored, bumpThreadVersion, requireVisibleComment, sizeOf } from './addComment.ts'
import { textFingerprint } from './spamRules.ts'

/**
 * Answers a comment as the provider. Readers know it by the product's name, under which nobody else's comment is shown
 * without review. It is neither held nor limited. Throws a 404 or 410 if readers do not see the comment.
 */
export async function addProviderReply(
  tx: Tx,
  parentId: string,
  words: string,
  id: string,
  now: number,
): Promise<void> {
  const parent = await requireVisibleComment(tx, parentId, texts.parentDeleted)
  const [author, text] = [site.product, asStored(words)]
  const position = await bumpThreadVersion(tx, parent.blog_id)
  await tx
    .insertInto('comment')
    .values({
      id,
      blog_id: parent.blog_id,
      parent_id: parentId,
      position,
      root_position: parent.root_position,
      bytes: sizeOf(author, text),
      author,
      phone: '',
      email: '',
      address: '',
      text,
      text_fingerprint: textFingerprint(text),
      network: null,
      network_56: null,
      network_48: null,
      state: 'shown',
      held_because: null,
      revision: 1,
      created_at: now,
      moderated_at: null,
      by_provider: 1,
    })
    .execute()
}
