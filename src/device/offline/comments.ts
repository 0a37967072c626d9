import { clear, delMany, get, promisifyRequest } from 'idb-keyval'
import type { Comment } from '#contract/calls.ts'
import { siteDatabase } from '#device/db.ts'
import { change } from '#device/records.ts'
import { withLaterReplies } from './laterReplies.ts'
import { isOptedOut } from './offlineOptOut.ts'

/** The comments of an article as they were last seen. */
export interface CommentsCopy {
  comments: Comment[]
  /** Epoch milliseconds: the 'as of' time shown beside them, of the oldest reading of which something was kept. */
  at: number
  /** When something was last read, where that was later. */
  readAt?: number
}

const most = 100
const store = siteDatabase.store('comments')

/**
 * Keeps the comments for reading without a connection; the copies of the last 100 articles stay. Beside comments that are
 * not the whole thread, what was kept of the rest stays, too. `sent` names those that were written here since the thread
 * was read. Keeps nothing where the visitor had the stored pages removed.
 */
export async function saveComments(
  blogId: string,
  comments: readonly Comment[],
  { isWhole = true, at = Date.now(), sent = new Set<string>() } = {},
): Promise<void> {
  if (await isOptedOut()) return
  try {
    await change<CommentsCopy>(store, blogId, (old) => {
      const kept = isWhole || !old ? undefined : withKept(old.comments, comments, sent)
      return old && kept?.isMerged
        ? { comments: kept.comments, at: Math.min(old.at, at), readAt: at }
        : { comments: [...comments], at }
    })
    // Removed while this was written: the removal may have come first.
    if (await isOptedOut()) await clear(store)
    if ((await blogIds()).length > most) await dropOldest()
  } catch {
    // Without storage there is no copy, as before the first visit.
  }
}

/**
 * The newer comments after those of a copy that come before them, and whether anything of the copy is among them. Where
 * nothing connects the two, the newer ones alone.
 */
function withKept(copy: readonly Comment[], newer: readonly Comment[], sent: ReadonlySet<string>) {
  const ids = new Set(newer.map(({ _id }) => _id))
  const from = copy.findIndex(({ _id }) => ids.has(_id))
  const earlier = copy.slice(0, Math.max(0, from))
  // The server divides a conversation between pages only where it is larger than a page, and then it is alone on its page.
  const [part, ...others] = newer.filter(({ _id }) => !sent.has(_id))
  const before = others.length === 0 ? copy.find(({ _id }) => _id === part?._id) : undefined
  const comments = newer.map((one) => (one === part && before ? withLaterReplies(part, before, sent) : one))
  return {
    comments: [...earlier, ...comments],
    isMerged: earlier.length > 0 || comments.some((one, at) => one !== newer[at]),
  }
}

/** The last copy; `undefined` when the article was never seen or storage cannot be used. */
export async function loadComments(blogId: string): Promise<CommentsCopy | undefined> {
  return get<CommentsCopy>(blogId, store).catch(() => undefined)
}

/** Whether any copy is kept. */
export async function hasComments(): Promise<boolean> {
  return (await blogIds().catch(() => [])).length > 0
}

/** Removes every copy. */
export async function clearComments(): Promise<void> {
  await clear(store).catch(() => {})
}

function blogIds(): Promise<string[]> {
  return store('readonly', (records) => promisifyRequest(records.getAllKeys() as IDBRequest<string[]>))
}

async function dropOldest(): Promise<void> {
  const dated = await Promise.all(
    (await blogIds()).map(async (id) => {
      const copy = await get<CommentsCopy>(id, store)
      return { id, at: copy?.readAt ?? copy?.at ?? 0 }
    }),
  )
  const old = dated.sort((a, b) => b.at - a.at).slice(most)
  await delMany(
    old.map(({ id }) => id),
    store,
  )
}
