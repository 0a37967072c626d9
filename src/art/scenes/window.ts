import { picture, rect } from '../grammar/markup.ts'
import { frame, opening, type Subject } from './opening.ts'
import type { SceneStyle } from './sceneStyle.ts'
import { tonesOf } from './tones.ts'

/** The window alone, on nothing: one tile of the facade of services, 400 x 500. */
export function windowTile(style: SceneStyle, subject: Subject): string {
  const [width, height] = [400, 500]
  const tones = tonesOf(style)
  const place = { x: width / 2, y: height - 30, w: width - 76, h: height - 92, id: 'opening', scale: 0.86 }
  return picture(
    width,
    height,
    frame(style, place, [
      [30, tones.stone],
      [18, tones.wallLight],
      [8, tones.dark],
    ]) +
      opening(style, tones, subject, place) +
      rect(6, place.y, width - 12, 12, tones.stone) +
      rect(18, place.y + 12, width - 36, 12, tones.wallLight),
  )
}
