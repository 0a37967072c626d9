import { expect, test } from 'vitest'
import { chakraSystem } from './chakraSystem.ts'
import { isAnyStyleProperty } from './everyStyleProperty.ts'
import { isStyleProperty, styleProperties } from './styleProperties.ts'

const chakras = chakraSystem()
const conditions = chakras.conditions.keys().filter((name) => name.startsWith('_'))
const attributes = ['href', 'ref', 'data-x', 'sizes', 'className']

test('a property counts as a style exactly when it does for Chakra', () => {
  const names = [
    ...chakras.utility.keys(),
    ...conditions,
    'css',
    'textStyle',
    '--gap',
    '&:hover',
    'display',
    ...attributes,
  ]
  for (const name of names) expect([name, isAnyStyleProperty(name)]).toEqual([name, chakras.isValidProperty(name)])
})

test('the short list gives the same answer for the properties in use, conditions, selectors and attributes', () => {
  const names = [...styleProperties, ...conditions, '--gap', '&:hover', '@media print', ...attributes]
  for (const name of names) expect([name, isStyleProperty(name)]).toEqual([name, chakras.isValidProperty(name)])
})

test('a style that the short list lacks, and what only looks like a style, are errors that name the list', () => {
  for (const name of ['fontSynthesis', 'marginLeft', '_hoover']) {
    expect(() => isStyleProperty(name)).toThrow(new RegExp(`'${name}' is .* src/theme/precompiled/styleProperties.ts`))
  }
})
