import { gold } from '#ui/theme/palette.ts'
import { arch } from '../grammar/arch.ts'
import { mix } from '../grammar/colour.ts'
import { rosette } from '../grammar/lattice.ts'
import { num, rect, shape } from '../grammar/markup.ts'
import { ivory } from '../grammar/palette.ts'
import { randomFrom } from '../grammar/random.ts'
import type { Subject } from '../scenes/opening.ts'
import type { Tones } from '../scenes/tones.ts'

const shelves = [-12, -104, -196]

/** A bookcase in a niche, one volume of it in gold. */
export const bookcase: Subject = (tones) => {
  const { dark, near } = tones
  const random = randomFrom(11)
  return (
    shape(arch({ type: 'cusped', w: 304, h: 336, rise: 110 }), near) +
    shape(arch({ type: 'cusped', w: 272, h: 316, rise: 98 }), dark) +
    shelves.map((y, index) => bookshelf(tones, y, index, random)).join('') +
    shape(rosette(0, -288, 14), gold[500])
  )
}

function bookshelf(
  { accent, deep, near, pale, shade, skyBetween }: Tones,
  y: number,
  row: number,
  random: () => number,
): string {
  const bindings = [
    pale,
    accent,
    shade,
    mix(accent, deep, 0.35),
    mix(skyBetween, accent, 0.2),
    mix(accent, ivory, 0.45),
  ]
  const limit = row === 2 ? 104 : 128
  let books = ''
  let x = -limit
  let index = 0
  while (x < limit - 22) {
    const w = 13 + random() * 12
    const h = 52 + random() * 24
    const gilt = row === 1 && index === 6
    books += book(x, y, w, h, gilt ? gold[500] : (bindings[Math.floor(random() * bindings.length)] ?? pale), gilt)
    x += w + (random() > 0.86 ? 16 : 1.5)
    index++
  }
  return books + rect(-142, y, 284, 12, near)
}

function book(x: number, y: number, w: number, h: number, fill: string, gilt: boolean): string {
  const band = gilt ? gold[700] : '#0a142855'
  return (
    rect(x, y - h, w, h, fill) +
    rect(x + w * 0.66, y - h, w * 0.34, h, '#0a1428', { opacity: 0.16 }) +
    rect(x, Number(num(y - h * 0.84)), w, 3, band) +
    rect(x, Number(num(y - h * 0.3)), w, 3, band)
  )
}
