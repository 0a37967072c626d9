import { gold, navy } from '#theme/palette.ts'
import { lattice } from '../grammar/lattice.ts'
import { clipped, line, picture, rect, shape } from '../grammar/markup.ts'
import { archOfMark, keyhole, mark } from './mark.ts'

const size = 512
const inGold = { x: size / 2, stone: gold[500], light: navy[900], ring: gold[700] }

function ground(): string {
  const strands = lattice({ tiling: 'octagons', angle: 67.5, edge: 56, w: size, h: size })
  return rect(0, 0, size, size, navy[800]) + line(strands, '#1c3566', 5)
}

/** Application icon with round corners. */
export function appIcon(): string {
  const tile =
    'M112 0H400A112 112 0 0 1 512 112V400A112 112 0 0 1 400 512H112A112 112 0 0 1 0 400V112A112 112 0 0 1 112 0Z'
  return picture(size, size, clipped('tile', tile, ground() + mark({ ...inGold, y: 440, h: 372 })))
}

/** Fills the square; the mark stays within the central circle of 80 %, which no platform cuts. */
export function maskableIcon(): string {
  return picture(size, size, ground() + mark({ ...inGold, y: 398, h: 290 }))
}

/** Square and without transparency, as iOS wants it; the system rounds the corners. */
export function touchIcon(): string {
  return picture(size, size, ground() + mark({ ...inGold, y: 432, h: 352 }))
}

/** One path with the keyhole cut out; the platform colours it. */
export function monochromeIcon(): string {
  const d = archOfMark(size / 2, 440, 372) + keyhole(size / 2, 440, 372)
  return picture(size, size, shape(d, '#000', { 'fill-rule': 'evenodd' }))
}

/** For browser tabs: no relief, larger mark. */
export function favicon(): string {
  const tile = `<rect width="${size}" height="${size}" rx="96" fill="${navy[800]}"/>`
  return picture(size, size, tile + mark({ x: size / 2, y: 462, h: 416, stone: gold[500], light: navy[900] }))
}
