import { gold } from '#ui/theme/palette.ts'
import { circle, line, placed } from '../grammar/markup.ts'

/** A rupee coin with its shadow. */
export function coin(x: number, y: number, r: number): string {
  const rupee = 'M-14 -17H15M-14 -6H15M-14 -17C8 -20 10 6 -12 5L9 22'
  return (
    circle(x + 4, y + 4, r, '#000', { opacity: 0.25 }) +
    circle(x, y, r, gold[400]) +
    circle(x, y, r * 0.82, 'none', { stroke: gold[700], 'stroke-width': r * 0.06 }) +
    placed(x, y, line(rupee, gold[800], 5, { 'stroke-linejoin': 'round' }), 0, r / 40)
  )
}
