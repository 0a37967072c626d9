import { chakra } from '@chakra-ui/react'
import type { PictureSize } from '#content/blocks.ts'
import { storedUrl } from '#content/pictures.ts'

/** A picture that is no drawn figure: its path below `/art/`, and its size. */
export interface Stored extends PictureSize {
  path: string
}

/** Pixels of the tallest picture. */
const tallest = 720

/**
 * A picture of any shape, never larger than it is. Its attributes give its shape before it loads, so nothing shifts (CLS);
 * an upright one is
 * no taller than most windows.
 */
export function StoredPicture({ path, width, height, widths, alt }: Stored & { alt: string }) {
  const shown = Math.min(width, Math.round((tallest * width) / height))
  return (
    <chakra.img
      src={storedUrl(path, width)}
      srcSet={widths.map((one) => `${storedUrl(path, one)} ${one}w`).join(', ')}
      sizes={`(min-width: 769px) min(43rem, ${shown}px), min(100vw, ${shown}px)`}
      htmlWidth={shown}
      htmlHeight={Math.round((height * shown) / width)}
      alt={alt}
      decoding="async"
      loading="lazy"
      maxW="full"
      h="auto"
      borderRadius="card"
    />
  )
}
