import { type ListeningPlace, listeningPlaces } from '#device/kept.ts'

/** Keeps the place at which listening to an article is. */
export function saveListening(slug: string, place: ListeningPlace): void {
  listeningPlaces.set(slug, place)
}

/** The place at which listening stopped; `undefined` when the article was heard to its end or never begun. */
export function listeningIn(slug: string): ListeningPlace | undefined {
  return listeningPlaces.get(slug)
}

/** Deletes the place in one article, or in all. */
export function clearListening(slug?: string): void {
  for (const one of slug === undefined ? listeningPlaces.ids() : [slug]) listeningPlaces.set(one, undefined)
}
