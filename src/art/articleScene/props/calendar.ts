import { gold } from '#ui/theme/palette.ts'
import { mix } from '../../grammar/colour.ts'
import { circle, line, rect, shape } from '../../grammar/markup.ts'
import { ivory } from '../../grammar/palette.ts'
import { card, type Prop, shadow } from './prop.ts'

const [w, h] = [300, 330]
const cell = 38

/** Week and weekday of the three days that are marked. */
const marked = [
  [1, 2],
  [2, 5],
  [4, 1],
] as const

/** A leaf of a calendar with three days marked. */
export const calendar: Prop = ({ accent, deep, near }) => {
  const left = -w / 2 + 17
  const top = -h / 2 + 96
  const at = (row: number, column: number) => [left + (column + 0.5) * cell, top + (row + 0.5) * cell + 16] as const
  let days = ''
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 7; column++) {
      if ((row === 0 && column < 3) || (row === 4 && column > 4)) continue
      const [x, y] = at(row, column)
      days += rect(x - 8, y - 5, 16, 10, column === 6 ? accent : near, { opacity: 0.62 })
    }
  }
  const weekdays = Array.from({ length: 7 }, (_, column) =>
    rect(left + (column + 0.5) * cell - 7, top - 4, 14, 7, accent),
  )
  const rings = marked.map(([row, column]) => {
    const [x, y] = at(row, column)
    return circle(x, y, 18, gold[400], { 'fill-opacity': 0.45, stroke: gold[600], 'stroke-width': 4.5 })
  })
  return (
    shadow(card(w, h, 6)) +
    shape(card(w, h, 6), ivory) +
    shape(
      `M${-w / 2} ${-h / 2 + 70}V${-h / 2 + 6}a6 6 0 0 1 6 -6H${w / 2 - 6}a6 6 0 0 1 6 6V${-h / 2 + 70}Z`,
      mix(accent, deep, 0.2),
    ) +
    rect(-w / 2 + 24, -h / 2 + 32, 120, 14, ivory) +
    rect(w / 2 - 74, -h / 2 + 32, 50, 14, gold[400]) +
    weekdays.join('') +
    line(`M${left} ${top + 12}H${-left}`, accent, 2, { opacity: 0.5 }) +
    rings.join('') +
    days +
    spiral(near)
  )
}

function spiral(near: string): string {
  return Array.from({ length: 11 }, (_, index) => {
    const x = -w / 2 + 25 + index * 25
    return (
      circle(x, -h / 2 + 12, 6, near) + line(`M${x} ${-h / 2 + 12}v-24`, '#c9cfdb', 5, { 'stroke-linecap': 'round' })
    )
  }).join('')
}
