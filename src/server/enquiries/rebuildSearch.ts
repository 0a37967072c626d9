import { foldedForSearch } from '#contract/foldedForSearch.ts'
import type { Tx } from '../store/tables.ts'
import { searchTextOf } from './searchText.ts'

/** Makes the words anew by which an enquiry is found, after something in it was changed or erased. */
export async function rebuildSearch(tx: Tx, id: string): Promise<void> {
  const row = await tx.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return
  const notes = await tx.selectFrom('enquiry_note').select('text').where('enquiry_id', '=', id).execute()
  const answers = await tx
    .selectFrom('enquiry_answer')
    .select(['subject', 'text'])
    .where('enquiry_id', '=', id)
    .execute()
  const messages = await tx
    .selectFrom('enquiry_message')
    .select(['subject', 'text', 'from_name', 'from_address'])
    .where('enquiry_id', '=', id)
    .execute()
  const texts = [...notes, ...answers, ...messages].flatMap((one) => Object.values(one)).filter(Boolean)
  const search = [searchTextOf(row), ...texts.map(foldedForSearch)].join('\n')
  await tx.updateTable('enquiry').set({ search }).where('id', '=', id).execute()
}
