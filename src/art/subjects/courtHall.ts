import { gold } from '#ui/theme/palette.ts'
import { arch } from '../grammar/arch.ts'
import { rosette } from '../grammar/lattice.ts'
import { line, rect, shape } from '../grammar/markup.ts'
import { figure } from '../motifs/figure.ts'
import type { Subject } from '../scenes/opening.ts'
import type { Tones } from '../scenes/tones.ts'

/** Two people before the open door of a tribunal. */
export const courtHall: Subject = (tones) => {
  const { accent, dark, middle, near, shade } = tones
  const columns = [-152, -94, 94, 152].map((x) => column(tones, x))
  const stairs = [shade, accent, middle].map((fill, index) =>
    rect(-190 - index * 12, index * 9 - 4, 380 + index * 24, 9, fill),
  )
  return (
    rect(-176, -300, 352, 300, near) +
    entablature(tones) +
    shape(arch({ type: 'cusped', w: 96, h: 220, rise: 60 }), gold[300]) +
    shape(arch({ type: 'cusped', w: 66, h: 180, rise: 44 }), gold[100]) +
    columns.join('') +
    stairs.join('') +
    figure(-18, -2, 96, dark) +
    figure(20, -2, 88, near, 'woman')
  )
}

function entablature({ pale, shade }: Tones): string {
  const courses = [shade, pale, shade].map((fill, index) =>
    rect(-190 - index * 6, -316 - 16 * index, 380 + index * 12, 14, fill),
  )
  return (
    courses.join('') +
    shape('M-150 -348Q0 -436 150 -348Z', pale) +
    shape('M0 -392Q90 -392 150 -348H0Z', shade) +
    shape(rosette(0, -370, 16, 12), gold[500])
  )
}

function column({ pale, shade }: Tones, x: number): string {
  return (
    rect(x - 16, -280, 32, 272, pale) +
    rect(x + 2, -280, 14, 272, shade) +
    line(`M${x - 9} -270V-14M${x - 2} -270V-14`, shade, 2) +
    rect(x - 23, -298, 46, 18, shade) +
    rect(x - 22, -12, 44, 12, shade)
  )
}
