import { gold } from '#ui/theme/palette.ts'
import { mix } from '../grammar/colour.ts'
import { lattice, rosette } from '../grammar/lattice.ts'
import { circle, line, placed, shape } from '../grammar/markup.ts'
import { ivory } from '../grammar/palette.ts'
import { deed } from '../motifs/deed.ts'
import type { Subject } from '../scenes/opening.ts'

/** A title deed under a magnifying glass. */
export const lens: Subject = ({ accent, near }) => {
  const glass = 'M-22 -190a80 80 0 1 0 160 0a80 80 0 1 0 -160 0Z'
  const strands = lattice({ tiling: 'octagons', angle: 62, edge: 26, x: -32, y: -280, w: 180, h: 180 })
  const handle =
    `<rect x="-13" y="78" width="26" height="120" rx="9" fill="${gold[600]}"/>` +
    `<rect x="-13" y="78" width="12" height="120" rx="6" fill="${gold[400]}"/>`
  return (
    deed({ x: -30, y: -178, w: 210, h: 286, tilt: -7, accent, ink: near, sealed: false, seed: 9, id: 'band' }) +
    placed(58, -190, handle, -38) +
    circle(58, -190, 88, mix(accent, ivory, 0.72)) +
    `<clipPath id="glass"><path d="${glass}"/></clipPath><g clip-path="url(#glass)">` +
    line(strands, accent, 4) +
    shape(rosette(58, -190, 40, 8, 67), near) +
    shape(rosette(58, -190, 17, 8, 60), gold[400]) +
    shape('M-10 -270L70 -270L0 -110L-60 -110Z', '#fff', { opacity: 0.22 }) +
    '</g>' +
    circle(58, -190, 86, 'none', { stroke: gold[500], 'stroke-width': 13 }) +
    circle(58, -190, 92, 'none', { stroke: gold[700], 'stroke-width': 2.5 })
  )
}
