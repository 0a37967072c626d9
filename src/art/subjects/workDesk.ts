import { gold } from '#ui/theme/palette.ts'
import { mix } from '../grammar/colour.ts'
import { lattice } from '../grammar/lattice.ts'
import { circle, clipped, line, rect, rectPath, shape } from '../grammar/markup.ts'
import { ivory, tape } from '../grammar/palette.ts'
import type { Subject } from '../scenes/opening.ts'
import type { Tones } from '../scenes/tones.ts'

/** The desk itself: an inlaid table with a lit lamp, files, tea and an empty chair. */
export const workDesk: Subject = (tones) => chair(tones) + table(tones) + files(tones) + tea() + lamp(tones)

function chair({ dark, near, accent }: Tones): string {
  const cane = lattice({ tiling: 'octagons', angle: 64, edge: 12, x: -46, y: -262, w: 92, h: 90 })
  return (
    shape('M-58 -120V-262Q-58 -286 -34 -286H34Q58 -286 58 -262V-120Z', dark) +
    clipped(
      'cane',
      'M-46 -160V-256Q-46 -274 -28 -274H28Q46 -274 46 -256V-160Z',
      rect(-46, -274, 92, 114, mix(accent, near, 0.3)) + line(cane, dark, 3),
    )
  )
}

function table({ accent, dark, deep, near }: Tones): string {
  const panel = mix(deep, accent, 0.45)
  const inlay = lattice({ tiling: 'octagons', angle: 66, edge: 15, x: -70, y: -108, w: 140, h: 88 })
  return (
    rect(-176, -142, 352, 18, mix(accent, ivory, 0.25)) +
    rect(-176, -130, 352, 8, near) +
    rect(-164, -124, 328, 124, panel) +
    rect(84, -124, 80, 124, mix(panel, dark, 0.35)) +
    clipped(
      'inlay-front',
      rectPath(-72, -112, 144, 100),
      rect(-72, -112, 144, 100, dark) + line(inlay, mix(accent, ivory, 0.2), 3),
    ) +
    [-148, 88].map((x) => [0, 1].map((row) => drawer(x, -112 + row * 52, dark)).join('')).join('')
  )
}

function drawer(x: number, y: number, dark: string): string {
  return line(rectPath(x, y, 60, 46), dark, 3, { opacity: 0.7 }) + circle(x + 30, y + 23, 4.5, gold[500])
}

function files({ accent, middle, pale, shade }: Tones): string {
  const layers = [pale, shade, pale, mix(accent, ivory, 0.6), pale]
  return layers
    .map((fill, index) => {
      const y = -158 - index * 16
      const shift = [0, 6, -4, 5, -2][index] ?? 0
      return rect(66 + shift, y, 96, 15, fill) + rect(66 + shift, y + 12, 96, 3, middle, { opacity: 0.5 })
    })
    .concat(rect(108, -222, 12, 80, tape))
    .join('')
}

function tea(): string {
  const steam = 'M21 -186q-7 -9 0 -18t0 -18'
  return (
    shape('M4 -172H38V-156Q38 -142 21 -142Q4 -142 4 -156Z', ivory) +
    line('M38 -166q14 2 0 16', ivory, 5) +
    line(steam, ivory, 3, { 'stroke-linecap': 'round', opacity: 0.8 })
  )
}

function lamp({ dark }: Tones): string {
  return (
    shape('M-154 -264L-196 -142H-62L-78 -264Z', gold[200], { opacity: 0.5 }) +
    rect(-150, -152, 68, 10, dark) +
    rect(-120, -268, 8, 118, dark) +
    shape('M-142 -322H-90L-70 -262H-162Z', gold[500]) +
    shape('M-112 -322H-90L-70 -262H-104Z', gold[600]) +
    circle(-116, -326, 6, dark)
  )
}
