import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { pictureKinds } from '#content/pictures.ts'
import { roles } from '#ui/theme/roles.ts'
import { drawings } from './gallery.ts'
import { rasterOf } from './rasterise.ts'

const gap = 12
const sheetWidth = 1800

/** Writes one contact sheet (PNG) per kind of picture, to look at; answers their paths. */
export async function writeSheets(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const kinds = [...new Set(drawings.map((drawing) => drawing.kind))]
  const written: string[] = []
  for (const kind of kinds) {
    const { width, height } = pictureKinds[kind]
    const tileWidth = Math.min(width, 440)
    const tileHeight = Math.round((tileWidth * height) / width)
    const columns = Math.floor(sheetWidth / (tileWidth + gap))
    const tiles = await Promise.all(
      drawings
        .filter((drawing) => drawing.kind === kind)
        .map(async ({ draw }, index) => ({
          input: await rasterOf(draw(), tileWidth).png().toBuffer(),
          left: gap + (index % columns) * (tileWidth + gap),
          top: gap + Math.floor(index / columns) * (tileHeight + gap),
        })),
    )
    const rows = Math.ceil(tiles.length / columns)
    const file = path.join(folder, `${kind}.png`)
    const sheet = {
      width: sheetWidth,
      height: gap + rows * (tileHeight + gap),
      channels: 3,
      background: roles.sand[0],
    } as const
    await sharp({ create: sheet }).composite(tiles).png().toFile(file)
    written.push(file)
  }
  return written
}
