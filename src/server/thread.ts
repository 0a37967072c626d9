import type { Store } from './store/store.ts'

/** A comment with what readers may see of it. */
export interface ThreadRow {
  id: string
  parent_id: string | null
  author: string
  text: string
  state: string
  created_at: number
}

/** What readers see of an article's comments, oldest first. Never a phone number, an e-mail address or a deleted text. */
export function readThread(store: Store, blogId: string): Promise<ThreadRow[]> {
  return (
    store.db
      .selectFrom('comment')
      .select(['id', 'parent_id', 'author', 'text', 'state', 'created_at'])
      .where('blog_id', '=', blogId)
      // What was held and never released has not been shown, deleted or not.
      .where('held_because', 'is', null)
      .orderBy('position')
      .execute()
  )
}

/**
 * The nested JSON of the contract's `Comment[]`, in linear time and without recursion: a thread may be ten thousand
 * replies deep. A reply whose parent is not among the rows stands at the top level.
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
    json += `${level.next === 0 ? '' : ','}${head(row)},"replies":[`
    level.next += 1
    open.push({ siblings: children.get(row.id) ?? [], next: 0 })
  }
  return json
}

function head({ id, author, text, state, created_at }: ThreadRow): string {
  const deleted = state !== 'shown'
  const date = new Date(created_at).toISOString()
  const shown = deleted ? { _id: id, author: '', text: '', date, deleted } : { _id: id, author, text, date, deleted }
  return JSON.stringify(shown).slice(0, -1)
}
