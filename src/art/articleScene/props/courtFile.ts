import { mix } from '../../grammar/colour.ts'
import { rosette } from '../../grammar/lattice.ts'
import { circle, group, line, placed, rect, shape } from '../../grammar/markup.ts'
import { ivory, tape, tapeShade } from '../../grammar/palette.ts'
import { card, type Prop, shadow } from './prop.ts'

const buff = '#d9b98a'

/** A court's file: a buff cover with a label, pages beyond its edge, tied crosswise with red tape. */
export const courtFile: Prop = ({ near }) => {
  const [w, h] = [300, 400]
  const tab = `M${-w / 2 + 20} ${-h / 2}v-22q0 -8 8 -8h84q8 0 8 8v22Z`
  const label =
    shape(card(176, 116, 4), ivory) +
    line('M-72 -30H72M-72 -8H40M-72 14H72', near, 6, { opacity: 0.55 }) +
    rect(-72, 32, 58, 8, tape)
  const mark = group(
    circle(0, 0, 40, 'none', { stroke: tape, 'stroke-width': 4 }) + line(rosette(0, 0, 28, 8, 62), tape, 3),
    {
      opacity: 0.7,
    },
  )
  return (
    shadow(card(w + 10, h + 10, 4), 11) +
    placed(6, 4, shape(card(w - 8, h - 8, 2), ivory), 1.6) +
    placed(4, 6, shape(card(w - 12, h - 12, 2), mix(ivory, near, 0.12)), -1.2) +
    shape(tab, mix(buff, '#5a3a10', 0.12)) +
    shape(card(w, h, 4), buff) +
    shape(`M${-w / 2} ${-h / 2}h26v${h}h-26Z`, mix(buff, '#5a3a10', 0.22)) +
    placed(14, -98, label) +
    placed(66, 126, mark, -14) +
    rect(-w / 2, 22, w, 17, tape) +
    rect(-34, -h / 2, 17, h, tape) +
    rect(-34, -h / 2, 6, h, tapeShade) +
    bow(-26, 30)
  )
}

function bow(x: number, y: number): string {
  return placed(
    x,
    y,
    shape('M0 0c-58 -46 -84 -6 -6 6c-60 22 -40 58 6 -6Z', tape) +
      shape('M0 0c58 -46 84 -6 6 6c60 22 40 58 -6 -6Z', tapeShade) +
      circle(0, 1, 11, tape),
  )
}
