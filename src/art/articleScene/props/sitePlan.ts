import { gold } from '#ui/theme/palette.ts'
import { mix } from '../../grammar/colour.ts'
import { rosette } from '../../grammar/lattice.ts'
import { circle, line, placed, rect, rectPath, shape } from '../../grammar/markup.ts'
import { ivory } from '../../grammar/palette.ts'
import type { Tones } from '../../scenes/tones.ts'
import { card, type Prop, shadow } from './prop.ts'

const [w, h] = [420, 420]

/** A site plan: a road, four plots, the house on one of them, and its boundary marked. */
export const sitePlan: Prop = (tones) => {
  const { accent, near } = tones
  const frame = rectPath(-w / 2 + 18, -h / 2 + 18, w - 36, h - 36)
  return (
    shadow(card(w, h, 2)) +
    shape(card(w, h, 2), mix(ivory, accent, 0.07)) +
    road(tones) +
    plots(tones) +
    house(tones) +
    line('M-16 -150H150V26H-16Z', gold[500], 7, { 'stroke-dasharray': '18 9' }) +
    [-16, 150].map((x) => circle(x, -150, 7, gold[600]) + circle(x, 26, 7, gold[600])).join('') +
    dimension(near) +
    north(tones) +
    line(frame, near, 3)
  )
}

function road({ accent, near }: Tones): string {
  return (
    rect(-w / 2 + 18, 60, w - 36, 54, mix(ivory, accent, 0.32)) +
    line(`M${-w / 2 + 24} 87H${w / 2 - 24}`, ivory, 4, { 'stroke-dasharray': '22 16' }) +
    line(`M${-w / 2 + 18} 60H${w / 2 - 18}M${-w / 2 + 18} 114H${w / 2 - 18}`, near, 3)
  )
}

function plots({ accent, near }: Tones): string {
  const edges = `M-16 -192V60M150 -192V60M-192 26H192M-192 -150H192M-70 114V192M60 114V192`
  const trees = [
    [-150, -100],
    [-96, -30],
    [-130, 154],
    [10, 162],
    [172, -60],
  ] as const
  return (
    rect(-16, -150, 166, 176, mix(ivory, accent, 0.26)) +
    line(edges, near, 3, { opacity: 0.75 }) +
    trees.map(([x, y]) => circle(x, y, 17, mix(accent, ivory, 0.4)) + circle(x, y, 5, accent)).join('')
  )
}

function house({ accent, near, pale }: Tones): string {
  const walls = 'M16 -118H118V-58H84V-8H16Z'
  const hatching = Array.from({ length: 12 }, (_, index) => `M16 ${-118 + index * 18}l102 -60`)
  return (
    shape(walls, pale) +
    `<clipPath id="house-plan"><path d="${walls}"/></clipPath><g clip-path="url(#house-plan)">` +
    line(hatching.join(''), accent, 3, { opacity: 0.55 }) +
    '</g>' +
    line(walls, near, 7) +
    line('M50 -118V-58H16M84 -58H50', near, 4) +
    rect(34, -12, 22, 9, pale)
  )
}

function dimension(ink: string): string {
  return line('M-16 -172H150M-16 -180v16M150 -180v16M-40 -150V26M-48 -150h16M-48 26h16', ink, 2.4, { opacity: 0.7 })
}

function north({ accent, near }: Tones): string {
  const arrow =
    shape(rosette(0, 0, 24, 4, 74), accent) + line('M0 -44V20', near, 3) + shape('M-7 -34L0 -50L7 -34Z', near)
  return placed(-142, -148, arrow)
}
