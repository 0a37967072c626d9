import { gold } from '#ui/theme/palette.ts'
import { mix } from '../grammar/colour.ts'
import { lattice } from '../grammar/lattice.ts'
import { clipped, line, rect, rectPath, shape } from '../grammar/markup.ts'
import { ivory } from '../grammar/palette.ts'
import type { Subject } from '../scenes/opening.ts'
import type { Tones } from '../scenes/tones.ts'

/** An open book before the window, with a gold marker, on a pile of others. */
export const openBook: Subject = (tones) => pile(tones) + page(tones, -1) + page(tones, 1) + marker()

function pile({ accent, dark, near, pale, shade }: Tones): string {
  const books = [
    [-140, 270, -34, accent],
    [-116, 238, -68, near],
    [-132, 258, -98, mix(accent, ivory, 0.35)],
  ] as const
  return books
    .map(
      ([x, w, y, fill]) =>
        rect(x, y, w, 34, fill) +
        rect(x + w - 26, y + 6, 26, 22, pale) +
        line(`M${x + w - 24} ${y + 13}h24m-24 8h24`, shade, 2) +
        rect(x + 18, y, 8, 34, dark, { opacity: 0.4 }),
    )
    .join('')
}

function page({ accent, dark, near, shade }: Tones, side: -1 | 1): string {
  const left = side < 0
  const leaf = 'M0 -120C-40 -148 -120 -150 -172 -124V-330C-120 -356 -40 -352 0 -322Z'
  const rows = Array.from({ length: 6 }, (_, index) => {
    const y = -232 + index * 18
    return `M-28 ${y - 4}C-64 ${y - 20} -110 ${y - 22} -148 ${y - 10}`
  })
  const picture = lattice({ tiling: 'octagons', angle: 64, edge: 13, x: -150, y: -330, w: 124, h: 70 })
  const head = left
    ? clipped(
        'plate',
        rectPath(-148, -322, 116, 64),
        rect(-150, -326, 124, 74, mix(accent, ivory, 0.5)) + line(picture, accent, 2),
      )
    : line('M-28 -286C-64 -302 -110 -304 -148 -292M-28 -264C-56 -276 -76 -279 -100 -277', near, 8)
  return (
    `<g transform="scale(${-side} 1)">` +
    shape('M0 -108C-40 -136 -124 -138 -182 -112V-322H0Z', dark) +
    shape(leaf, left ? ivory : mix(ivory, accent, 0.12)) +
    shape('M0 -120C-14 -132 -30 -138 -46 -142V-346C-28 -340 -12 -332 0 -322Z', shade, { opacity: 0.5 }) +
    head +
    line(rows.join(''), near, 4, { opacity: 0.5 }) +
    '</g>'
  )
}

function marker(): string {
  return shape('M34 -344L56 -350V-84L45 -100L34 -82Z', gold[500]) + shape('M46 -347L56 -350V-84L46 -98Z', gold[600])
}
