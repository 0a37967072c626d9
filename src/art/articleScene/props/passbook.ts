import { gold } from '#ui/theme/palette.ts'
import { mix } from '../../grammar/colour.ts'
import { circle, line, placed, rect, shape } from '../../grammar/markup.ts'
import { ivory } from '../../grammar/palette.ts'
import { card, type Prop, shadow } from './prop.ts'

const [w, h] = [290, 372]
const columns = [-84, 10, 74]

/** A bank's passbook, open at its printed entries; the fold lies across. */
export const passbook: Prop = ({ accent, deep, near }) => {
  const cover = card(w + 16, h + 16, 10)
  return (
    shadow(cover) +
    shape(cover, mix(deep, accent, 0.3)) +
    shape(card(w, h, 5), ivory) +
    rect(-w / 2, -3, w, 10, near, { opacity: 0.16 }) +
    line(`M${-w / 2} 0H${w / 2}`, near, 2, { opacity: 0.45 }) +
    rect(-w / 2, -h / 2, w, 40, accent) +
    circle(-w / 2 + 30, -h / 2 + 20, 14, gold[400]) +
    placed(-w / 2 + 30, -h / 2 + 19, line('M-14 -17H15M-14 -6H15M-14 -17C8 -20 10 6 -12 5L9 22', deep, 5), 0, 0.42) +
    rect(-w / 2 + 58, -h / 2 + 12, 112, 7, ivory) +
    rect(-w / 2 + 58, -h / 2 + 24, 70, 5, ivory, { opacity: 0.7 }) +
    entries(-h / 2 + 54, 5, near, accent) +
    entries(16, 7, near, accent)
  )
}

/** Dates, particulars and amounts between ruled columns. */
function entries(top: number, rows: number, ink: string, accent: string): string {
  const step = 22
  const foot = top + rows * step
  let s = ''
  for (let row = 0; row < rows; row++) {
    const y = top + row * step
    const isIncome = row % 3 === 1
    if (row % 2 === 0) s += rect(-w / 2, y, w, step, accent, { opacity: 0.1 })
    s +=
      rect(-134, y + 8, 38, 6, ink, { opacity: 0.5 }) +
      rect(-74, y + 8, [66, 48, 72][row % 3] ?? 60, 6, ink, { opacity: 0.5 }) +
      (isIncome ? rect(22, y + 8, 40, 6, accent) : '') +
      rect(88, y + 8, [44, 40, 46, 42][row % 4] ?? 42, 6, ink, { opacity: 0.75 })
  }
  return s + line(columns.map((x) => `M${x} ${top}V${foot}`).join(''), accent, 1.6, { opacity: 0.6 })
}
