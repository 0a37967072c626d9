import { untilLoaded } from '#browser/untilLoaded.ts'
import type { adoptPrevious } from '#outbox/adopt.ts'
import { previousNames } from '#outbox/previousRelease.ts'

const loadAdopter = () => import('#outbox/adopt.ts')

/** `adoptPrevious` for a page: its script is loaded only where the first release has left something. */
export async function adoptWhereLeft(
  given: Parameters<typeof adoptPrevious>,
  load: () => Promise<{ adoptPrevious: typeof adoptPrevious }> = loadAdopter,
  wait?: (failure: number) => Promise<void>,
): Promise<void> {
  if ((await previousNames()).length === 0) return
  const adopter = await untilLoaded(load, wait)
  await adopter.adoptPrevious(...given)
}
