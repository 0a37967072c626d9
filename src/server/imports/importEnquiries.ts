import type { Kysely } from 'kysely'
import { tagKey } from '#contract/staff/stages.ts'
import { recordChange } from '../store/changes.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../store/tables.ts'
import type { PlannedEnquiry } from './planEnquiries.ts'

/** By which imported enquiries are found in the workplace. */
export const importedTag = 'Imported'

/** Rows of one transaction; both databases bound the number of a query's parameters. */
const chunkSize = 200

/** Which of these ids are stored. */
export async function knownEnquiries(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (let at = 0; at < ids.length; at += chunkSize) {
    const some = ids.slice(at, at + chunkSize)
    for (const { id } of await db.selectFrom('enquiry').select('id').where('id', 'in', some).execute()) found.add(id)
  }
  return found
}

/** Adds the planned enquiries, without an email, a rule or a notice. An interrupted import is made again. */
export async function importEnquiries(store: Store, planned: readonly PlannedEnquiry[], now: number): Promise<void> {
  const enquiries = planned.flatMap(({ enquiry }) => (enquiry ? [enquiry] : []))
  for (let at = 0; at < enquiries.length; at += chunkSize) {
    await store.write(async (tx) => {
      const added = await tx
        .insertInto('enquiry')
        .values(enquiries.slice(at, at + chunkSize))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .execute()
      if (added.length === 0) return
      const tags = added.map(({ id }) => ({ enquiry_id: id, tag_key: tagKey(importedTag), tag: importedTag }))
      await tx.insertInto('enquiry_tag').values(tags).execute()
      await recordChange(tx, 'enquiry', '', 'changed', now)
    })
  }
}
