import { gold } from '#ui/theme/palette.ts'
import { mix } from '../../grammar/colour.ts'
import { circle, line, polygon, shape } from '../../grammar/markup.ts'
import { ivory } from '../../grammar/palette.ts'
import type { Tones } from '../../scenes/tones.ts'
import { type Prop, shadow } from './prop.ts'

type Corner = readonly [number, number, number]

/** Isometric view: x to the right and down, y to the left and down, z up. */
const view = (x: number, y: number, z: number): readonly [number, number] => [(x - y) * 0.866, (x + y) * 0.5 - z + 20]
const face = (...corners: Corner[]) => polygon(corners.map((corner) => view(...corner)))

/** An architect's model of a house on its plot. */
export const houseModel: Prop = (tones) => {
  const { accent, deep, near } = tones
  const ground = face([-130, -130, 0], [130, -130, 0], [130, 130, 0], [-130, 130, 0])
  const plot = mix(accent, ivory, 0.45)
  return (
    shadow(face([-130, -130, -14], [130, -130, -14], [130, 130, -14], [-130, 130, -14]), 16) +
    shape(face([-130, 130, 0], [130, 130, 0], [130, 130, -14], [-130, 130, -14]), near) +
    shape(face([130, -130, 0], [130, 130, 0], [130, 130, -14], [130, -130, -14]), mix(deep, '#000000', 0.3)) +
    shape(ground, plot) +
    shape(face([-20, 70, 0], [26, 70, 0], [26, 130, 0], [-20, 130, 0]), ivory) +
    shape(face([-66, 70, 0], [104, 70, 0], [104, 92, 0], [-66, 92, 0]), deep, { opacity: 0.16 }) +
    tree(-98, -70, tones) +
    walls(tones) +
    roof(tones) +
    tree(-96, 92, tones) +
    tree(100, 104, tones)
  )
}

function walls({ accent, deep, middle }: Tones): string {
  const lit = mix(ivory, accent, 0.06)
  const shaded = mix(ivory, accent, 0.38)
  const pane = (x: number, z: number) => face([x, 70, z], [x + 30, 70, z], [x + 30, 70, z + 34], [x, 70, z + 34])
  const side = (y: number, z: number) => face([80, y, z], [80, y - 30, z], [80, y - 30, z + 34], [80, y, z + 34])
  return (
    shape(face([-80, 70, 0], [80, 70, 0], [80, 70, 96], [-80, 70, 96]), lit) +
    shape(face([80, -70, 0], [80, 70, 0], [80, 70, 96], [80, 0, 158], [80, -70, 96]), shaded) +
    shape(pane(-64, 36) + pane(38, 36), middle) +
    shape(face([-16, 70, 0], [22, 70, 0], [22, 70, 66], [-16, 70, 66]), gold[400]) +
    shape(side(48, 36) + side(-12, 36), mix(middle, deep, 0.4))
  )
}

function roof({ accent, deep }: Tones): string {
  const ridge = mix(accent, ivory, 0.12)
  const slope = face([-94, 84, 84], [94, 84, 84], [94, 0, 160], [-94, 0, 160])
  const rows = [0.25, 0.5, 0.75].map((at) => {
    const [ax, ay] = view(-94, 84 - 84 * at, 84 + 76 * at)
    const [bx, by] = view(94, 84 - 84 * at, 84 + 76 * at)
    return `M${ax} ${ay}L${bx} ${by}`
  })
  const gable = face([94, 84, 84], [94, 0, 160], [94, -84, 84], [94, -84, 76], [94, 0, 150], [94, 84, 76])
  return (
    shape(slope, ridge) +
    line(rows.join(''), mix(accent, deep, 0.35), 2.4, { opacity: 0.6 }) +
    shape(gable, mix(accent, deep, 0.5))
  )
}

function tree(x: number, y: number, { accent, deep }: Tones): string {
  const [cx, cy] = view(x, y, 26)
  return (
    circle(cx + 6, cy + 30, 20, '#000', { opacity: 0.16 }) +
    circle(cx, cy, 25, mix(accent, deep, 0.35)) +
    circle(cx - 6, cy - 7, 15, mix(accent, ivory, 0.18))
  )
}
