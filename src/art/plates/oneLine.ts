import { pigments } from '#content/pigments.ts'
import { gold, navy } from '#ui/theme/palette.ts'
import { lattice, rosette } from '../grammar/lattice.ts'
import { circle, group, line, num, placed, rect, shape } from '../grammar/markup.ts'
import { ivory, sunlight } from '../grammar/palette.ts'
import { randomFrom } from '../grammar/random.ts'
import { sky } from '../grammar/sky.ts'
import { skyline } from '../grammar/skyline.ts'
import { dawn, haze, plate } from './plate.ts'

/** One line from a city abroad to Delhi, and one letter on it. */
export function oneLine(): string {
  const strands = lattice({ tiling: 'hexagons', angle: 60, edge: 24, w: 640, h: 400 })
  const route = 'M118 236C200 20 400 10 500 226'
  return plate(
    sky({
      x: 0,
      y: 0,
      w: 640,
      h: 400,
      sun: { x: 486, y: 270, r: 40, fill: sunlight },
      near: '#ffe6b8',
      between: dawn,
      far: navy[600],
      steps: 9,
    }) +
      group(line(strands, navy[950], 2), { opacity: 0.1 }) +
      city() +
      line(route, navy[950], 3, { opacity: 0.35, transform: 'translate(3 5)' }) +
      line(route, sunlight, 4) +
      circle(118, 236, 8, sunlight) +
      shape(rosette(500, 232, 20, 8, 64), gold[500]) +
      shape(rosette(500, 232, 8, 8, 64), navy[900]) +
      placed(306, 66, envelope(), 6),
  )
}

function city(): string {
  const random = randomFrom(9)
  let towers = ''
  for (let x = -10; x < 250; ) {
    const w = 16 + random() * 22
    const h = 60 + random() * 110
    towers += `M${num(x)} 400V${num(330 - h)}h${num(w)}V400Z`
    if (random() > 0.7) towers += `M${num(x + w / 2 - 1.5)} ${num(331 - h)}v-34h3v34Z`
    x += w + random() * 4
  }
  const lamps = Array.from({ length: 26 }, () => rect(4 + random() * 220, 230 + random() * 110, 4, 6, gold[400]))
  return (
    shape(towers, navy[700]) +
    shape(skyline({ seed: 31, x: 370, y: 334, w: 300, h: 120, old: 1, trees: 0.2 }), haze) +
    shape(skyline({ seed: 77, x: 330, y: 352, w: 330, h: 84, old: 0.5, trees: 0.4 }), navy[800]) +
    rect(0, 344, 640, 60, navy[900]) +
    lamps.join('')
  )
}

function envelope(): string {
  return (
    rect(-44, -29, 88, 60, navy[950], { opacity: 0.3, transform: 'translate(4 6)' }) +
    rect(-44, -30, 88, 60, ivory) +
    line('M-44 -30L0 6L44 -30', navy[600], 3) +
    shape(rosette(0, 6, 11), pigments.lac.accent)
  )
}
