import sharp, { type Sharp } from 'sharp'
import type { ArtFile } from './files.ts'

/** Tried in turn until the file fits its budget. */
const qualities = [82, 78, 74, 70, 65, 60, 55, 50]
/**
 * Up to this width a picture is for phones, whose lines are slow, or is shown small. Flat colours look the same at the first
 * of these qualities as at 82 on their dense screens, in not much more than half of the bytes.
 */
const phoneWidth = 860
const phoneQualities = [50, 45, 40]

/** Pixels of a drawing at a width, drawn at that size and not scaled afterwards. */
export function rasterOf(svg: string, width: number): Sharp {
  const drawnWidth = Number(/viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/.exec(svg)?.[1] ?? width)
  return sharp(Buffer.from(svg), { density: (72 * width) / drawnWidth }).resize({ width })
}

/** The file's bytes. Throws when even the lowest quality is over its budget. */
export async function rasterise(file: ArtFile, svg: string): Promise<Uint8Array> {
  const { path, format, width = 0, height = 0, budget = Number.POSITIVE_INFINITY } = file
  const pixels = await rasterOf(svg, width).resize({ width, height, fit: 'cover' }).png().toBuffer()
  if (format === 'png')
    return sharp(pixels).png({ compressionLevel: 9, palette: true, quality: 90, effort: 10 }).toBuffer()
  for (const quality of width <= phoneWidth ? phoneQualities : qualities) {
    const bytes = await sharp(pixels).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (bytes.length <= budget) return bytes
  }
  throw new Error(`${path} does not fit ${budget} bytes`)
}
