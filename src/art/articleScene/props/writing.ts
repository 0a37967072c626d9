import { gold, navy } from '#ui/theme/palette.ts'
import { mix } from '../../grammar/colour.ts'
import { circle, group, line, shape } from '../../grammar/markup.ts'
import { ivory } from '../../grammar/palette.ts'
import type { Prop } from './prop.ts'

/** A fountain pen. */
export const pen: Prop = ({ accent, deep }) => {
  const barrel = 'M-130 -11H70L96 -7V7L70 11H-130Q-140 0 -130 -11Z'
  return (
    group(shape(barrel, '#000'), { opacity: 0.24, transform: 'translate(6 9)' }) +
    shape('M94 -7L138 0L94 7Z', gold[400]) +
    line('M104 0H136', gold[700], 1.6) +
    shape(barrel, mix(ivory, deep, 0.28)) +
    shape('M-130 -11H70L96 -7V-2H-134Q-134 -8 -130 -11Z', mix(ivory, accent, 0.08)) +
    shape('M-30 -12h9v24h-9ZM66 -12h7v23h-7Z', gold[500]) +
    shape('M-120 -4H-36V3H-116Z', gold[500])
  )
}

/** Reading glasses, folded open. */
export const glasses: Prop = ({ dark }) => {
  const lens = (x: number) => circle(x, 0, 42, '#fff', { 'fill-opacity': 0.16, stroke: navy[950], 'stroke-width': 8 })
  const arms = 'M-94 -8Q-128 -40 -104 -118M94 -8Q128 -40 104 -118'
  const bridge = 'M-12 -8Q0 -18 12 -8'
  return (
    group(
      line(arms, '#000', 8) +
        circle(-53, 0, 42, 'none', { stroke: '#000', 'stroke-width': 8 }) +
        circle(53, 0, 42, 'none', { stroke: '#000', 'stroke-width': 8 }),
      {
        opacity: 0.2,
        transform: 'translate(7 10)',
      },
    ) +
    line(arms, dark, 8, { 'stroke-linecap': 'round' }) +
    lens(-53) +
    lens(53) +
    line(bridge, navy[950], 8)
  )
}
