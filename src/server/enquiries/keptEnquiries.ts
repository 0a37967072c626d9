import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type KeptEnquiries, mostKept } from '#contract/staff/offline.ts'
import type { Tables } from '../store/tables.ts'
import { enquiryDetail } from './enquiryDetail.ts'

/** Text of all of them together, in characters: what a telephone stores and encrypts in a moment. */
const mostCharacters = 8_000_000

/** The newest enquiries in full, as far as a device does not have them already. Long ones may leave room for fewer. */
export async function keptEnquiries(
  db: Kysely<Tables>,
  known: Readonly<Record<string, string>>,
  now: number,
): Promise<KeptEnquiries> {
  const rows = await db
    .selectFrom('enquiry')
    .select('id')
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostKept)
    .execute()
  const items: KeptEnquiries['items'] = []
  let characters = 0
  for (const { id } of rows) {
    const detail = await enquiryDetail(db, id, now)
    // Erased a moment ago.
    if (!detail) continue
    const enquiry = { ...detail, others: [] }
    const text = JSON.stringify(enquiry)
    characters += text.length
    if (characters > mostCharacters) break
    const mark = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    items.push({ id, mark, enquiry: known[id] === mark ? null : enquiry })
    // Other requests come in between.
    await new Promise(setImmediate)
  }
  return { items }
}
