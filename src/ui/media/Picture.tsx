import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { type PictureKind, pictureKinds, pictureSrcSet, pictureUrl } from '#content/pictures.ts'

interface PictureProps extends Omit<HTMLChakraProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt' | 'sizes'> {
  kind: PictureKind
  name: string
  /** Empty for a decorative picture. */
  alt: string
  /** Layout width, in the syntax of the `sizes` attribute. */
  sizes: string
  /** Set for the page's largest paint (LCP). */
  first?: boolean
}

/** A drawn picture in the best stored width. Its aspect ratio is set before it loads, so nothing shifts (CLS). */
export function Picture({ kind, name, alt, sizes, first = false, ...rest }: PictureProps) {
  const { width, height, widths } = pictureKinds[kind]
  return (
    <chakra.img
      src={pictureUrl(kind, name, widths[widths.length - 1] ?? width)}
      srcSet={pictureSrcSet(kind, name)}
      sizes={sizes}
      htmlWidth={width}
      htmlHeight={height}
      alt={alt}
      decoding="async"
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      {...rest}
    />
  )
}
