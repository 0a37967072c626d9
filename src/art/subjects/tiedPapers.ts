import { gold } from '#ui/theme/palette.ts'
import { mix } from '../grammar/colour.ts'
import { line, rect, shape } from '../grammar/markup.ts'
import { ivory, tape, tapeShade } from '../grammar/palette.ts'
import { stampShape } from '../motifs/stamp.ts'
import type { Subject } from '../scenes/opening.ts'
import type { Tones } from '../scenes/tones.ts'

/** A bundle of papers between boards, tied with red tape; two stamps lean behind it. */
export const tiedPapers: Subject = (tones) => {
  const { accent, dark, deep, near } = tones
  const star = { ground: accent, star: deep }
  return (
    sheets(tones) +
    rect(-160, -30, 320, 14, near) +
    rect(-160, -222, 320, 14, near) +
    rect(-12, -222, 24, 206, tape) +
    rect(0, -222, 12, 206, tapeShade) +
    shape('M0 -222c-70 -64 -96 -4 -8 4c88 -8 66 -66 8 -4', tape) +
    shape('M-4 -220l-30 40l18 2l8 14l14 -52Z', tape) +
    shape('M4 -220l34 36l-18 4l-6 14l-16 -50Z', tapeShade) +
    stampShape({ x: -92, y: -292, w: 92, h: 112, tilt: -9, ...star }) +
    stampShape({ x: 96, y: -290, w: 78, h: 96, tilt: 8, ...star }) +
    rect(-176, -16, 352, 16, dark)
  )
}

function sheets({ accent, middle, pale, shade }: Tones): string {
  const layers = [
    [pale, 0],
    [mix(accent, ivory, 0.6), 8],
    [pale, -6],
    [mix(gold[200], ivory, 0.4), 5],
    [shade, -9],
    [pale, 3],
  ] as const
  return layers
    .map(([fill, shift], index) => {
      const y = -30 - index * 30
      const edges = [0, 1, 2, 3].map((leaf) => `M${-138 + shift} ${y - 21 + leaf * 5}H${140 + shift - leaf * 9}`)
      return (
        rect(-146 + shift, y - 26, 292, 27, fill) +
        rect(-146 + shift, y - 4, 292, 5, middle, { opacity: 0.45 }) +
        line(edges.join(''), middle, 0.9, { opacity: 0.5 })
      )
    })
    .join('')
}
