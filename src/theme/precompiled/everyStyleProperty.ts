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

/** Whether an element's property is a style: the same answer as Chakra's, without creating the engine. */
export const isAnyStyleProperty = (name: string): boolean => names.has(name) || isCssProperty(name)

/** Fails where the list in styleProperties.ts gives another answer. Not in the visitor's script, which has only that list. */
export function compareWithAll(name: string, isStyle: boolean): void {
  if (isStyle === isAnyStyleProperty(name)) return
  const list = 'src/theme/precompiled/styleProperties.ts'
  throw new Error(
    isStyle
      ? `'${name}' is no style, though it looks like one: see ${list}`
      : `'${name}' is a style: add it to the list in ${list}, or it does nothing in a visitor's browser`,
  )
}
