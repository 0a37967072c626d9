import { gold, navy } from '#ui/theme/palette.ts'
import { lattice } from '../grammar/lattice.ts'
import { clipped, line, picture, rect, shape } from '../grammar/markup.ts'
import { archOfMark, keyhole, mark } from './mark.ts'

const size = 512
const inGold = { x: size / 2, stone: gold[500], light: navy[900], ring: gold[700] }

/** The workplace: the site's colours the other way round, so that the two are told apart on one home screen. */
const inNavy = { x: size / 2, stone: navy[800], light: gold[500], ring: navy[900] }

function ground(colour: string = navy[800], strand = '#1c3566'): string {
  const strands = lattice({ tiling: 'octagons', angle: 67.5, edge: 56, w: size, h: size })
  return rect(0, 0, size, size, colour) + line(strands, strand, 5)
}

const goldGround = () => ground(gold[500], gold[400])

const tile =
  'M112 0H400A112 112 0 0 1 512 112V400A112 112 0 0 1 400 512H112A112 112 0 0 1 0 400V112A112 112 0 0 1 112 0Z'

/** Application icon with round corners. */
export function appIcon(): string {
  return picture(size, size, clipped('tile', tile, ground() + mark({ ...inGold, y: 440, h: 372 })))
}

/** Application icon of the workplace. */
export function deskIcon(): string {
  return picture(size, size, clipped('tile', tile, goldGround() + mark({ ...inNavy, y: 440, h: 372 })))
}

/** Like `maskableIcon`, of the workplace. */
export function maskableDeskIcon(): string {
  return picture(size, size, goldGround() + mark({ ...inNavy, y: 398, h: 290 }))
}

/** Like `touchIcon`, of the workplace. */
export function touchDeskIcon(): string {
  return picture(size, size, goldGround() + mark({ ...inNavy, y: 432, h: 352 }))
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
  return picture(
    size,
    size,
    roundTile(navy[800]) + mark({ x: size / 2, y: 462, h: 416, stone: gold[500], light: navy[900] }),
  )
}

/** For browser tabs of the workplace. */
export function deskFavicon(): string {
  return picture(
    size,
    size,
    roundTile(gold[500]) + mark({ x: size / 2, y: 462, h: 416, stone: navy[800], light: gold[500] }),
  )
}

function roundTile(fill: string): string {
  return `<rect width="${size}" height="${size}" rx="96" fill="${fill}"/>`
}
