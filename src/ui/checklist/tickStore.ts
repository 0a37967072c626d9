import { get } from 'idb-keyval'
import { siteDatabase } from '#device/db.ts'

/** The ids of ticked items, by the address of their page. Apart from what changes them, for every list asks for its own. */
export const tickStore = siteDatabase.store('ticks')

/** Whether anything is ticked on this page. Rejects where storage cannot be read. */
export async function isAnyTicked(page: string): Promise<boolean> {
  return (await get<string[]>(page, tickStore)) !== undefined
}
