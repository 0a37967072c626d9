import { box, chhatri, flats, gate, minar, tomb, tree } from './buildings.ts'
import { randomFrom } from './random.ts'

export interface SkylineOptions {
  seed: number
  x: number
  y: number
  w: number
  h: number
  /** 0 is a street of flats, 1 a street of monuments. */
  old?: number
  /** Share of trees, 0 to 1. */
  trees?: number
}

/** One silhouette of a street, as path data; the same seed gives the same street. */
export function skyline({ seed, x, y, w, h, old = 0.5, trees = 0.3 }: SkylineOptions): string {
  const random = randomFrom(seed)
  let street = box(x + w / 2, y, w, h * 0.08)
  let at = x - 10
  while (at < x + w + 10) {
    const kind = random()
    const size = 0.6 + random() * 0.4
    const [building, step] =
      kind < trees
        ? grove(at, y, h, random)
        : random() < old
          ? monument(at, y, h * size, random())
          : block(at, y, h, random)
    street += building
    at += step
  }
  return street
}

type Built = readonly [building: string, step: number]

function grove(x: number, y: number, h: number, random: () => number): Built {
  const r = h * (0.1 + random() * 0.1)
  return [tree(x + r, y, r), r * 1.7]
}

function monument(x: number, y: number, h: number, kind: number): Built {
  if (kind < 0.4) return [tomb(x + h * 0.42, y, h * 0.805, h * 0.7), h * 0.91]
  if (kind < 0.62) return [minar(x + h * 0.1, y, h * 0.17, h), h * 0.26]
  if (kind < 0.8) return [gate(x + h * 0.2025, y, h * 0.3825, h * 0.45), h * 0.45]
  const b = h * 0.34
  const pavilions = chhatri(x + b * 0.3, y - b, b * 0.42, b * 0.6) + chhatri(x + b * 1.7, y - b, b * 0.42, b * 0.6)
  return [box(x + b, y, b * 2, b) + pavilions, b * 2.1]
}

function block(x: number, y: number, h: number, random: () => number): Built {
  const height = h * (0.3 + random() * 0.4)
  const width = h * (0.16 + random() * 0.16)
  return [flats(x + width / 2, y, width, height, random() > 0.5), width * (0.9 + random() * 0.3)]
}
