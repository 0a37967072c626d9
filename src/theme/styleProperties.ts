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

/** Whether a property of an element is a style: Chakra's own answer, without its engine being made for it. */
export const isStyleProperty = (name: string): boolean => names.has(name) || isCssProperty(name)
