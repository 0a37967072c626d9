import { gold } from '#ui/theme/palette.ts'
import { arch } from '../grammar/arch.ts'
import { mix } from '../grammar/colour.ts'
import { line, num, placed, point, shape } from '../grammar/markup.ts'
import { randomFrom } from '../grammar/random.ts'
import type { Subject } from '../scenes/opening.ts'
import type { Tones } from '../scenes/tones.ts'
import { house } from './house.ts'

/** The root of each stem, its lean per step, and its height. */
const stems = [
  [-126, 2, -270],
  [-92, 1, -180],
  [126, -2, -300],
  [84, -1.2, -210],
  [-60, 0.4, -110],
] as const

/** A padlocked house that a creeper has taken over. */
export const overgrown: Subject = (tones) => {
  const { accent, dark, middle, pale, shade } = tones
  const random = randomFrom(5)
  return (
    house({ x: 0, w: 250, h: 280, lit: pale, shade, hole: middle, door: accent }) +
    shape(arch({ type: 'cusped', w: 96, h: 150, rise: 60 }), dark) +
    line('M-32 0V-118M-16 0V-128M0 0V-140M16 0V-128M32 0V-118M-48 -60H48', gold[500], 4) +
    `<rect x="-15" y="-70" width="30" height="25" rx="3" fill="${gold[400]}"/>` +
    line('M-9 -70v-9a9 9 0 0 1 18 0v9', gold[600], 5) +
    stems.map((stem) => creeper(tones, stem, random)).join('')
  )
}

function creeper(
  { accent, deep, near }: Tones,
  [root, lean, top]: (typeof stems)[number],
  random: () => number,
): string {
  const greens = [near, accent, mix(accent, deep, 0.5)]
  let leaves = ''
  let d = `M${root} 0`
  let x: number = root
  for (let y = -20; y > top - 20; y -= 20) {
    x += (random() - 0.45) * 15 * Math.sign(lean) + lean
    d += `L${point(x, y)}`
    for (const green of greens) {
      const turn = random() * 360
      const size = (8 + random() * 7) / 9
      const leaf = shape('M0 0C5 -9 15 -8 19 0C15 8 5 9 0 0Z', green)
      leaves += placed(x + (random() - 0.5) * 26, y + (random() - 0.5) * 16, leaf, turn, Number(num(size)))
    }
  }
  return leaves + line(d, near, 3.4)
}
