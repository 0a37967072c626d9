import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { completeSystem } from '#theme/completeSystem.ts'
import { tokens } from '#theme/tokens.ts'

const system = completeSystem()

/** Chakra with all of its own style properties and our tokens: what somebody may write who knows its documentation. */
export const chakra = createSystem(defaultBaseConfig, defineConfig({ theme: { tokens } }))

/** Properties whose values in Chakra's list are tokens, in CSS words only. */
const words = ['scrollbarWidth']

/** What is wrong with a style property that Chakra knows and our theme leaves out: it would do nothing. */
export function propertyFault(property: string): string | undefined {
  if (words.includes(property) || system.utility.keys().includes(property) || !chakra.utility.keys().includes(property))
    return undefined
  if (!system.isValidProperty(property)) return `${property} is not among the theme's properties`
  const types = chakra.utility.getTypes().get(chakra.utility.resolveShorthand(property)) ?? []
  const kinds = types.flatMap((type) => /^Tokens\["(\w+)"\]$/.exec(type)?.[1] ?? [])
  const lost = kinds.filter((kind) => kind in tokens)
  return lost.length > 0 ? `${property} takes no names of ${lost.join(', ')} in the theme's properties` : undefined
}
