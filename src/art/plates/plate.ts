import { navy } from '#ui/theme/palette.ts'
import { mix } from '../grammar/colour.ts'
import { clipped, picture, rectPath } from '../grammar/markup.ts'
import { houseStyle } from '../scenes/house.ts'
import { tonesOf } from '../scenes/tones.ts'

export const plateWidth = 640
export const plateHeight = 400

/** Navy and gold only. */
export const plateTones = tonesOf(houseStyle)
export const dawn = '#eeb18a'
export const haze = mix(dawn, navy[700], 0.7)

/** Cuts the drawing off at the border of a plate, 640 x 400. */
export function plate(content: string): string {
  return picture(plateWidth, plateHeight, clipped('plate', rectPath(0, 0, plateWidth, plateHeight), content))
}
