import type { SystemContext } from '@chakra-ui/react'
import type { EmotionCache } from '@emotion/cache'
import { chakraSystem } from './chakraSystem.ts'

/** Chakra's engine, where it is at hand at once. In the visitor's script lateEngine.ts takes the place of this module. */
export const engine: () => SystemContext | undefined = chakraSystem

/** Nothing is to be loaded here. */
export async function loadEngine(_cache: EmotionCache): Promise<void> {}
