import type { SystemContext } from '@chakra-ui/react'
import { chakraSystem, inStylesheet, plainChakra } from './precompiled/chakraSystem.ts'
import { precompiledStyles } from './precompiled/precompiledStyles.ts'
import { isStyleProperty } from './precompiled/styleProperties.ts'

const own: Partial<SystemContext> = {
  ...precompiledStyles(chakraSystem),
  isValidProperty: isStyleProperty,
  ...(inStylesheet && { _global: [], _config: { disableLayers: true } }),
}

/** The system that components are given: the fast path where it can answer, else Chakra's own. */
export const system: SystemContext = plainChakra
  ? chakraSystem()
  : new Proxy(own as SystemContext, {
      get: (_, member) => Reflect.get(member in own ? own : chakraSystem(), member),
    })
