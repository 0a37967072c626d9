import { gold, navy } from '#ui/theme/palette.ts'
import { arch } from '../grammar/arch.ts'
import { lattice, latticeGround } from '../grammar/lattice.ts'
import { circle, clipped, line, rect, shape } from '../grammar/markup.ts'
import { sky } from '../grammar/sky.ts'
import { skyline } from '../grammar/skyline.ts'
import { figure } from '../motifs/figure.ts'
import { plate } from './plate.ts'

/** A door opens, and its light lays the lattice on the floor. */
export function openDoor(): string {
  const at = (w: number, h: number, rise: number) => arch({ type: 'cusped', x: 320, y: 316, w, h, rise })
  const light = 'M262 316H378L520 400H120Z'
  const strands = lattice({ tiling: 'octagons', angle: 67.5, edge: 17, w: 640, h: 210 })
  const outside =
    sky({
      x: 235,
      y: 60,
      w: 170,
      h: 256,
      sun: { x: 320, y: 236, r: 30, fill: '#fffdf6' },
      near: '#fff6df',
      between: gold[300],
      far: gold[600],
      steps: 6,
    }) + shape(skyline({ seed: 8, x: 235, y: 318, w: 170, h: 78, old: 0.9, trees: 0.2 }), gold[700], { opacity: 0.55 })
  return plate(
    latticeGround({
      tiling: 'octagons',
      angle: 67.5,
      edge: 19,
      w: 640,
      h: 320,
      ground: navy[800],
      strands: navy[700],
      strand: 2,
    }) +
      rect(0, 316, 640, 84, navy[950]) +
      shape(light, gold[500], { opacity: 0.85 }) +
      clipped('floor', light, `<g transform="translate(0 316) scale(1 .42)">${line(strands, navy[900], 5)}</g>`) +
      shape(at(214, 282, 112), navy[600]) +
      shape(at(190, 266, 100), navy[950]) +
      shape(at(170, 252, 92), gold[400]) +
      clipped('doorway', at(170, 252, 92), outside + leaves()) +
      figure(320, 334, 112, navy[950]),
  )
}

function leaves(): string {
  let s = shape('M235 40L282 74V330L235 350Z', navy[700]) + shape('M405 40L358 74V330L405 350Z', navy[800])
  for (let row = 0; row < 4; row++) {
    const [outer, inner] = [112 + row * 52, 118 + row * 47]
    const foot = 154 + row * 48
    s +=
      shape(`M241 ${outer}L276 ${inner}V${foot}L241 ${outer + 44}Z`, navy[800]) +
      circle(258, 136 + row * 50, 3.4, gold[400]) +
      shape(`M399 ${outer}L364 ${inner}V${foot}L399 ${outer + 44}Z`, navy[900])
  }
  return s
}
