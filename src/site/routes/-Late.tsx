import { createStore } from '@tanstack/store'
import type { ComponentType } from 'react'
import { useObserved } from '#ui/browser/useObserved.ts'

/** Places of the page where something shows only after it answers, when something has happened. */
type Place = 'tools' | 'banner' | 'cards' | 'panel' | 'toasts'

/** The components of the places. Their script loads behind all that the page needs to be interactive (site/start/latePart.ts). */
export type LateParts = Readonly<Record<Place, ComponentType>>

const parts = createStore<LateParts | undefined>(undefined)

/** Mounts them: their script is here. */
export function showLate(loaded: LateParts): void {
  parts.setState(() => loaded)
}

/** The late part of this place; nothing in the prerendered page, and until it has come. */
export function Late({ place }: { place: Place }) {
  const Part = useObserved(parts, undefined)?.[place]
  return Part && <Part />
}
