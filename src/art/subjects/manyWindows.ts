import { pigments } from '#content/pigments.ts'
import { gold } from '#ui/theme/palette.ts'
import { arch } from '../grammar/arch.ts'
import { chhatri } from '../grammar/buildings.ts'
import { mix } from '../grammar/colour.ts'
import { rect, shape } from '../grammar/markup.ts'
import type { Subject } from '../scenes/opening.ts'
import type { Tones } from '../scenes/tones.ts'

/** The house of fifteen windows: one of each pigment, and a lit door. */
export const manyWindows: Subject = (tones) => {
  const { accent, deep, near, pale, shade } = tones
  const merlons = Array.from({ length: 13 }, (_, index) => {
    const x = -168 + index * 26
    return `M${x} -316v-10q0 -8 11 -17q11 9 11 17v10Z`
  })
  return (
    [-120, 0, 120]
      .map((x) => shape(chhatri(x, -318, x === 0 ? 92 : 58, x === 0 ? 100 : 62), mix(accent, deep, 0.25)))
      .join('') +
    shape(merlons.join(''), shade) +
    rect(-172, -318, 344, 318, pale) +
    rect(104, -318, 68, 318, shade, { opacity: 0.55 }) +
    [-318, -216, -114, -14].map((y) => rect(-178, y - 4, 356, 12, y === -14 ? near : mix(near, shade, 0.5))).join('') +
    windows(tones)
  )
}

function windows(tones: Tones): string {
  const accents = Object.values(pigments).map((pigment) => pigment.accent)
  return Array.from({ length: 15 }, (_, index) => {
    const x = -132 + (index % 5) * 66
    const y = -232 + Math.floor(index / 5) * 102
    if (index === 12) return lit(x, y + 6, tones)
    const fill = accents[index > 12 ? index - 1 : index] ?? tones.accent
    return (
      shape(arch({ type: 'ogee', x, y, w: 46, h: 72 }), mix(fill, tones.deep, 0.62)) +
      shape(arch({ type: 'ogee', x, y, w: 36, h: 62 }), fill) +
      shape(arch({ type: 'ogee', x: x + 5, y, w: 26, h: 48 }), mix(fill, gold[200], 0.55))
    )
  }).join('')
}

function lit(x: number, y: number, { near }: Tones): string {
  return (
    shape(arch({ type: 'cusped', x, y, w: 56, h: 88 }), near) +
    shape(arch({ type: 'cusped', x, y, w: 46, h: 80 }), gold[400]) +
    shape(arch({ type: 'cusped', x, y, w: 26, h: 58 }), gold[100])
  )
}
