import type { SystemContext } from '@chakra-ui/react'
import { completeSystem, inStylesheet } from './completeSystem.ts'
import { namedStyles } from './namedStyles.ts'
import { isStyleProperty } from './styleProperties.ts'

const own: Partial<SystemContext> = {
  ...namedStyles(completeSystem),
  isValidProperty: isStyleProperty,
  ...(inStylesheet && { _global: [], _config: { disableLayers: true } }),
}

/** The system that components are given: ours where it can answer for itself, else the complete one. */
export const system = new Proxy(own as SystemContext, {
  get: (_, member) => Reflect.get(member in own ? own : completeSystem(), member),
})
