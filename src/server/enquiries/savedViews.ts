import { type Kysely, sql } from 'kysely'
import { type InferOutput, safeParse } from 'valibot'
import { foldedForSearch } from '#contract/foldedForSearch.ts'
import { mostViews, type newView, type SavedView, viewFilter } from '#contract/staff/views.ts'
import type { Tables, Tx } from '../store/tables.ts'

/** A member's own views and those that colleagues share, by name. */
export async function viewsOf(db: Kysely<Tables>, member: string): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('saved_view')
    .selectAll()
    .where(({ eb, or }) => or([eb('address', '=', member), eb('is_shared', '=', 1)]))
    .orderBy('name_key')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, address, name, is_shared, filter }) => {
    const parsed = safeParse(viewFilter, JSON.parse(filter))
    // Of a newer version, which has filters that this one does not know.
    if (!parsed.success) return []
    return [{ id, name, isShared: is_shared === 1, filter: parsed.output, isOwn: address === member, by: address }]
  })
}

/** Saves a view, in place of the member's own one of that name. Returns its id; `undefined` if the member has too many. */
export async function saveView(
  tx: Tx,
  { name, isShared, filter }: InferOutput<typeof newView>,
  id: string,
  member: string,
): Promise<string | undefined> {
  const { count } = await tx
    .selectFrom('saved_view')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('address', '=', member)
    .executeTakeFirstOrThrow()
  const name_key = foldedForSearch(name)
  const values = { name, is_shared: isShared ? 1 : 0, filter: JSON.stringify(filter) }
  const known = await tx
    .updateTable('saved_view')
    .set(values)
    .where('address', '=', member)
    .where('name_key', '=', name_key)
    .returning('id')
    .executeTakeFirst()
  if (known) return known.id
  if (Number(count) >= mostViews) return undefined
  const row = await tx
    .insertInto('saved_view')
    .values({ id, address: member, name_key, ...values })
    .onConflict((conflict) =>
      conflict.columns(['address', 'name_key']).doUpdateSet({ ...values, id: sql`saved_view.id` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Removes a view: one's own, or as an owner also one that somebody shares. Returns false if there is none. */
export async function removeView(tx: Tx, id: string, member: string, isOwner: boolean): Promise<boolean> {
  const removed = await tx
    .deleteFrom('saved_view')
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('address', '=', member), ...(isOwner ? [eb('is_shared', '=', 1)] : [])]))
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}
