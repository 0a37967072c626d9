// For the workplace: makes of an uploaded picture the one file that is kept in the sources. `masterPicture.mjs <uploaded> <kept> <pixels>`
// writes {width, height} or {fault} as one line of JSON; the fault 'storage' is the server's and not the picture's. A process of its
// own: whatever the file does to the decoder, the server goes on.
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** The widest picture that the build stores, and the longest scan that can be read on a page. */
const widest = 1600
const tallest = 4800

const [, , uploaded = '', kept = '', pixels = '0'] = process.argv
// Nothing is decoded twice here.
sharp.cache(false)

/** @returns {Promise<object>} */
async function make() {
  const content = await readFile(uploaded).catch(() => undefined)
  if (content === undefined) return { fault: 'storage' }
  /** @type {{ data: Buffer, info: { width: number, height: number } }} */
  let made
  try {
    // Of a moving picture the first one. Metadata, such as the place, is left out unless sharp is told to keep it. It writes no
    // file: of a full disk it says no more than of a damaged picture.
    made = await sharp(content, { limitInputPixels: Number(pixels), failOn: 'error' })
      .autoOrient()
      .resize({ width: widest, height: tallest, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, effort: 5, smartSubsample: true })
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    return { fault: /pixel limit/i.test(String(error)) ? 'pixels' : 'unreadable' }
  }
  const isKept = await writeFile(kept, made.data).then(
    () => true,
    () => false,
  )
  return isKept ? { width: made.info.width, height: made.info.height } : { fault: 'storage' }
}

console.log(JSON.stringify(await make()))
