import { navy } from '#ui/theme/palette.ts'
import { mix } from '../grammar/colour.ts'
import { lattice, rosette } from '../grammar/lattice.ts'
import { circle, clipped, line, num, placed, point, rect, rectPath } from '../grammar/markup.ts'
import { ivory } from '../grammar/palette.ts'
import { randomFrom } from '../grammar/random.ts'
import { seal } from './seal.ts'

export interface DeedOptions {
  x: number
  y: number
  w: number
  h: number
  /** Degrees. */
  tilt?: number
  /** Colour of the printed border and band. */
  accent: string
  /** Colour of the written lines. */
  ink: string
  seed?: number
  sealed?: boolean
  /** Unique in its picture. */
  id: string
}

/** A sheet of stamp paper: guilloche band, ruled text, thumb print, signature and seal. */
export function deed(options: DeedOptions): string {
  const { x, y, w, h, tilt = -5, accent, sealed = true } = options
  const left = -w / 2
  const top = -h / 2
  const margin = w * 0.05
  const footY = top + h * 0.86
  const bandX = left + w * 0.08
  const bandW = w * 0.84
  const content =
    rect(left + 7, top + 9, w, h, '#000', { opacity: 0.22 }) +
    rect(left, top, w, h, ivory) +
    rect(left + margin, top + margin, w - 2 * margin, h - 2 * margin, 'none', {
      stroke: accent,
      'stroke-width': 1.6,
      opacity: 0.75,
    }) +
    band(options, bandX, top + w * 0.08, bandW, h * 0.27) +
    writing(options, bandX, top + w * 0.08 + h * 0.34, bandW) +
    thumbPrint(bandX + bandW * 0.15, footY) +
    signature(options, bandX + bandW * 0.36, footY + 4) +
    (sealed ? seal({ x: bandX + bandW * 0.84, y: footY - 4, r: w * 0.13, ribbon: accent }) : '')
  return placed(x, y, content, tilt)
}

function band({ accent, id, w: sheet }: DeedOptions, x: number, y: number, w: number, h: number): string {
  const middle = y + h / 2
  const rings = [
    [0.36, 70],
    [0.36, 55],
    [0.36, 40],
    [0.22, 60],
  ] as const
  const strands = lattice({ tiling: 'octagons', angle: 62, edge: sheet * 0.068, x, y, w, h })
  return (
    rect(x, y, w, h, mix(ivory, accent, 0.3)) +
    clipped(id, rectPath(x, y, w, h), line(strands, accent, 1.2, { opacity: 0.6 })) +
    circle(0, middle, h * 0.4, ivory) +
    rings.map(([size, angle]) => line(rosette(0, middle, h * size, 12, angle), accent, 1.3)).join('')
  )
}

function writing({ h, ink, seed = 3 }: DeedOptions, x: number, y: number, w: number): string {
  const random = randomFrom(seed)
  const rows = 8
  const step = (h * 0.36) / rows
  let d = ''
  for (let row = 0; row < rows; row++) {
    const length = w * (row === rows - 1 ? 0.45 : 0.88 + random() * 0.12)
    d += `M${point(x, y + row * step)}h${num(length)}`
  }
  return line(d, ink, Math.max(1.2, h * 0.0105), { opacity: 0.55 })
}

function thumbPrint(x: number, y: number): string {
  let d = ''
  for (let i = 1; i <= 5; i++) {
    d +=
      `M${point(x - i * 3.1, y + i * 2.4)}C${point(x - i * 4, y - i * 5)} ` +
      `${point(x + i * 4, y - i * 5)} ${point(x + i * 3.1, y + i * 2.4)}`
  }
  return line(d, navy[600], 1.7)
}

function signature({ ink }: DeedOptions, x: number, y: number): string {
  const d = `M${point(x, y)}c10 -22 18 -18 14 -4s12 -20 18 -12s-2 14 8 8s14 -6 26 -3`
  return line(d, ink, 2.2, { 'stroke-linecap': 'round' })
}
