import { gold } from '#ui/theme/palette.ts'
import { mix } from '../grammar/colour.ts'
import { line, rect, shape } from '../grammar/markup.ts'
import type { Subject } from '../scenes/opening.ts'
import type { Tones } from '../scenes/tones.ts'

/** A tower that its developer left unfinished, under a standing crane. */
export const tower: Subject = (tones) => {
  const floors = Array.from({ length: 8 }, (_, index) => floor(tones, index))
  return floors.join('') + scaffold(tones) + crane(tones)
}

function floor({ accent, dark, middle, near, pale, shade, skyNear }: Tones, index: number): string {
  const y = -index * 38
  const done = index < 5
  const openings = [0, 1, 2, 3].map((column) => {
    const x = -86 + column * 40
    if (!done) return rect(x, y - 34, 24, 34, mix(skyNear, accent, 0.3))
    return rect(x, y - 29, 24, 20, (index * 3 + column) % 5 === 0 ? gold[400] : middle)
  })
  return (
    rect(-96, y - 38, 168, 38, done ? pale : middle) +
    rect(18, y - 38, 54, 38, done ? shade : near) +
    rect(-104, y - 40, 184, 6, done ? accent : dark) +
    openings.join('')
  )
}

function scaffold({ dark }: Tones): string {
  const braces = Array.from({ length: 9 }, (_, index) => `M-122 ${-index * 38}h30M-122 ${-index * 38}l14 -38`)
  return line('M-122 0V-330M-108 0V-330', dark, 3) + line(braces.join(''), dark, 2.4)
}

function crane({ dark }: Tones): string {
  const braces = Array.from({ length: 19 }, (_, index) => `M120 ${-index * 20}l12 -20`)
  return (
    line('M120 0V-372M132 0V-372', dark, 4) +
    line(braces.join(''), dark, 2) +
    line('M-70 -352H176M-70 -352L126 -392L176 -352', dark, 4) +
    rect(150, -352, 28, 22, dark) +
    line('M-46 -352V-318', gold[500], 3) +
    shape('M-62 -318h32v26h-32Z', gold[500])
  )
}
