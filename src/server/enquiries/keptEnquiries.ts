import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type KeptEnquiries, mostKept } from '#contract/staff/offline.ts'
import type { Tables } from '../store/tables.ts'
import { enquiryDetail } from './enquiryDetail.ts'

/** Text of all of them together, in characters: what a telephone stores and encrypts in a moment. */
const mostCharacters = 8_000_000

/**
 * The enquiries that a device keeps, in full, as far as it does not have them already: all that are open, the most urgent
 * first, and then the newest others. Long ones may leave room for fewer.
 */
export async function keptEnquiries(
  db: Kysely<Tables>,
  known: Readonly<Record<string, string>>,
  now: number,
): Promise<KeptEnquiries> {
  const ids = [...(await openIds(db)), ...(await newestIds(db))]
  const chosen: Array<KeptEnquiries['items'][number] & { at: string }> = []
  let characters = 0
  for (const id of [...new Set(ids)].slice(0, mostKept)) {
    const detail = await enquiryDetail(db, id, now)
    // Erased a moment ago.
    if (!detail) continue
    const enquiry = { ...detail, others: [] }
    const text = JSON.stringify(enquiry)
    characters += text.length
    if (characters > mostCharacters) break
    const mark = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    chosen.push({ id, mark, enquiry: known[id] === mark ? null : enquiry, at: detail.lastMessageAt })
    // Other requests come in between.
    await new Promise(setImmediate)
  }
  // The urgent ones are chosen first, and listed where they belong.
  chosen.sort((one, other) => other.at.localeCompare(one.at) || other.id.localeCompare(one.id))
  return { items: chosen.map(({ id, mark, enquiry }) => ({ id, mark, enquiry })) }
}

/** First those that wait for the office, by their due date; then those that wait for the client. */
async function openIds(db: Kysely<Tables>): Promise<string[]> {
  const open = db.selectFrom('enquiry').select('id').limit(mostKept)
  const due = await open.where('due_at', 'is not', null).orderBy('due_at').orderBy('id').execute()
  const others = await open.where('handled_at', 'is', null).orderBy('active_at', 'desc').execute()
  return [...due, ...others].map(({ id }) => id)
}

async function newestIds(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiry')
    .select('id')
    .orderBy('active_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostKept)
    .execute()
  return rows.map(({ id }) => id)
}
