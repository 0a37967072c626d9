import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { type PictureKind, pictureKinds, pictureSrcSet, pictureUrl } from '#content/pictures.ts'

interface PictureProps extends Omit<HTMLChakraProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt' | 'sizes'> {
  kind: PictureKind
  name: string
  /** Empty for a picture that only decorates. */
  alt: string
  /** Width in the layout, as the `sizes` attribute takes it. */
  sizes: string
  /** The one picture that is the largest paint of its page. */
  first?: boolean
}

/** A drawn picture in the stored width that fits; its shape is known before it arrives, so nothing moves. */
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
