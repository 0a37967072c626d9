import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { chakraSystem } from '#ui/theme/precompiled/chakraSystem.ts'
import { tokens } from '#ui/theme/tokens.ts'

const system = chakraSystem()

/** Chakra with all its style properties and our tokens: everything its documentation allows. */
export const chakra = createSystem(defaultBaseConfig, defineConfig({ theme: { tokens } }))

/** Properties whose values in Chakra's list are tokens, in CSS words only. */
const words = ['scrollbarWidth']

/** The fault of a style property that Chakra knows and our theme leaves out: it would do nothing. */
export function propertyFault(property: string): string | undefined {
  if (words.includes(property) || system.utility.keys().includes(property) || !chakra.utility.keys().includes(property))
    return undefined
  if (!system.isValidProperty(property)) return `${property} is not among the theme's properties`
  const types = chakra.utility.getTypes().get(chakra.utility.resolveShorthand(property)) ?? []
  const kinds = types.flatMap((type) => /^Tokens\["(\w+)"\]$/.exec(type)?.[1] ?? [])
  const missing = kinds.filter((kind) => kind in tokens)
  return missing.length > 0
    ? `${property} takes no names of ${missing.join(', ')} in the theme's properties`
    : undefined
}
