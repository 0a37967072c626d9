import { gold, navy } from '#ui/theme/palette.ts'
import { arch } from '../grammar/arch.ts'
import { mix } from '../grammar/colour.ts'
import { lattice } from '../grammar/lattice.ts'
import { clipped, group, line, picture, rect, shape } from '../grammar/markup.ts'
import { sky } from '../grammar/sky.ts'
import { edgeFor } from '../grammar/tilings.ts'
import { adornment } from './adornment.ts'
import { head } from './face.ts'
import { garments } from './garment.ts'
import { hairBehind, hairInFront } from './hair.ts'
import { turban, veilBehind, veilInFront } from './headwear.ts'
import { personTones } from './palette.ts'
import type { Person } from './person.ts'
import type { PersonTones } from './tones.ts'

const size = 400

/** A bust, lit from the left, in a lattice window; square. */
export function portrait(person: Person): string {
  const tones = personTones(person)
  const { accent, arch: type } = person
  const deep = mix(accent, navy[900], 0.72)
  const opening = (out: number) =>
    arch({ type, x: 200, y: size + 10, w: 352 + out * 2, h: 392 + out * 1.2, rise: 184 + out })
  return picture(
    size,
    size,
    rect(0, 0, size, size, deep) +
      shape(opening(16), mix(deep, accent, 0.34)) +
      shape(opening(7), mix(deep, '#060b18', 0.4)) +
      clipped(
        'opening',
        opening(0),
        light(person, deep) + group(bust(person, tones), { transform: `translate(-24 ${lift(person)}) scale(1.12)` }),
      ),
  )
}

/** Tall heads are placed lower, so that the arch does not cut them. */
function lift({ turban, veil, hairStyle }: Person): number {
  return turban || veil || hairStyle === 'bun' ? -34 : -56
}

function light({ accent, tiling }: Person, deep: string): string {
  const strands = lattice({ tiling, angle: 66, edge: edgeFor(tiling, 76), w: size, h: size })
  return (
    sky({
      x: 0,
      y: 0,
      w: size,
      h: size,
      sun: { x: 126, y: 150, r: 54, fill: mix(gold[200], '#ffffff', 0.5) },
      near: mix(gold[300], '#ffffff', 0.3),
      between: mix(accent, '#ffe9cf', 0.52),
      far: mix(accent, deep, 0.3),
      steps: 7,
    }) + line(strands, mix(accent, deep, 0.5), 5, { opacity: 0.24 })
  )
}

function bust(person: Person, tones: PersonTones): string {
  const { hairStyle, turban: cloth, veil, tilt = 0 } = person
  const lean = (content: string) => group(content, { transform: `rotate(${tilt} 200 330) translate(0 18)` })
  const behind = veil ? veilBehind(tones) : hairStyle && !cloth ? hairBehind(hairStyle, tones) : ''
  const over = cloth ? turban(cloth) : veil ? veilInFront(tones) : hairStyle ? hairInFront(hairStyle, tones) : ''
  return (
    lean(behind) + neck(tones) + garments[person.wear](tones) + lean(head(person, tones) + over + adornment(person))
  )
}

function neck({ skin, skinShade }: PersonTones): string {
  return (
    shape('M168 246H232V326C240 342 250 346 262 350L200 400L138 350C150 346 160 342 168 326Z', skin) +
    shape('M168 268C182 292 218 294 232 262V326C240 342 250 346 262 350L200 400Q204 340 168 300Z', skinShade)
  )
}
