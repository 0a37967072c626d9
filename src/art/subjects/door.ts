import { gold } from '#ui/theme/palette.ts'
import { arch } from '../grammar/arch.ts'
import { mix } from '../grammar/colour.ts'
import { circle, clipped, rect, shape } from '../grammar/markup.ts'
import { key } from '../motifs/key.ts'
import type { Subject } from '../scenes/opening.ts'
import type { Tones } from '../scenes/tones.ts'

/** A studded door, one leaf open, with the key between landlord and tenant. */
export const door: Subject = (tones) => {
  const { accent, near, pale } = tones
  const doorway = arch({ type: 'round', w: 214, h: 322, rise: 104 })
  const behind =
    rect(-107, -322, 214, 322, gold[200]) +
    rect(-107, -60, 214, 60, mix(gold[200], accent, 0.35)) +
    circle(0, -190, 66, gold[100])
  return (
    shape(arch({ type: 'round', w: 250, h: 344, rise: 120 }), pale) +
    clipped('doorway', doorway, behind + leaves(tones)) +
    rect(-140, -8, 280, 16, near) +
    key({ x: -24, y: -150, r: 24, length: 92, turn: 84 })
  )
}

function leaves({ accent, deep }: Tones): string {
  let panels = rect(-107, -330, 104, 330, accent) + shape('M107 -340V0L36 26V-372Z', mix(accent, deep, 0.4))
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 2; column++) {
      panels +=
        rect(-98 + column * 48, -290 + row * 58, 40, 48, mix(accent, deep, 0.28)) +
        circle(-78 + column * 48, -266 + row * 58, 5, gold[400])
    }
    const d = `M50 ${-296 + row * 62}L96 ${-284 + row * 59}V${-236 + row * 58}L50 ${-244 + row * 61}Z`
    panels += shape(d, mix(accent, deep, 0.62))
  }
  return panels
}
