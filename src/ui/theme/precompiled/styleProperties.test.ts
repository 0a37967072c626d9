import { expect, test } from 'vitest'
import { chakraSystem } from './chakraSystem.ts'
import { isStyleProperty } from './styleProperties.ts'

test('a property counts as a style exactly when it does for Chakra', () => {
  const chakras = chakraSystem()
  const conditions = chakras.conditions.keys().filter((name) => name.startsWith('_'))
  const others = ['css', 'textStyle', '--gap', '&:hover', 'display', 'href', 'ref', 'data-x', 'sizes', 'className']
  for (const name of [...chakras.utility.keys(), ...conditions, ...others])
    expect([name, isStyleProperty(name)]).toEqual([name, chakras.isValidProperty(name)])
})
