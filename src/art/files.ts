import { createHash } from 'node:crypto'
import { pictureKinds, pictureUrl } from '#content/pictures.ts'
import { budgets } from './budgets.ts'
import { drawings } from './gallery.ts'
import { icons, vectors } from './vectors.ts'

/** One committed file and the drawing it comes from. Paths are relative to `public`. */
export interface ArtFile {
  path: string
  /** Name of the drawing in the lock file; several files come from one drawing. */
  drawing: string
  format: 'svg' | 'png' | 'webp'
  /** Pixels; SVG has none. */
  width?: number
  height?: number
  /** Most bytes. */
  budget?: number
}

/** The drawings of the code: every SVG by name. */
export function drawAll(): Map<string, string> {
  return new Map([
    ...drawings.map(({ kind, name, draw }): [string, string] => [`${kind}/${name}`, draw()]),
    ...Object.entries(vectors).map(([path, draw]): [string, string] => [path, draw()]),
    ...Object.entries(icons).map(([path, { draw }]): [string, string] => [path, draw()]),
  ])
}

/** Every file that `public` must hold. */
export function artFiles(): ArtFile[] {
  const pictures = drawings.flatMap(({ kind, name }) => {
    const shape = pictureKinds[kind]
    return shape.widths.map((width): ArtFile => {
      const budget = budgets[kind][width]
      if (budget === undefined) throw new Error(`No budget for ${kind} at ${width} px`)
      return {
        path: pictureUrl(kind, name, width).slice(1),
        drawing: `${kind}/${name}`,
        format: 'webp',
        width,
        height: Math.round((width * shape.height) / shape.width),
        budget,
      }
    })
  })
  return [
    ...pictures,
    ...Object.keys(vectors).map((path): ArtFile => ({ path, drawing: path, format: 'svg' })),
    ...Object.entries(icons).map(
      ([path, { size }]): ArtFile => ({ path, drawing: path, format: 'png', width: size, height: size }),
    ),
  ]
}

/** Hexadecimal SHA-256 of the content. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The last drawings: hashes of the drawings and of the files made of them. Kept in `src/art/drawn.json`. */
export interface Lock {
  drawings: Record<string, string>
  files: Record<string, string>
}
