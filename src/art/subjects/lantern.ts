import { gold } from '#ui/theme/palette.ts'
import { arch } from '../grammar/arch.ts'
import { lattice, rosette } from '../grammar/lattice.ts'
import { circle, clipped, line, placed, rect, shape } from '../grammar/markup.ts'
import { ivory } from '../grammar/palette.ts'
import type { Subject } from '../scenes/opening.ts'
import type { Tones } from '../scenes/tones.ts'

/** A lantern kept lit at night, and a letter on the sill that waits to be sent. */
export const lantern: Subject = (tones) => stars() + glow() + body(tones) + letterOnGlass(tones)

function stars(): string {
  const sky = [
    [-132, -330, 6],
    [-84, -398, 8],
    [96, -380, 6],
    [140, -296, 8],
    [-150, -226, 5],
    [52, -438, 5],
    [150, -200, 5],
  ] as const
  return shape(sky.map(([x, y, r]) => rosette(x, y, r, 4, 72, 45)).join(''), ivory)
}

function glow(): string {
  return [170, 122, 84].map((r) => circle(0, -212, r, gold[300], { opacity: 0.16 })).join('')
}

function body({ dark, deep }: Tones): string {
  const glass = arch({ type: 'ogee', y: -132, w: 112, h: 168, rise: 60 })
  const screen = lattice({ tiling: 'octagons', angle: 66, edge: 17, x: -56, y: -300, w: 112, h: 168 })
  return (
    rect(-2, -560, 4, 240, dark) +
    line('M-20 -318a20 20 0 0 1 40 0', dark, 5) +
    shape(arch({ type: 'ogee', y: -126, w: 134, h: 198, rise: 74 }), dark) +
    clipped(
      'glass',
      glass,
      rect(-60, -304, 120, 176, gold[400]) + circle(0, -196, 44, gold[100]) + line(screen, deep, 4.4),
    ) +
    rect(-76, -132, 152, 14, dark) +
    rect(-58, -118, 116, 10, gold[600]) +
    shape('M-58 -108h116l-18 14h-80Z', dark)
  )
}

function letterOnGlass({ accent, dark }: Tones): string {
  const envelope =
    rect(-62, -40, 124, 80, dark, { opacity: 0.35, transform: 'translate(5 5)' }) +
    rect(-62, -40, 124, 80, ivory) +
    line('M-62 -40L0 8L62 -40', accent, 4) +
    line('M-74 -52H74V52H-74Z', gold[400], 3, { 'stroke-dasharray': '9 8' })
  return placed(4, -32, envelope, -5, 0.9)
}
