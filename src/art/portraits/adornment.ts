import { gold } from '#ui/theme/palette.ts'
import { circle, group, shape } from '../grammar/markup.ts'
import type { Person } from './person.ts'
import { brush } from './strokes.ts'

/** Adornment of the face: dot, glasses, earrings, nose stud. */
export function adornment({ bindi, glasses, earrings, noseStud }: Person): string {
  return (
    (bindi ? circle(200, 172, 4.2, bindi) : '') +
    (glasses ? spectacles(glasses) : '') +
    (earrings ? earring(139, gold[500], gold[400]) + earring(261, gold[600], gold[600]) : '') +
    (noseStud ? circle(189, 228, 2.4, gold[300]) : '')
  )
}

function spectacles({ colour, round }: { colour: string; round: boolean }): string {
  const lens = (x: number) =>
    round
      ? `<circle cx="${x}" cy="199" r="21"/>`
      : `<rect x="${x - (x < 200 ? 23 : 22)}" y="183" width="45" height="32" rx="9"/>`
  const bridge = round
    ? 'M192 196q8 -5 16 0M150 195l-10 -4M250 195l10 -4'
    : 'M193 194q7 -4 14 0M148 193l-8 -3M252 193l8 -3'
  const lenses = group(lens(171) + lens(229), {
    fill: '#fff',
    'fill-opacity': 0.14,
    stroke: colour,
    'stroke-width': round ? 3.6 : 4,
  })
  return lenses + brush(bridge, colour, 3.4)
}

function earring(x: number, stud: string, drop: string): string {
  return circle(x, 232, 4.4, stud) + shape(`M${x} 236l-7 13h14Z`, drop)
}
