import { type Attributes, line } from '../grammar/markup.ts'

/** A line with round ends, as a brush leaves it. */
export function brush(d: string, stroke: string, width: number, extra: Attributes = {}): string {
  return line(d, stroke, width, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...extra })
}
