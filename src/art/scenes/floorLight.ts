import { gold } from '#ui/theme/palette.ts'
import { mix } from '../grammar/colour.ts'
import { type Corner, starTiles } from '../grammar/lattice.ts'
import { clipped, polygon, rectPath, shape } from '../grammar/markup.ts'
import { edgeFor, mainSides } from '../grammar/tilings.ts'
import type { SceneStyle } from './sceneStyle.ts'
import type { Tones } from './tones.ts'

export interface FloorLightOptions {
  /** Middle of the window, and the line where wall and floor meet. */
  x: number
  floorY: number
  /** Width of the light at the wall. */
  w: number
  /** How far down the floor is drawn. */
  bottom: number
}

/** The light that the window throws on the floor: whole stars of the screen, laid flat, fainter as they leave the wall. */
export function floorLight(style: SceneStyle, tones: Tones, { x, floorY, w, bottom }: FloorLightOptions): string {
  const depth = (bottom - floorY) / foreshortening + 40
  const sides = mainSides(style.tiling)
  const lay = (u: number, v: number): Corner => [x + u * (1 + v * spread) - v * slant, floorY + v * foreshortening]
  const stars = starTiles({
    tiling: style.tiling,
    angle: Math.min(style.angle, bluntest),
    edge: edgeFor(style.tiling, starWidth),
    x: -w / 2,
    y: 14,
    w,
    h: depth,
    keep: (u, v) => Math.abs(u) < w / 2 - starWidth * 0.2 && v > starWidth * 0.35,
  })
  const light = stars.map((star) => {
    const fade = Math.min(1, Math.max(0, star.y / depth))
    const glow = mix(gold[300], mix(tones.dark, gold[500], 0.42), fade)
    const fill = star.sides === sides ? glow : mix(glow, tones.dark, 0.45)
    return shape(polygon(star.corners.map(([u, v]) => lay(u, v))), fill)
  })
  const patch = polygon([lay(-w / 2, 0), lay(w / 2, 0), lay(w / 2, depth), lay(-w / 2, depth)])
  const floor = rectPath(0, floorY + 5, 4000, bottom - floorY)
  return clipped('floor', floor, shape(patch, mix(tones.dark, gold[500], 0.16)) + light.join(''))
}

/** Width of a star before it is laid down. */
const starWidth = 100
/** Sharper stars than this vanish when they are laid down. */
const bluntest = 62
const foreshortening = 0.5
const spread = 0.0007
const slant = 0.46
