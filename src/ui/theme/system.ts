import type { SystemContext } from '@chakra-ui/react'
import { plainChakra } from './precompiled/build.ts'
import { chakraSystem } from './precompiled/chakraSystem.ts'
import { precompiledSystem } from './precompiled/precompiledStyles.ts'

/** The system that components are given: the fast path where it can answer, else Chakra's own. */
export const system: SystemContext = plainChakra ? chakraSystem() : precompiledSystem(chakraSystem)
