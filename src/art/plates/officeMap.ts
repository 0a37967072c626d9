import { gold, navy } from '#ui/theme/palette.ts'
import { arch } from '../grammar/arch.ts'
import { starMark } from '../grammar/lattice.ts'
import { ellipse, group, line, placed, rect, shape } from '../grammar/markup.ts'
import { randomFrom } from '../grammar/random.ts'
import { plate } from './plate.ts'

const ground = '#16254a'
const block = '#1d3160'
const street = navy[900]
const park = '#1d4a45'
const metro = '#b03c8a'

/** A sketch of streets in the manner of South Extension, with the office in them; not a map to walk by. */
export function officeMap(): string {
  const roads =
    rect(-100, 166, 860, 34, navy[600]) +
    rect(-100, 181, 860, 4, ground) +
    line('M-100 216H300C380 216 380 290 440 290H760', metro, 4, { 'stroke-dasharray': '14 6', opacity: 0.8 }) +
    rect(396, -90, 18, 600, street)
  return plate(
    rect(0, 0, 640, 400, ground) +
      group(blocks() + roads, { transform: 'rotate(-9 320 200)' }) +
      placed(362, 150, pin(), 0, 1.5),
  )
}

function blocks(): string {
  const random = randomFrom(6)
  let s = ''
  for (let y = -70; y < 480; y += 62) {
    for (let x = -60; x < 720; x += 94) {
      if (y > 140 && y < 204) continue
      const isPark = random() > 0.88
      s += `<rect x="${x + 5}" y="${y + 5}" width="84" height="52" rx="4" fill="${isPark ? park : block}"/>`
      if (isPark) continue
      for (let plot = 0; plot < 4; plot++)
        s += rect(x + 10 + plot * 20, y + 10 + (plot % 2) * 20, 14, 16, ground, { opacity: 0.8 })
    }
  }
  return s
}

function pin(): string {
  return (
    ellipse(0, 2, 20, 6, '#000', { opacity: 0.25 }) +
    shape(arch({ type: 'ogee', w: 40, h: 56, y: -12 }), gold[500]) +
    shape('M-9 -12H9L0 2Z', gold[500]) +
    starMark(0, -36, 12, navy[900], gold[500])
  )
}
