// One of the two chunks that a page does without until it answers (prerender/chunks.ts): what runs beside it, and what shows only
// when something has happened.
import type { AnyRouter } from '@tanstack/react-router'
import { showLate } from '#routes/-Late.tsx'
import { lateParts } from '#routes/-lateParts.tsx'
import { startServices } from './startServices.ts'

/**
 * Mounts the late parts of the page and starts the services beside it; tools that watch the page from outside see
 * `data-late`.
 */
export function startLatePart(router: AnyRouter): void {
  showLate(lateParts)
  startServices(router)
  document.documentElement.dataset.late = ''
}
