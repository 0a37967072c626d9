import { gold, navy } from '#ui/theme/palette.ts'
import { mark } from '../brand/mark.ts'
import { mix } from '../grammar/colour.ts'
import { lattice } from '../grammar/lattice.ts'
import { clipped, inset, line, picture, rect, rectPath } from '../grammar/markup.ts'
import { breakLines, text, textWidth } from '../lettering/lettering.ts'
import type { SceneStyle } from '../scenes/sceneStyle.ts'

const [width, height] = [1200, 630]
const margin = 64
/** Most height of a title, so that it keeps clear of the logo. */
const tallest = 270

export interface SocialOptions {
  product: string
  title: string
  style: SceneStyle
  /** The page's own picture, drawn on 1600 x 900. */
  art: string
}

/** A page's hero with product name and title on its calm side, 1200 x 630. */
export function socialOfHero({ product, title, art }: SocialOptions): string {
  const w = 1240
  const h = (w * 9) / 16
  return picture(width, height, inset(art, width - w, -34, w, h) + lettering(product, title, 540, 490))
}

/** An article's desk beside a panel with product name and title, 1200 x 630. */
export function socialOfScene({ product, title, style, art }: SocialOptions): string {
  const panel = 560
  const strands = lattice({ tiling: style.tiling, angle: style.angle, edge: 44, w: panel, h: height })
  const relief = line(strands, mix(style.deep, style.accent, 0.14), 2)
  return picture(
    width,
    height,
    inset(art, 300, 0, 1120, height) +
      clipped('panel', rectPath(0, 0, panel, height), rect(0, 0, panel, height, style.deep) + relief) +
      rect(panel, 0, 6, height, gold[500]) +
      lettering(product, title, panel - margin - 40, height - margin - 8),
  )
}

/** Logo above, title below with its last base line at `last`, the gold rule between them. */
function lettering(product: string, title: string, width: number, last: number): string {
  const size = [76, 66, 58, 52, 46].find((one) => fits(title, one, width)) ?? 40
  const leading = size * 1.08
  const lines = breakLines(title, size, width)
  const first = last - (lines.length - 1) * leading
  return (
    mark({ x: margin + 24, y: margin + 56, h: 60, stone: gold[500], light: navy[900] }) +
    text(product, margin + 62, margin + 40, 36, '#ffffff') +
    rect(margin, first - size - 18, 64, 6, gold[500]) +
    lines.map((one, index) => text(one, margin, first + index * leading, size, '#ffffff')).join('')
  )
}

function fits(title: string, size: number, width: number): boolean {
  const lines = breakLines(title, size, width)
  return lines.length * size * 1.08 <= tallest && lines.every((one) => textWidth(one, size) <= width)
}
