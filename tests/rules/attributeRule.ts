import { featureOf, roomOf } from './importRule.ts'

/** The places that set and read a data attribute, by its name without `data-`. */
export interface Attribute {
  name: string
  setIn: Set<string>
  lookedAtIn: Set<string>
}

/** Attributes for the style sheets of the theme, which any room may set. */
const themeAttributes = new Set(['print-footer', 'pigment', 'screen', 'theme'])

/** Messages of the build and the worker to the page: in HTML there is no other way. */
const htmlAttributes = new Set(['emotion', 'page', 'unreachable'])

const setting = [
  // <p data-x>, <p data-x="…">, { 'data-x': … }
  /(?<![[\w-])'?data-([a-z-]+)'?\s*(?:=[{"'`\\]|:|[\s/>])/g,
  /(?:set|toggle|remove)Attribute\('data-([a-z-]+)'/g,
  /dataset\.(\w+)\s*=(?!=)/g,
]
const lookingAt = [
  /\[data-([a-z-]+)/g,
  /(?:has|get)Attribute\('data-([a-z-]+)'/g,
  /'(\w+)' in [\w.]*dataset/g,
  /dataset\.(\w+)(?!\w)(?!\s*=(?!=))/g,
  /attributeFilter: \['data-([a-z-]+)'/g,
]

/** The attributes that a room or a feature looks at though only others set them, as 'place: data-name, set by places'. */
export function hiddenCouplings(files: readonly { file: string; source: string }[]): string[] {
  return [...attributesIn(files).values()].flatMap(({ name, setIn, lookedAtIn }) =>
    [...lookedAtIn]
      .filter((place) => setIn.size > 0 && !setIn.has(place) && !isAllowed(name, place))
      .map((place) => `${place}: data-${name}, set by ${[...setIn].sort().join(' and ')}`),
  )
}

function isAllowed(name: string, place: string): boolean {
  return (place === 'ui/theme' && themeAttributes.has(name)) || htmlAttributes.has(name)
}

function attributesIn(files: readonly { file: string; source: string }[]): Map<string, Attribute> {
  const found = new Map<string, Attribute>()
  const attribute = (name: string) => {
    const known = found.get(name) ?? { name, setIn: new Set(), lookedAtIn: new Set() }
    found.set(name, known)
    return known
  }
  for (const { file, source } of files) {
    const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
    for (const name of namesIn(code, setting)) attribute(name).setIn.add(placeOf(file))
    for (const name of namesIn(code, lookingAt)) attribute(name).lookedAtIn.add(placeOf(file))
  }
  return found
}

function namesIn(code: string, patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) => Array.from(code.matchAll(pattern), ([, name = '']) => dashed(name)))
}

/** `waitsUnder` is the attribute `data-waits-under`. */
function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
}

/** The feature, or the room, that a file belongs to. */
function placeOf(file: string): string {
  const room = roomOf(file)
  return room === 'site/features' ? `features/${featureOf(file)}` : room
}
