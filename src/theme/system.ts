import type { SystemContext } from '@chakra-ui/react'
import { inStylesheet, plainChakra } from './precompiled/build.ts'
import { engine } from './precompiled/engine.ts'
import { loadedSystem, precompiledStyles } from './precompiled/precompiledStyles.ts'
import { isStyleProperty } from './precompiled/styleProperties.ts'

const own: Partial<SystemContext> = {
  ...precompiledStyles(engine),
  isValidProperty: isStyleProperty,
  ...(inStylesheet && { _global: [], _config: { disableLayers: true } }),
}

/** The system that components are given: the fast path where it can answer, else Chakra's own. */
export const system: SystemContext = plainChakra
  ? loadedSystem(engine)
  : new Proxy(own as SystemContext, {
      get: (_, member) => Reflect.get(member in own ? own : loadedSystem(engine), member),
    })
