import { get, promisifyRequest } from 'idb-keyval'
import { siteDatabase } from '#device/db.ts'

/** Marks and notes, by the address of their page. Apart from what changes them, for every article asks whether it has any. */
export const markStore = siteDatabase.store('marks')

/** Whether anything is marked on this device; where storage cannot be used, nothing is. */
export async function hasMarks(): Promise<boolean> {
  return (await markStore('readonly', (records) => promisifyRequest(records.count())).catch(() => 0)) > 0
}

/** Whether anything is marked on the page with this address. */
export async function isMarked(path: string): Promise<boolean> {
  return (await get(path, markStore).catch(() => undefined)) !== undefined
}
