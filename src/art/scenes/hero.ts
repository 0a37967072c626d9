import { gold } from '#ui/theme/palette.ts'
import { arch } from '../grammar/arch.ts'
import { jali, lattice, rosette } from '../grammar/lattice.ts'
import { clipped, line, num, picture, rect, shape } from '../grammar/markup.ts'
import { sky } from '../grammar/sky.ts'
import { floorLight } from './floorLight.ts'
import { frame, type OpeningOptions, opening, type Subject, sunIn } from './opening.ts'
import type { SceneStyle } from './sceneStyle.ts'
import { type Tones, tonesOf } from './tones.ts'

export interface HeroOptions {
  w: number
  /** Middle of the window. */
  x: number
  /** The sides on which it has a screen. */
  screens: readonly (-1 | 1)[]
  /** Start and full strength of the wall's relief, as shares of the width; text lies over it. */
  relief: readonly [number, number]
}

/** The window right of the type, between two screens. */
export const wide: HeroOptions = { w: 1600, x: 1130, screens: [-1, 1], relief: [0.28, 0.62] }
/** The window further to the right: for long titles. */
export const wideApart: HeroOptions = { ...wide, x: 1226, screens: [1] }
/** The window in the middle: for a picture without type on it. */
export const centred: HeroOptions = { ...wide, x: 800, relief: [0, 0.2] }
/** For narrow screens: the window in the middle, below the type. */
export const narrow: HeroOptions = { w: 860, x: 430, screens: [-1, 1], relief: [0, 0.3] }

const height = 900
/** The floor begins here, as a share of the height; pages continue wall and floor beyond the picture. */
export const floorAt = 0.84
const floorY = height * floorAt
const openingSize = { w: 460, h: 600 }

/** A room with the window on one side and its light on the floor; the other side stays calm for type. */
export function hero(style: SceneStyle, subject: Subject, options: HeroOptions): string {
  const tones = tonesOf(style)
  const { w, x, screens } = options
  const place = { ...openingSize, x, y: floorY - 34, id: 'opening', scale: 1.16 }
  return picture(
    w,
    height,
    rect(0, 0, w, height, tones.wall) +
      relief(style, tones, options) +
      rect(0, floorY, w, height - floorY, tones.dark) +
      rect(0, floorY, w, 5, tones.stone, { opacity: 0.7 }) +
      floorLight(style, tones, { x, floorY, w: openingSize.w, bottom: height }) +
      screens.map((side) => screen(style, tones, place, side)).join('') +
      portal(tones, x) +
      frame(style, place, [
        [20, tones.wallLight],
        [10, tones.dark],
      ]) +
      opening(style, tones, subject, place) +
      rect(x - openingSize.w / 2 - 70, place.y, openingSize.w + 140, 16, tones.stone) +
      rect(x - openingSize.w / 2 - 54, place.y + 16, openingSize.w + 108, 23, tones.wallLight),
  )
}

const isFine = (style: SceneStyle) =>
  style.tiling === 'dodecagons' || style.tiling === 'rhombs' || style.tiling === 'great'

/** The screen's pattern in the faintest relief on the wall, fading towards the text. */
function relief(style: SceneStyle, tones: Tones, { w, x, screens, relief: [from, to] }: HeroOptions): string {
  const strands = lattice({
    tiling: style.tiling,
    angle: style.angle,
    edge: isFine(style) ? 38 : 48,
    x: w * (from - 0.04),
    y: 0,
    w: w * (1.08 - from),
    h: floorY,
    keep: (px, py) => {
      const behindPortal = Math.abs(px - x) <= openingSize.w / 2 + 40 && py >= 30
      const behindScreen =
        screens.length > 1 && py > floorY - 320 && Math.abs(Math.abs(px - x) - openingSize.w / 2 - 166) < 60
      return !behindPortal && !behindScreen
    },
  })
  const stop = (at: number, opacity: number) => `<stop offset="${at}" stop-color="#fff" stop-opacity="${opacity}"/>`
  return (
    `<linearGradient id="fade" x1="0" x2="1">${stop(from, 0)}${stop(to, 0.9)}</linearGradient>` +
    `<mask id="wall"><rect width="${w}" height="${height}" fill="url(#fade)"/></mask>` +
    `<g mask="url(#wall)">${line(strands, tones.wallLight, 2.2, { opacity: 0.8 })}</g>`
  )
}

/** A pierced screen beside the window, with the same light behind it. */
function screen(style: SceneStyle, tones: Tones, place: OpeningOptions, side: -1 | 1): string {
  const w = 150
  const h = place.h * 0.66
  const x = place.x + side * (place.w / 2 + 166)
  const { y } = place
  const archAround = (out: number, up: number, rise: number) =>
    arch({ type: 'pointed', w: w + out, h: h + up, x, y, rise: w * rise })
  const light = sky({
    x: x - w / 2,
    y: y - h,
    w,
    h,
    sun: { ...sunIn(style, place), r: 60, fill: tones.sun },
    near: tones.skyNear,
    between: tones.skyBetween,
    far: tones.skyFar,
  })
  const stone = jali({
    tiling: style.tiling,
    angle: style.angle,
    edge: isFine(style) ? 19 : 27,
    x: x - w / 2,
    y: y - h,
    w,
    h,
    stone: tones.wall,
    reveal: tones.dark,
    strand: isFine(style) ? 4.6 : 6.4,
  })
  return (
    shape(archAround(32, 24, 0.58), tones.wallLight) +
    shape(archAround(14, 10, 0.54), tones.dark) +
    clipped(`screen${side + 1}`, archAround(0, 0, 0.5), light + stone)
  )
}

/** The rectangular portal around the arch: inlaid border, plain field, a rosette in each spandrel. */
function portal(tones: Tones, middle: number): string {
  const x = middle - openingSize.w / 2 - 62
  const w = openingSize.w + 124
  const h = openingSize.h + 74
  const y = floorY - 34 - h
  const band = 34
  const ring =
    `M${num(x + 9)} ${floorY}V${num(y + 9)}H${num(x + w - 9)}V${floorY}H${num(x + w - band)}` +
    `V${num(y + band)}H${num(x + band)}V${floorY}Z`
  const inlay = lattice({
    tiling: 'octagons',
    angle: 62,
    edge: 12.6,
    x,
    y,
    w,
    h: h + 10,
    keep: (px, py) => px < x + band + 10 || px > x + w - band - 10 || py < y + band + 10,
  })
  const spandrels = [-1, 1].map((side) => {
    const cx = middle + side * (openingSize.w / 2 - 34)
    const cy = y + band + 66
    return shape(rosette(cx, cy, 34, 12), tones.wallLight) + shape(rosette(cx, cy, 17, 8, 64), gold[500])
  })
  return (
    rect(x - 12, y - 12, w + 24, h + 12, tones.dark, { opacity: 0.45 }) +
    rect(x, y, w, h, tones.wallLight) +
    rect(x, y, w, 4, tones.lit, { opacity: 0.5 }) +
    rect(x, y, 4, h, tones.lit, { opacity: 0.25 }) +
    clipped('inlay', ring, rect(x, y, w, h, tones.dark) + line(inlay, tones.stone, 3)) +
    rect(x + band, y + band, w - 2 * band, h - band, tones.stone) +
    rect(x + band, y + band, w - 2 * band, 3, tones.dark, { opacity: 0.5 }) +
    spandrels.join('')
  )
}
