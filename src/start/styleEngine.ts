import type { EmotionCache } from '@emotion/react'
import { backOff } from '#browser/backOff.ts'
import { engine, loadEngine } from '#theme/precompiled/engine.ts'
import { insertAwaited } from '#theme/precompiled/precompiledStyles.ts'

/**
 * Loads Chakra's engine, for styles that no prerendered page has. The page answers without it; what is shown meanwhile gets
 * its rules when it has come.
 */
export async function loadStyleEngine(cache: EmotionCache, load = loadEngine, wait = backOff): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    try {
      await load(cache)
      break
    } catch {
      await wait(failures)
    }
  }
  insertAwaited(cache)
}

/** Makes the engine ahead of its first use, which would have to wait for that. */
export function prepareStyleEngine(): void {
  engine()
}
