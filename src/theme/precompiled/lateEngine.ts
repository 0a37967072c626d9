import type { SystemContext } from '@chakra-ui/react'
import type { EmotionCache } from '@emotion/cache'
import { bringEmotion } from './lateEmotion.ts'

let make: (() => SystemContext) | undefined

/** Chakra's engine, made when first asked for; `undefined` until it has been loaded. */
export const engine = (): SystemContext | undefined => make?.()

/** Loads the engine, which hydration does not need; rejects when the line drops it. */
export async function loadEngine(cache: EmotionCache): Promise<void> {
  const [{ chakraSystem }, emotion] = await Promise.all([import('./chakraSystem.ts'), import('./emotion.ts')])
  // In one step: the rules that the one makes are for the other to insert.
  bringEmotion(emotion, cache)
  make = chakraSystem
}
