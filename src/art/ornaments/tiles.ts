import { gold, navy } from '#ui/theme/palette.ts'
import { lattice, mainStars } from '../grammar/lattice.ts'
import { line, picture } from '../grammar/markup.ts'

/** Length after which the pattern of octagons repeats. */
const period = (edge: number) => (1 + Math.SQRT2) * edge

function repeating(edge: number, content: string): string {
  const side = period(edge).toFixed(2)
  const svg = picture(period(edge), period(edge), content)
  return svg.replace(/viewBox="[^"]*"/, `width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"`)
}

/** A tile of the lattice in one colour, to be repeated as a background. */
export function latticeTile(strands: string): string {
  const edge = 24
  const d = lattice({ tiling: 'octagons', angle: 67.5, edge, w: period(edge), h: period(edge) })
  return repeating(edge, line(d, strands, 1.6))
}

/** The strip under the hero, 26 px high: stars of the lattice in gold on navy. */
export function latticeRule(): string {
  const edge = 10.8
  const panel = { tiling: 'octagons', angle: 66, edge, w: period(edge), h: period(edge) } as const
  const stars = `<path d="${mainStars(panel)}" fill="${navy[800]}" stroke="${gold[500]}" stroke-width="1.5"/>`
  return repeating(edge, stars + line(lattice(panel), gold[500], 0.7, { opacity: 0.8 }))
}
