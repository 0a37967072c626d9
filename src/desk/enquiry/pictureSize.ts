/** A picture by its first bytes: what kind it is and how many pixels it claims, before anything decodes it. */
export interface PictureSize {
  type: (typeof shownPictures)[number]
  width: number
  height: number
}

/** Types that are drawn. A GIF may name another size for each of its pictures, and not all browsers decode the others. */
export const shownPictures = ['image/png', 'image/jpeg', 'image/webp'] as const

/** The kind and size that the file itself names; `undefined` if it is none of these kinds, whatever its name, or breaks off. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const found = png(view) ?? webp(view) ?? jpeg(view)
    return found && found.width > 0 && found.height > 0 ? found : undefined
  } catch (error) {
    // A length that leads beyond the end.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Whether these characters stand there. */
function has(view: DataView, at: number, text: string): boolean {
  return Array.from(text).every((letter, index) => view.getUint8(at + index) === letter.charCodeAt(0))
}

function png(view: DataView): PictureSize | undefined {
  if (!has(view, 0, '\x89PNG\r\n\x1a\n') || !has(view, 12, 'IHDR')) return undefined
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** The three kinds of WebP (RFC 9649, section 2). */
function webp(view: DataView): PictureSize | undefined {
  if (!has(view, 0, 'RIFF') || !has(view, 8, 'WEBPVP8')) return undefined
  const type = 'image/webp'
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000
  if (has(view, 15, 'X')) return { type, width: uint24(24) + 1, height: uint24(27) + 1 }
  if (has(view, 15, ' '))
    return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (!has(view, 15, 'L')) return undefined
  const bits = view.getUint32(21, true)
  return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** Of the segment that begins the frame (ITU T.81, annex B); a preview in the EXIF segment is gone over. */
function jpeg(view: DataView): PictureSize | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    const beginsFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (beginsFrame) return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
}
