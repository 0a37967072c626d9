import { clear, delMany, get, promisifyRequest } from 'idb-keyval'
import type { Comment } from '#contract/calls.ts'
import { change, deviceStore } from '#outbox/db.ts'
import { isOptedOut } from './offlineOptOut.ts'

/** The comments of an article as they were last seen. */
export interface CommentsCopy {
  comments: Comment[]
  /** Epoch milliseconds: the 'as of' time shown beside them. */
  at: number
}

const most = 100
const store = deviceStore('comments')

/**
 * Keeps the comments for reading without a connection; the copies of the last 100 articles stay. Before comments that are
 * not the whole thread, earlier ones that were kept stay, too. Keeps nothing where the visitor had the stored pages removed.
 */
export async function saveComments(
  blogId: string,
  comments: readonly Comment[],
  { isWhole = true, at = Date.now() } = {},
): Promise<void> {
  if (await isOptedOut()) return
  try {
    await change<CommentsCopy>(store, blogId, (old) => ({
      comments: isWhole || !old ? [...comments] : withEarlier(old.comments, comments),
      at,
    }))
    // Removed while this was written: the removal may have come first.
    if (await isOptedOut()) await clear(store)
    if ((await blogIds()).length > most) await dropOldest()
  } catch {
    // Without storage there is no copy, as before the first visit.
  }
}

/** The newer comments after those of a copy that come before them. Where nothing connects the two, the newer ones alone. */
function withEarlier(copy: readonly Comment[], newer: readonly Comment[]): Comment[] {
  const ids = new Set(newer.map(({ _id }) => _id))
  const from = copy.findIndex(({ _id }) => ids.has(_id))
  const earlier = copy.slice(0, Math.max(0, from))
  // A long branch is divided between pages: its later replies name the comment that they reply to.
  const known = new Set<string>()
  const open = [...earlier]
  for (let one = open.pop(); one; one = open.pop()) {
    known.add(one._id)
    open.push(...one.replies)
  }
  return [...earlier, ...newer.filter(({ _id }) => !known.has(_id))]
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
    (await blogIds()).map(async (id) => ({ id, at: (await get<CommentsCopy>(id, store))?.at ?? 0 })),
  )
  const old = dated.sort((a, b) => b.at - a.at).slice(most)
  await delMany(
    old.map(({ id }) => id),
    store,
  )
}
