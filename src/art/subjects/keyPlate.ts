import { gold } from '#ui/theme/palette.ts'
import { mix } from '../grammar/colour.ts'
import { lattice, rosette } from '../grammar/lattice.ts'
import { circle, clipped, line, shape } from '../grammar/markup.ts'
import { key } from '../motifs/key.ts'
import type { Subject } from '../scenes/opening.ts'

/** The key of a house, handed over on an inlaid plate. */
export const keyPlate: Subject = ({ accent, deep }) => {
  const ring = Array.from({ length: 24 }, (_, index) => {
    const at = (index * Math.PI) / 12
    return rosette(134 * Math.cos(at), -186 + 134 * Math.sin(at), 11)
  })
  const strands = lattice({ tiling: 'dodecagons', angle: 68, edge: 30, x: -120, y: -306, w: 240, h: 240 })
  const well = 'M-117 -186a117 117 0 1 0 234 0a117 117 0 1 0 -234 0Z'
  return (
    circle(0, -186, 154, deep) +
    circle(0, -186, 148, 'none', { stroke: gold[500], 'stroke-width': 2.5 }) +
    circle(0, -186, 119, 'none', { stroke: gold[500], 'stroke-width': 2.5 }) +
    shape(ring.join(''), accent) +
    clipped('well', well, line(strands, mix(deep, accent, 0.36), 3)) +
    key({ x: -66, y: -262, r: 58, length: 190, turn: 50 })
  )
}
