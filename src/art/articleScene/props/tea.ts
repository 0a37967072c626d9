import { mix } from '../../grammar/colour.ts'
import { rosette } from '../../grammar/lattice.ts'
import { circle, line, placed } from '../../grammar/markup.ts'
import { ivory } from '../../grammar/palette.ts'
import type { Prop } from './prop.ts'

/** A cup of tea on a saucer with a star around its rim. */
export const tea: Prop = ({ accent }) => {
  const tinted = mix(ivory, accent, 0.24)
  const handle =
    '<rect x="44" y="-7" width="48" height="24" rx="12" fill="#000" opacity=".18"/>' +
    `<rect x="40" y="-12" width="48" height="24" rx="12" fill="${ivory}"/>` +
    `<rect x="52" y="-4" width="26" height="8" rx="4" fill="${tinted}"/>`
  return (
    circle(9, 12, 96, '#000', { opacity: 0.24 }) +
    circle(0, 0, 96, mix(ivory, accent, 0.08)) +
    circle(0, 0, 88, 'none', { stroke: accent, 'stroke-width': 3 }) +
    line(rosette(0, 0, 84, 12, 64), accent, 2.4) +
    circle(0, 0, 60, tinted) +
    placed(0, 0, handle, -34) +
    circle(5, 7, 52, '#000', { opacity: 0.18 }) +
    circle(0, 0, 51, '#fffdf8') +
    circle(0, 0, 43, '#b06c2c') +
    circle(0, 0, 43, 'none', { stroke: '#8a4f1c', 'stroke-width': 3 }) +
    line('M-28 -18A34 34 0 0 1 18 -28', '#dca066', 4.5, { 'stroke-linecap': 'round' })
  )
}
