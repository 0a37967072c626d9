import { gold, navy } from '#ui/theme/palette.ts'
import { starMark } from '../grammar/lattice.ts'
import { picture } from '../grammar/markup.ts'
import { stampShape } from '../motifs/stamp.ts'

/** The star of the house, as a bullet or ornament. */
export function star(): string {
  return picture(64, 64, starMark(0, 0, 30, gold[500], navy[900]), '-32 -32')
}

/** The stamp of the subscription envelope. */
export function postageStamp(): string {
  return picture(160, 196, stampShape({ x: 0, y: 0, w: 140, h: 172, ground: navy[700], star: navy[800] }), '-80 -98')
}
