import { gold, navy } from '#ui/theme/palette.ts'
import { picture } from '../grammar/markup.ts'
import { text, textWidth } from '../lettering/lettering.ts'
import { mark } from './mark.ts'

const typeSize = 38

/** Mark and product name in one line, 68 high. */
export function logo(product: string, on: 'light' | 'dark'): string {
  const dark = on === 'dark'
  const width = Math.ceil(68 + textWidth(product, typeSize))
  return picture(
    width,
    68,
    mark({ x: 28, y: 66, h: 64, stone: dark ? gold[500] : navy[800], light: dark ? navy[900] : gold[500] }) +
      text(product, 66, 46.5, typeSize, dark ? '#ffffff' : navy[900]),
  )
}

/** The mark alone. */
export function logoMark(): string {
  return picture(56, 68, mark({ x: 28, y: 66, h: 64, stone: gold[500], light: navy[900] }))
}
