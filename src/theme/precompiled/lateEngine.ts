import type { SystemContext } from '@chakra-ui/react'

let make: (() => SystemContext) | undefined

/** Chakra's engine, made when first asked for; `undefined` until it has been loaded. */
export const engine = (): SystemContext | undefined => make?.()

/** Loads the engine, which hydration does not need; rejects when the line drops it. */
export async function loadEngine(): Promise<void> {
  make = (await import('./chakraSystem.ts')).chakraSystem
}
