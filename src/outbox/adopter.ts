import type { adoptPrevious } from './adopt.ts'

type Adopt = typeof adoptPrevious

let adopter: Adopt = () => Promise.resolve()

/**
 * Says who moves what the first release has stored. The page loads that only where something is left, since few devices
 * have any. The worker holds it in its file, as the solver. A file of its own: a page says it before it has the outbox.
 */
export function setAdopter(adopt: Adopt): void {
  adopter = adopt
}

/** Has it moved. */
export const adopt: Adopt = (...given) => adopter(...given)
