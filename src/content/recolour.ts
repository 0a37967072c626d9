/** Lightness, chroma and hue in radians of a colour in OKLCH (https://www.w3.org/TR/css-color-4/#ok-lab). */
interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

/**
 * Carries colours over from one base colour to another: `from` becomes `to`, and what was tinted like `from` is tinted like `to`
 * in the same degree. The luminance by which WCAG measures contrast keeps its order, and stays the same where both bases have the
 * same. With the same base every colour stays exactly as it is. Colours are '#rrggbb'.
 */
export function recolour(from: string, to: string): (colour: string) => string {
  if (from === to) return (colour) => colour
  const [old, base] = [oklch(from), oklch(to)]
  const turn = base.hue - old.hue
  const strength = old.chroma > 0 ? base.chroma / old.chroma : 1
  return (colour) => {
    if (colour === from) return to
    const { chroma, hue } = oklch(colour)
    const brightness = carried(brightnessOf(colour), brightnessOf(from), brightnessOf(to))
    return withBrightness(brightness, { chroma: chroma * strength, hue: hue + turn })
  }
}

/** The colour with that brightness: lightness in OKLCH is near it, but not the same for every hue. */
function withBrightness(brightness: number, tint: Pick<Oklch, 'chroma' | 'hue'>): string {
  let [dark, light] = [0, 1]
  for (let step = 0; step < 20; step += 1) {
    const lightness = (dark + light) / 2
    if (brightnessOf(hex({ ...tint, lightness })) < brightness) dark = lightness
    else light = lightness
  }
  return hex({ ...tint, lightness: light })
}

/** The cube root of a colour's luminance, in which steps look alike. From 0 to 1. */
function brightnessOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour)
  return Math.cbrt(0.2126 * red + 0.7152 * green + 0.0722 * blue)
}

/**
 * Black and white stay, the base moves, and the darker shades with it. Of the lighter ones those that are near the base move,
 * so that texts and edges on light grounds keep their contrast; a base that moves far takes all with it, in their order.
 */
function carried(value: number, from: number, to: number): number {
  if (value <= from) return from > 0 ? (value / from) * to : to
  const left = (1 - value) / (1 - from)
  const isFar = Math.abs(to - from) > (1 - from) / 3
  return isFar ? 1 - left * (1 - to) : value + (to - from) * left ** 3
}

function oklch(colour: string): Oklch {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

/** The colour in sRGB, with the most chroma up to its own that a screen can show at this lightness. */
function hex({ lightness, chroma, hue }: Oklch): string {
  for (let left = chroma; ; left *= 0.97) {
    const channels = srgb({ lightness, chroma: left, hue })
    const isShown = channels.every((value) => value > -0.002 && value < 1.002)
    if (!isShown && left > 0.001) continue
    const bytes = channels.map((value) => Math.round(Math.min(1, Math.max(0, value)) * 255))
    return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
  }
}

function srgb({ lightness, chroma, hue }: Oklch): number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((value) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
}

/** Red, green and blue as amounts of light, from 0 to 1. */
function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
