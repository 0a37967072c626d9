import { chakraSystem } from '#ui/theme/precompiled/chakraSystem.ts'
import { chakra, propertyFault } from './chakra.ts'
import type { StyleUse } from './styleUses.ts'

const system = chakraSystem()

/** System colours (CSS Color 4), for what is drawn by colour alone where a contrast theme sets the colours. */
const ofContrastThemes = ['Canvas', 'CanvasText', 'Highlight', 'HighlightText']

/** For each kind of token, the CSS keywords allowed instead. */
const words: Record<string, readonly string[]> = {
  colors: [
    'none',
    'transparent',
    'currentColor',
    'center',
    'cover',
    'contain',
    'no-repeat',
    'repeat-x',
    ...ofContrastThemes,
  ],
  sizes: ['none', 'auto', 'min-content', 'max-content', 'fit-content', 'stretch'],
  spacing: ['auto', 'normal'],
  radii: [],
  shadows: ['none', 'inset'],
  borders: ['none', 'solid', 'dashed', 'dotted', 'double', 'transparent', 'currentColor', ...ofContrastThemes],
  borderWidths: [],
  borderStyles: ['none', 'solid', 'dashed', 'dotted', 'double'],
  fonts: [],
  fontSizes: ['smaller', 'larger'],
  fontWeights: [],
  lineHeights: ['normal'],
  letterSpacings: ['normal'],
  durations: [],
  easings: ['linear', 'ease'],
  zIndex: ['auto'],
  opacity: [],
  aspectRatios: ['auto'],
  animations: ['none', 'both', 'forwards', 'infinite', 'linear', 'alternate', 'ease-in-out', 'ease-out'],
  gradients: ['none'],
}
const anywhere = ['inherit', 'initial', 'unset', 'revert']
const bareNumbers = ['lineHeights', 'fontWeights', 'zIndex', 'opacity', 'aspectRatios', 'animations']
const measure = /^-?(\d+|\d*\.\d+)(px|rem|em|ch|lh|ex|%|[sdl]?v[wh]|vmin|vmax|cq[wihb]|fr|ms|s|deg)$/

/** The faults of a style property's value: names of tokens, keyframes and conditions that do not exist. */
export function tokenFaults({ property, value }: StyleUse): string[] {
  if (property === 'condition') return isKnownCondition(value) ? [] : [`unknown condition ${value}`]
  const left = propertyFault(property)
  if (left) return [left]
  const references = [...value.matchAll(/\{([\w.-]+)\}/g)].map((match) => match[1] ?? '')
  const missing = references.filter((name) => !system.tokens.getByName(name)).map((name) => `unknown token {${name}}`)
  const types = [system, chakra].flatMap(
    ({ utility }) => utility.getTypes().get(utility.resolveShorthand(property)) ?? [],
  )
  const kinds = types.flatMap((type) => /^Tokens\["(\w+)"\]$/.exec(type)?.[1] ?? []).filter((kind) => kind in words)
  if (property === 'textStyle') return types.includes(JSON.stringify(value)) ? [] : [`unknown text style ${value}`]
  if (property === 'animationName') return keyframes.includes(value) ? missing : [`unknown keyframes ${value}`]
  const known = types.includes(JSON.stringify(value)) || kinds.some((kind) => isToken(kind, value))
  if (kinds.length === 0 || known) return missing
  const wrong = partsOf(value).filter((part) => !kinds.some((kind) => isCss(kind, part)))
  return [...missing, ...wrong.map((part) => `${property}: ${part} is neither a token nor CSS`)]
}

const keyframes = Object.keys(system._config.theme?.keyframes ?? {})

function isKnownCondition(name: string): boolean {
  return name === 'base' || system.conditions.keys().includes(name)
}

function isToken(kind: string, value: string): boolean {
  return system.tokens.getByName(`${kind}.${value}`) !== undefined
}

function isCss(kind: string, part: string): boolean {
  if (anywhere.includes(part) || words[kind]?.includes(part)) return true
  if (kind === 'animations' && keyframes.includes(part)) return true
  if (measure.test(part) || part === '0') return kind !== 'colors'
  return part === 'function()' || (bareNumbers.includes(kind) && /^-?\d*\.?\d+$/.test(part))
}

/** Parts of a value between blanks, commas and slashes; every function and reference counts as one part. */
function partsOf(value: string): string[] {
  let text = value.replace('!important', '').replace(/\{[\w.-]+\}/g, 'function()')
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(/[\w-]*\((?!\))[^()]*(\(\)[^()]*)*\)/g, 'function()')
  }
  return text.split(/[\s,/]+/).filter(Boolean)
}
