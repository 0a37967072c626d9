import type { Store } from '../store/store.ts'
import { type Cursor, endOfPage, type PageLimits } from './threadPage.ts'

/** The columns of a comment that readers may see. */
export interface ThreadRow {
  id: string
  parent_id: string | null
  author: string
  text: string
  state: string
  created_at: number
}

/** One page of a thread, in order of arrival, and the cursor of the page before it. */
export interface ThreadPage {
  rows: ThreadRow[]
  next: Cursor | undefined
}

/**
 * One page of an article's visible comments: whole conversations from the newest backwards, within the limits. Its end
 * is found in an index, without reading a text, so the work is bounded however large the thread is. Phone numbers and
 * email addresses are never selected.
 */
export async function readThreadPage(
  store: Store,
  blogId: string,
  before: Cursor | undefined,
  limits: PageLimits,
): Promise<ThreadPage> {
  const sizes = await visible(store, blogId, before)
    .select(['root_position', 'position', 'bytes'])
    .limit(limits.comments + 1)
    .execute()
  const { count, next } = endOfPage(sizes, limits)
  const rows = await visible(store, blogId, before)
    .select(['id', 'parent_id', 'author', 'text', 'state', 'created_at', 'position'])
    .limit(count)
    .execute()
  return { rows: rows.sort((one, other) => one.position - other.position), next }
}

/** The visible comments before the cursor: the newest conversation first, each in order of arrival. */
function visible(store: Store, blogId: string, before: Cursor | undefined) {
  const query = store.db
    .selectFrom('comment')
    .where('blog_id', '=', blogId)
    // Releasing a comment clears this column. Set, it means that readers never saw the comment, even if deleted.
    .where('held_because', 'is', null)
    .orderBy('root_position', 'desc')
    .orderBy('position')
  if (!before) return query
  return query
    .where('root_position', '<=', before.root)
    .where(({ eb, or }) =>
      before.after === undefined
        ? eb('root_position', '<', before.root)
        : or([eb('root_position', '<', before.root), eb('position', '>', before.after)]),
    )
}

/**
 * The nested JSON of `Comment[]`, in linear time and with an explicit stack instead of recursion: a thread may be ten
 * thousand replies deep (CM-09). A reply whose parent is not among the rows is at the top level and names its parent.
 */
export function threadJson(rows: readonly ThreadRow[]): string {
  const ids = new Set(rows.map((row) => row.id))
  const children = new Map<string, ThreadRow[]>()
  for (const row of rows) {
    const parent = row.parent_id !== null && ids.has(row.parent_id) ? row.parent_id : ''
    const siblings = children.get(parent)
    if (siblings) siblings.push(row)
    else children.set(parent, [row])
  }
  let json = '['
  const open = [{ siblings: children.get('') ?? [], next: 0 }]
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const row = level.siblings[level.next]
    if (!row) {
      open.pop()
      json += open.length > 0 ? ']}' : ']'
      continue
    }
    json += `${level.next === 0 ? '' : ','}${head(row, open.length === 1)},"replies":[`
    level.next += 1
    open.push({ siblings: children.get(row.id) ?? [], next: 0 })
  }
  return json
}

/** A comment's JSON without its closing brace; deleted ones lose author and text (CM-07). */
function head({ id, parent_id, author, text, state, created_at }: ThreadRow, isTop: boolean): string {
  const deleted = state !== 'shown'
  const date = new Date(created_at).toISOString()
  const words = deleted ? { author: '', text: '' } : { author, text }
  const parent = isTop && parent_id !== null ? { parentId: parent_id } : {}
  return JSON.stringify({ _id: id, ...words, date, deleted, ...parent }).slice(0, -1)
}
