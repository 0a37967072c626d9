import { gold } from '#ui/theme/palette.ts'
import { mix } from '../grammar/colour.ts'
import { rosette } from '../grammar/lattice.ts'
import { line, placed, rect, shape } from '../grammar/markup.ts'
import { ivory } from '../grammar/palette.ts'
import type { Subject } from '../scenes/opening.ts'
import type { Tones } from '../scenes/tones.ts'

/** A board's table with its chairs, and the company's structure drawn on the wall behind it. */
export const boardTable: Subject = (tones) => {
  const { accent, dark, deep, near } = tones
  const rows = [0, 1, 2].map((row) => chairPair(tones, row))
  return (
    chart(tones) +
    chair(0, -128, 0.62, tones) +
    shape('M-58 -120H58L112 0H-112Z', mix(deep, accent, 0.5)) +
    shape('M-58 -120H20L-10 0H-112Z', mix(deep, accent, 0.72)) +
    rect(-112, 0, 224, 18, near) +
    rows.join('') +
    sheet(-46, -96, 0.62) +
    sheet(22, -84, 0.7) +
    sheet(-50, -38, 1) +
    shape('M44 -52l34 4l6 24l-40 -4Z', dark) +
    shape('M48 -47l14 2l2 7l-14 -2Z', gold[400])
  )
}

function chart({ accent, near, pale }: Tones): string {
  const box = (x: number, y: number, w: number, fill: string) => rect(x - w / 2, y - 14, w, 28, fill)
  return (
    rect(-136, -372, 272, 204, near) +
    rect(-128, -364, 256, 188, pale) +
    line('M0 -322V-252M-84 -222V-272H84V-222M0 -272V-222', near, 4) +
    box(0, -326, 92, gold[500]) +
    shape(rosette(0, -326, 10, 8, 60), near) +
    [-84, 0, 84].map((x) => box(x, -226, 62, accent)).join('') +
    line('M-104 -196h40M-20 -196h40M64 -196h40', accent, 4, { opacity: 0.5 })
  )
}

function chairPair(tones: Tones, row: number): string {
  const y = -92 + row * 52
  const x = 92 + row * 26
  const size = 0.72 + row * 0.17
  return chair(-x, y + 22, size, tones) + chair(x, y + 22, size, tones)
}

function chair(x: number, y: number, size: number, { dark, near, accent }: Tones): string {
  const back = 'M-22 0V-56Q-22 -70 -8 -70H8Q22 -70 22 -56V0Z'
  return placed(
    x,
    y,
    shape(back, near) +
      shape('M-16 -6V-54Q-16 -64 -6 -64H6Q16 -64 16 -54V-6Z', mix(near, accent, 0.4)) +
      rect(-25, -4, 50, 12, dark),
    0,
    size,
  )
}

function sheet(x: number, y: number, size: number): string {
  return placed(x, y, shape('M0 0h34l-5 24h-36Z', ivory) + line('M2 7h26M1 13h24', '#8592ab', 1.6), 0, size)
}
