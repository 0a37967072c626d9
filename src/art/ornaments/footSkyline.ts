import { picture, shape } from '../grammar/markup.ts'
import { skyline } from '../grammar/skyline.ts'

/** The street above the footer, 1440 x 120: one line far off, one in front. */
export function footSkyline(front: string, far: string): string {
  const street = (seed: number, h: number, old: number, trees: number) =>
    skyline({ seed, x: 0, y: 120, w: 1440, h, old, trees })
  const svg = picture(1440, 120, shape(street(14, 104, 0.8, 0.2), far) + shape(street(52, 84, 0.42, 0.42), front))
  return svg.replace('<svg ', '<svg preserveAspectRatio="xMidYMax slice" ')
}
