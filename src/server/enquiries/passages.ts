import type { Kysely } from 'kysely'
import { longestSearched, searchPassage } from '#contract/searchPassage.ts'
import type { EnquiryItem } from '#contract/staff/enquiries.ts'
import type { Tables } from '../store/tables.ts'

/** Later texts that are read for one page of a list, the newest first, and characters of each: a flood must not make it slow. */
const mostTexts = 400
const longestText = 20_000

/** The items of a search, each with the passage in which it was found, unless name, address or number say so. */
export async function withPassages(
  db: Kysely<Tables>,
  items: readonly EnquiryItem[],
  search: string,
): Promise<EnquiryItem[]> {
  const ids = items.map(({ id }) => id)
  if (ids.length === 0 || search.trim() === '') return [...items]
  const texts = await textsOf(db, ids)
  return items.map((item) => {
    const { name, email, contactNumber, reference } = item
    const passage = searchPassage(search, [name, email, contactNumber, reference], texts.get(item.id) ?? [])
    return passage === undefined ? item : { ...item, passage }
  })
}

/** The texts of each of these enquiries: its message, then the others, the newest first. */
async function textsOf(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, string[]>> {
  const messages = await db
    .selectFrom('enquiry')
    .select(({ fn, val }) => ['id', fn<string>('substr', ['message', val(1), val(longestSearched)]).as('text')])
    .where('id', 'in', ids)
    .execute()
  const later = await Promise.all([
    laterTexts(db, 'enquiry_message', ids),
    laterTexts(db, 'enquiry_answer', ids),
    db
      .selectFrom('enquiry_note')
      .select(({ fn, val }) => [
        'id',
        'enquiry_id',
        val('').as('subject'),
        fn<string>('substr', ['text', val(1), val(longestText)]).as('text'),
      ])
      .where('enquiry_id', 'in', ids)
      .orderBy('id', 'desc')
      .limit(mostTexts)
      .execute(),
  ])
  const texts = new Map(messages.map(({ id, text }) => [id, [text]]))
  // Ids begin with the time.
  const newestFirst = later.flat().sort((one, other) => (one.id < other.id ? 1 : -1))
  for (const { enquiry_id, subject, text } of newestFirst) texts.get(enquiry_id ?? '')?.push(text, subject)
  return texts
}

function laterTexts(db: Kysely<Tables>, table: 'enquiry_message' | 'enquiry_answer', ids: readonly string[]) {
  return db
    .selectFrom(table)
    .select(({ fn, val }) => [
      'id',
      'enquiry_id',
      'subject',
      fn<string>('substr', ['text', val(1), val(longestText)]).as('text'),
    ])
    .where('enquiry_id', 'in', ids)
    .orderBy('id', 'desc')
    .limit(mostTexts)
    .execute()
}
