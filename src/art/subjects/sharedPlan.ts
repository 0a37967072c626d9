import { gold } from '#ui/theme/palette.ts'
import { mix } from '../grammar/colour.ts'
import { rosette } from '../grammar/lattice.ts'
import { line, placed, rect, shape } from '../grammar/markup.ts'
import { ivory } from '../grammar/palette.ts'
import type { Subject } from '../scenes/opening.ts'
import type { Tones } from '../scenes/tones.ts'

/** The plan of a courtyard house, with the line along which it is shared out. */
export const sharedPlan: Subject = (tones) => placed(0, -182, plan(tones), -4)

/** The plan around its middle, 300 x 300, with the dividing line reaching beyond it. */
export function plan(tones: Tones): string {
  const { accent, near, pale } = tones
  const inner = 'M-126 -48H-48V-126M-126 48H-48V126M126 -48H48V-126M126 48H48V126'
  return (
    rect(-150, -150, 300, 300, pale) +
    line('M-126 -126H126V126H-126Z', near, 15) +
    line(inner, near, 10) +
    rect(-48, -48, 96, 96, mix(accent, ivory, 0.55)) +
    line('M-48 -48H48V48H-48Z', near, 5, { 'stroke-dasharray': '12 9' }) +
    shape(rosette(0, 0, 36), accent) +
    shape(rosette(0, 0, 15, 8, 60), gold[400]) +
    doorways(pale) +
    shape('M12 -176L176 -12L166 166H-6Z', accent, { opacity: 0.24 }) +
    line('M-10 -176L10 176', gold[600], 6) +
    line('M-10 -176L10 176', gold[400], 3, { 'stroke-dasharray': '3 9' })
  )
}

/** Gaps in the walls. */
function doorways(pale: string): string {
  const lying = [
    [-87, -126],
    [87, 126],
    [0, 126],
  ] as const
  const standing = [
    [-126, 87],
    [126, -87],
  ] as const
  const insideStanding = [
    [-48, -87],
    [48, 87],
  ] as const
  const insideLying = [
    [-87, 48],
    [87, -48],
  ] as const
  return [
    ...lying.map(([x, y]) => rect(x - 18, y - 9, 36, 18, pale)),
    ...standing.map(([x, y]) => rect(x - 9, y - 18, 18, 36, pale)),
    ...insideStanding.map(([x, y]) => rect(x - 6, y - 13, 12, 26, pale)),
    ...insideLying.map(([x, y]) => rect(x - 13, y - 6, 26, 12, pale)),
  ].join('')
}
