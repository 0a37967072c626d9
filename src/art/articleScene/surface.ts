import { mix } from '../grammar/colour.ts'
import { lattice } from '../grammar/lattice.ts'
import { clipped, line, rect, rectPath } from '../grammar/markup.ts'
import type { Tones } from '../scenes/tones.ts'

export type Surface = 'planks' | 'blotter' | 'inlay' | 'cloth'

function baseOf({ accent, deep }: Tones): string {
  return mix(accent, deep, 0.6)
}

/** The surface below the things, w x h. */
export function surface(kind: Surface, tones: Tones, w: number, h: number): string {
  const base = rect(0, 0, w, h, baseOf(tones))
  switch (kind) {
    case 'planks':
      return base + planks(tones, w, 132)
    case 'blotter':
      return base + planks(tones, w, 190) + blotter(tones)
    case 'inlay':
      return base + inlay(tones, w, h)
    case 'cloth':
      return base + cloth(tones, w, h)
  }
}

function planks({ deep }: Tones, w: number, step: number): string {
  return Array.from({ length: 8 }, (_, index) => {
    const y = index * step
    return rect(0, y, w, 2, deep, { opacity: 0.3 }) + rect(0, y + 2, w, 1.5, '#fff', { opacity: 0.05 })
  }).join('')
}

/** A leather pad with a stitched edge. */
function blotter({ accent, deep }: Tones): string {
  const pad = (inset: number, extra: string) =>
    `<rect x="${250 + inset}" y="${90 + inset}" width="${1100 - 2 * inset}" height="${720 - 2 * inset}" rx="${30 - inset / 2}" ${extra}/>`
  return (
    pad(0, `transform="translate(8 12)" fill="#000" opacity=".2"`) +
    pad(0, `fill="${mix(deep, accent, 0.18)}"`) +
    pad(
      16,
      `fill="none" stroke="${mix(accent, '#ffffff', 0.3)}" stroke-width="2.5" stroke-dasharray="12 9" opacity=".7"`,
    )
  )
}

/** A stone top with a band of stars along its edge. */
function inlay({ accent, deep }: Tones, w: number, h: number): string {
  const edge = lattice({ tiling: 'octagons', angle: 64, edge: 25, x: 0, y: h - 92, w, h: 60 })
  return (
    rect(0, h - 100, w, 76, mix(deep, accent, 0.2)) +
    clipped('edge', rectPath(0, h - 92, w, 60), line(edge, mix(accent, '#ffffff', 0.12), 3)) +
    rect(0, h - 104, w, 4, mix(accent, '#ffffff', 0.25), { opacity: 0.5 })
  )
}

/** A woven cloth with two borders. */
function cloth({ accent, deep }: Tones, w: number, h: number): string {
  const weave = Array.from({ length: 46 }, (_, index) => `M${index * 36} 0V${h}`)
  const border = (x: number) =>
    rect(x, 0, 54, h, mix(deep, accent, 0.25)) +
    line(`M${x + 27} 0V${h}`, mix(accent, '#ffffff', 0.25), 20, { 'stroke-dasharray': '12 12' }) +
    line(`M${x + 6} 0V${h}M${x + 48} 0V${h}`, mix(accent, '#ffffff', 0.25), 3)
  return line(weave.join(''), deep, 1.4, { opacity: 0.28 }) + border(70) + border(w - 124)
}
