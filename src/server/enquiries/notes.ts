import { sql } from 'kysely'
import { foldedForSearch } from '#contract/foldedForSearch.ts'
import { recordChange } from '../store/changes.ts'
import type { EnquiryNoteRow, Tx } from '../store/tables.ts'
import { addEvent } from './changeEnquiry.ts'

/** Adds a private note, which a search finds too. Returns false if there is no such enquiry. */
export async function addNote(tx: Tx, note: EnquiryNoteRow): Promise<boolean> {
  const { enquiry_id, author, text, created_at } = note
  const found = await addToSearch(tx, enquiry_id, text)
  if (!found) return false
  await tx.insertInto('enquiry_note').values(note).execute()
  await addEvent(tx, enquiry_id, author, 'note', created_at)
  await recordChange(tx, 'enquiry', enquiry_id, 'changed', created_at)
  return true
}

/** Lets a search for the enquiry find these words too. Returns false if there is no such enquiry. */
export async function addToSearch(tx: Tx, enquiryId: string, text: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('enquiry')
    .set({ search: sql<string>`search || ${`\n${foldedForSearch(text)}`}` })
    .where('id', '=', enquiryId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
