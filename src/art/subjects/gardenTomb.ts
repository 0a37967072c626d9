import { gold } from '#ui/theme/palette.ts'
import { arch } from '../grammar/arch.ts'
import { chhatri } from '../grammar/buildings.ts'
import { mix } from '../grammar/colour.ts'
import { circle, line, num, placed, rect, shape } from '../grammar/markup.ts'
import { sunlight } from '../grammar/palette.ts'
import { skyline } from '../grammar/skyline.ts'
import type { Subject } from '../scenes/opening.ts'
import type { Tones } from '../scenes/tones.ts'

/** Delhi at first light: a garden tomb with the sun behind it, and a flight that ends there. */
export const gardenTomb: Subject = (tones) => {
  const { accent, near, skyBetween } = tones
  const street = skyline({ seed: 21, x: -260, y: -6, w: 520, h: 150, old: 0.95, trees: 0.16 })
  return (
    shape(street, mix(skyBetween, accent, 0.45)) +
    terrace(tones) +
    domes(tones) +
    cypresses(tones) +
    rect(-300, -4, 284, 30, near) +
    rect(16, -4, 284, 30, near) +
    shape('M-16 -4H16L60 40H-60Z', gold[300]) +
    shape('M-5 -4H5L20 40H-20Z', sunlight) +
    flight() +
    birds(tones)
  )
}

function terrace({ accent, dark, deep }: Tones): string {
  const stone = mix(accent, deep, 0.35)
  const edge = mix(stone, gold[300], 0.35)
  const niche = (x: number, y: number, w: number, h: number, fill: string) =>
    shape(arch({ type: 'pointed', x, y, w, h }), fill)
  const arcade = Array.from({ length: 9 }, (_, index) =>
    niche(-132 + index * 33, 0, 20, 42, index === 4 ? gold[400] : dark),
  )
  return (
    rect(-150, -58, 300, 58, stone) +
    rect(-162, -64, 324, 8, edge) +
    rect(-96, -148, 192, 90, mix(stone, deep, 0.25)) +
    rect(-102, -154, 204, 8, edge) +
    [-78, 78].map((x) => shape(chhatri(x, -154, 34, 44), mix(stone, deep, 0.3))).join('') +
    niche(0, -58, 54, 84, dark) +
    niche(0, -58, 40, 72, gold[400]) +
    [-68, 68].map((x) => niche(x, -104, 26, 36, dark) + niche(x, -58, 26, 36, dark)).join('') +
    arcade.join('')
  )
}

function domes({ accent, pale }: Tones): string {
  return (
    shape('M-50 -152V-172H-46C-62 -206 -26 -236 0 -262C26 -236 62 -206 46 -172H50V-152Z', mix(pale, accent, 0.2)) +
    shape('M8 -255C32 -232 60 -204 46 -172H50V-152H6C20 -190 22 -226 8 -255Z', mix(pale, accent, 0.5)) +
    rect(-2, -292, 4, 36, gold[500]) +
    circle(0, -276, 5, gold[500])
  )
}

function cypresses({ deep }: Tones): string {
  const trees = [
    [-196, 1],
    [-168, 0.8],
    [188, 1],
    [160, 0.78],
    [222, 0.9],
    [-226, 0.9],
  ] as const
  const d = trees.map(([x, k]) => {
    const [left, right] = [`${num(x - 16 * k)} ${num(-30 * k)} ${num(x - 12 * k)}`, `${num(x + 12 * k)}`]
    return `M${x} 0C${left} ${num(-90 * k)} ${x} ${num(-120 * k)}C${right} ${num(-90 * k)} ${num(x + 16 * k)} ${num(-30 * k)} ${x} 0Z`
  })
  return shape(d.join(''), deep)
}

function flight(): string {
  const plane =
    'M-26 4L22 -3C30 -4 30 5 22 6L-24 9ZM-4 2L-22 -17L-15 -18L12 0ZM-4 7L-18 22L-12 22L12 5ZM-24 5L-33 -6L-28 -7L-18 4Z'
  const route = 'M-250 -300C-160 -420 -60 -420 0 -300'
  return (
    line(route, sunlight, 2.4, { 'stroke-dasharray': '2 8', 'stroke-linecap': 'round' }) +
    placed(-118, -386, shape(plane, sunlight), -8, 0.9)
  )
}

function birds({ deep }: Tones): string {
  const flock = [
    [96, -352, 1],
    [122, -370, 0.8],
    [142, -346, 0.7],
    [70, -384, 0.6],
  ] as const
  const wings = 'M-11 -5Q-4 -7 0 0Q4 -7 11 -5'
  return flock
    .map(([x, y, size]) => placed(x, y, line(wings, deep, 2.2, { 'stroke-linecap': 'round' }), 0, size))
    .join('')
}
