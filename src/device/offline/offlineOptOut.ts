import { get, set } from 'idb-keyval'
import { siteDatabase } from '#device/db.ts'

const store = siteDatabase.store('library')
const record = 'removed'

/** Whether the visitor removed the stored pages; then neither page nor worker stores anything without being asked. */
export async function isOptedOut(): Promise<boolean> {
  return (await get<boolean>(record, store).catch(() => false)) === true
}

/** Saves the visitor's choice to store nothing for reading, or to store again. */
export async function setOptedOut(optedOut: boolean): Promise<void> {
  await set(record, optedOut, store).catch(() => {})
}
