// For the workplace: makes of an uploaded picture the one file that is kept in the sources. `masterPicture.mjs <uploaded> <kept> <pixels>`
// writes {width, height} or {fault} as one line of JSON. A process of its own: whatever the file does to the decoder, the server goes on.
import sharp from 'sharp'

/** The widest picture that the build stores, and the longest scan that can be read on a page. */
const widest = 1600
const tallest = 4800

const [, , uploaded = '', kept = '', pixels = '0'] = process.argv
// Nothing is decoded twice here.
sharp.cache(false)

/** @returns {Promise<object>} */
async function make() {
  try {
    // Of a moving picture the first one. Metadata, such as the place, is left out unless sharp is told to keep it.
    const { width, height } = await sharp(uploaded, { limitInputPixels: Number(pixels), failOn: 'error' })
      .autoOrient()
      .resize({ width: widest, height: tallest, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, effort: 5, smartSubsample: true })
      .toFile(kept)
    return { width, height }
  } catch (error) {
    return { fault: /pixel limit/i.test(String(error)) ? 'pixels' : 'unreadable' }
  }
}

console.log(JSON.stringify(await make()))
