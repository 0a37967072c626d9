import { pictureSize } from './pictureSize.ts'

/** Pixels of a picture that is decoded: 160 MB of memory. Cameras of phones take up to 50 million, and save most with 12. */
const mostPixels = 40_000_000
/** Pixels of the longer side as it is shown: the small print of a scanned page can be read. */
const longestSide = 2400

/**
 * Draws a file's picture anew on the canvas, turned as its EXIF says. Nothing else of the file is left: no metadata, no bytes that
 * somebody else wrote. 'tooLarge' is found before anything is decoded; 'unreadable' if it is no picture that is drawn.
 */
export async function drawPicture(canvas: HTMLCanvasElement, file: Blob): Promise<'drawn' | 'tooLarge' | 'unreadable'> {
  const content = await file.arrayBuffer()
  const size = pictureSize(new Uint8Array(content))
  if (!size) return 'unreadable'
  if (size.width * size.height > mostPixels) return 'tooLarge'
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(new Blob([content], { type: size.type }), { imageOrientation: 'from-image' })
  } catch {
    return 'unreadable'
  }
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (context) {
    // Black writing on a transparent ground must be read in the dark, too.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  }
  bitmap.close()
  return context ? 'drawn' : 'unreadable'
}
