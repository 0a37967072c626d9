import { isCssProperty } from '@pandacss/is-valid-prop'
import { conditions, utilities } from './utilities.ts'

const names = new Set([
  'css',
  'textStyle',
  'colorPalette',
  ...Object.keys(utilities),
  ...Object.values(utilities).flatMap(({ shorthand = [] }) => shorthand),
  ...Object.keys(conditions).map((name) => `_${name}`),
])

/** Whether an element's property is a style: the same answer as Chakra's, without creating its engine. */
export const isStyleProperty = (name: string): boolean => names.has(name) || isCssProperty(name)
