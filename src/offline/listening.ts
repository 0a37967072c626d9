import { clear, del, get, set } from 'idb-keyval'
import { siteDatabase } from '#device/db.ts'

/** The place at which reading an article aloud stopped. Kept on this device only. */
export interface ListeningPlace {
  /** Number of the passage, from 0. */
  passage: number
  /** The sentence as it is written, so that it is found again after a change of the text. */
  sentence: string
}

const store = siteDatabase.store('listening')

/** Without storage the place is not saved, which does not disturb listening. */
export async function saveListening(slug: string, place: ListeningPlace): Promise<void> {
  await set(slug, place, store).catch(() => {})
}

/** The place at which listening stopped; `undefined` when the article was heard to its end or never begun. */
export async function listeningIn(slug: string): Promise<ListeningPlace | undefined> {
  return get<ListeningPlace>(slug, store).catch(() => undefined)
}

/** Deletes the place in one article, or in all. */
export async function clearListening(slug?: string): Promise<void> {
  await (slug === undefined ? clear(store) : del(slug, store)).catch(() => {})
}
