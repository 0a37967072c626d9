import type { Kysely } from 'kysely'
import type { InferOutput } from 'valibot'
import type { ConflictCheck, ConflictHits, conflictSearch, newConflictCheck } from '#contract/staff/people.ts'
import { isoTime } from '../enquiries/enquiryItem.ts'
import { listEnquiries } from '../enquiries/listEnquiries.ts'
import { recordChange } from '../store/changes.ts'
import type { Tables, Tx } from '../store/tables.ts'
import { enquiriesOf, keyOf, withMerged } from './personKeys.ts'

type Db = Kysely<Tables>

const mostParties = 10
const mostHits = 50

/**
 * Enquiries of others than this one's person in which a party or the property occurs, in a name, a message, a note or an answer,
 * whatever its accents and letter case; `undefined` if there is no such enquiry.
 */
export async function searchConflicts(
  db: Db,
  enquiryId: string,
  { parties, property }: InferOutput<typeof conflictSearch>,
  now: number,
): Promise<ConflictHits | undefined> {
  const enquiry = await db
    .selectFrom('enquiry')
    .select(['id', 'address'])
    .where('id', '=', enquiryId)
    .executeTakeFirst()
  if (!enquiry) return undefined
  const keys = await withMerged(db, [keyOf(enquiry)])
  const own = new Set((await enquiriesOf(db, keys)).map(({ id }) => id))
  const hits = new Map<string, ConflictHits['items'][number]>()
  for (const term of termsOf(parties, property)) {
    const filter = { order: 'newest', states: [], unread: false, snoozed: false, text: term } as const
    for (let cursor: string | undefined; hits.size < mostHits; ) {
      const page = await listEnquiries(db, { ...filter, states: [] }, cursor, mostHits, now)
      for (const item of page.items) {
        if (own.has(item.id)) continue
        const known = hits.get(item.id)
        hits.set(item.id, { enquiry: item, because: [...(known?.because ?? []), term] })
      }
      if (page.next === null) break
      cursor = page.next
    }
  }
  return { items: [...hits.values()].slice(0, mostHits) }
}

/** The names and the property, each once. */
function termsOf(parties: string, property: string): string[] {
  const names = parties.split(/[;\n]/).slice(0, mostParties)
  return [...new Set([...names, property].map((term) => term.trim()).filter((term) => term.length > 1))]
}

/** Keeps the answer of a check. Returns false if there is no such enquiry. */
export async function addConflictCheck(
  tx: Tx,
  id: string,
  enquiryId: string,
  check: InferOutput<typeof newConflictCheck>,
  actor: string,
  now: number,
): Promise<boolean> {
  const enquiry = await tx.selectFrom('enquiry').select('id').where('id', '=', enquiryId).executeTakeFirst()
  if (!enquiry) return false
  const { parties, property, found, result, note } = check
  const row = { id, enquiry_id: enquiryId, at: now, actor, parties, property, found, result, note }
  await tx.insertInto('conflict_check').values(row).execute()
  await recordChange(tx, 'enquiry', enquiryId, 'changed', now)
  return true
}

/** The checks of these enquiries, the newest first. */
export async function checksOf(db: Db, enquiryIds: readonly string[]): Promise<ConflictCheck[]> {
  if (enquiryIds.length === 0) return []
  const rows = await db
    .selectFrom('conflict_check')
    .selectAll()
    .where('enquiry_id', 'in', enquiryIds)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ enquiry_id, at, actor, ...row }) => ({
    ...row,
    enquiryId: enquiry_id,
    at: isoTime(at),
    by: actor,
  }))
}
