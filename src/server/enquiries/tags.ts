import type { Kysely } from 'kysely'
import { distinctTags, type TagCount, tagKey } from '#contract/staff/stages.ts'
import type { Tables, Tx } from '../store/tables.ts'

const mostSuggested = 200

/** The tags of each of these enquiries, in the order of the alphabet. */
export async function tagsOf(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  if (ids.length === 0) return found
  const rows = await db
    .selectFrom('enquiry_tag')
    .select(['enquiry_id', 'tag'])
    .where('enquiry_id', 'in', ids)
    .orderBy('tag_key')
    .execute()
  for (const { enquiry_id, tag } of rows) found.set(enquiry_id, [...(found.get(enquiry_id) ?? []), tag])
  return found
}

/** All tags with the number of their enquiries, the most used first. */
export async function countTags(db: Kysely<Tables>): Promise<TagCount[]> {
  const rows = await db
    .selectFrom('enquiry_tag')
    .select(({ fn }) => ['tag_key', fn.min('tag').as('tag'), fn.countAll<number>().as('count')])
    .groupBy('tag_key')
    .orderBy('count', 'desc')
    .orderBy('tag_key')
    .limit(mostSuggested)
    .execute()
  return rows.map(({ tag, count }) => ({ tag, count: Number(count) }))
}

/** The difference that a list of tags makes to an enquiry; `undefined` if it makes none. */
export async function tagChange(tx: Tx, id: string, wanted: readonly string[] | undefined) {
  if (wanted === undefined) return undefined
  const before = (await tagsOf(tx, [id])).get(id) ?? []
  const after = distinctTags(wanted)
  const has = (list: readonly string[], tag: string) => list.some((one) => tagKey(one) === tagKey(tag))
  const gone = before.filter((tag) => !has(after, tag))
  const added = after.filter((tag) => !has(before, tag))
  return gone.length + added.length === 0 ? undefined : { after, gone, added }
}

/** Replaces the tags of an enquiry. One that others have in another letter case is written as they have it. */
export async function writeTags(tx: Tx, id: string, tags: readonly string[]): Promise<void> {
  await tx.deleteFrom('enquiry_tag').where('enquiry_id', '=', id).execute()
  if (tags.length === 0) return
  const keys = tags.map(tagKey)
  const known = await tx.selectFrom('enquiry_tag').select(['tag_key', 'tag']).where('tag_key', 'in', keys).execute()
  const spelling = new Map(known.map(({ tag_key, tag }) => [tag_key, tag]))
  const rows = tags.map((tag) => ({ enquiry_id: id, tag_key: tagKey(tag), tag: spelling.get(tagKey(tag)) ?? tag }))
  await tx.insertInto('enquiry_tag').values(rows).execute()
}
