import { isHydrated } from '#ui/browser/hydrated.ts'
import type { MovingLine } from './MovingLine.tsx'

let loaded: typeof MovingLine | undefined

/**
 * For loaders of pages with lines that fade in: in-app navigation waits for Framer Motion. On the first page of a visit CSS
 * moves them, so that page does not load the library.
 */
export async function movingLinesOnArrival(): Promise<void> {
  if (!isHydrated()) return
  loaded = await import('./MovingLine.tsx').then(
    (module) => module.MovingLine,
    () => loaded,
  )
}

/** The line that Framer Motion moves, once it has been loaded. */
export function movingLine(): typeof MovingLine | undefined {
  return loaded
}
