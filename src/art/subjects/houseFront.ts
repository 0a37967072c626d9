import { gold } from '#ui/theme/palette.ts'
import { arch } from '../grammar/arch.ts'
import { chhatri } from '../grammar/buildings.ts'
import { mix } from '../grammar/colour.ts'
import { lattice } from '../grammar/lattice.ts'
import { circle, clipped, line, rect, rectPath, shape } from '../grammar/markup.ts'
import { key } from '../motifs/key.ts'
import type { Subject } from '../scenes/opening.ts'
import type { Tones } from '../scenes/tones.ts'
import { pane } from './house.ts'

/** A house front at dusk, its door lit and open, and its key. */
export const houseFront: Subject = (tones) => {
  const { middle } = tones
  return (
    walls(tones) +
    pane(-98, -190, 46, 68, middle) +
    pane(-98, -72, 46, 74, gold[400]) +
    balcony(tones) +
    doorway(tones) +
    shape('M-34 0H34L96 34H-96Z', gold[300]) +
    shape('M-14 0H14L38 34H-38Z', gold[100]) +
    keyOnWall(tones)
  )
}

function walls({ accent, deep, near, pale, shade }: Tones): string {
  const merlons = Array.from({ length: 11 }, (_, index) => {
    const x = -150 + index * 27.5
    return `M${x} -272v-12q0 -8 12.5 -18q12.5 10 12.5 18v12Z`
  })
  return (
    shape(chhatri(0, -270, 96, 106), mix(accent, deep, 0.2)) +
    rect(-154, -268, 308, 268, pale) +
    rect(60, -268, 94, 268, shade) +
    shape(merlons.join(''), shade) +
    rect(-162, -274, 324, 12, near) +
    rect(-154, -146, 308, 7, shade) +
    rect(-162, -10, 324, 10, near)
  )
}

function balcony({ accent, deep, near }: Tones): string {
  const rail = lattice({ tiling: 'octagons', angle: 64, edge: 9, x: -40, y: -178, w: 80, h: 30 })
  return (
    pane(0, -176, 54, 70, gold[300]) +
    shape('M-52 -148h104l-14 18h-76Z', mix(accent, deep, 0.35)) +
    clipped('rail', rectPath(-42, -178, 84, 31), rect(-44, -180, 88, 34, accent) + line(rail, near, 2.6)) +
    line('M-44 -178H44', near, 5)
  )
}

function doorway({ dark, near, pale }: Tones): string {
  const at = (w: number, h: number) => arch({ type: 'cusped', w, h, rise: w * 0.52 })
  return (
    shape(at(98, 140), near) +
    shape(at(84, 130), gold[300]) +
    shape(at(52, 100), gold[100]) +
    shape('M-42 0V-86L-22 -78V6Z', dark) +
    circle(-27, -38, 3, gold[500]) +
    rect(-60, -4, 120, 8, pale)
  )
}

function keyOnWall({ near }: Tones): string {
  const shadow = key({ x: 127, y: -158, r: 33, length: 116, turn: 90, fill: near, shade: near })
  return `<g opacity=".35">${shadow}</g>${key({ x: 120, y: -164, r: 33, length: 116, turn: 90 })}`
}
