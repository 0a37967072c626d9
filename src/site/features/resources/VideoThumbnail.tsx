import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { Picture } from '#ui/media/Picture.tsx'
import { isExample, thumbnailUrl, videoId } from './videoId.ts'

/** Width of the grey placeholder that the video service sends for an unknown id. */
const unknownWidth = 120

/** The video's thumbnail, loaded near the viewport; local art for an example, and if it cannot load (RS-08). */
export function VideoThumbnail({ link, standIn }: { link: string; standIn: string }) {
  const id = isExample(link) ? undefined : videoId(link)
  const image = useRef<HTMLImageElement>(null)
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    // The image may have failed before the listener was attached.
    const { current } = image
    if (current?.complete && current.currentSrc && current.naturalWidth <= unknownWidth) setMissing(true)
  }, [])
  if (!id || missing) {
    return (
      <Picture
        kind="plate"
        name={standIn}
        alt=""
        sizes="(min-width: 1321px) 600px, (min-width: 601px) 46vw, 100vw"
        w="full"
        aspectRatio="16/9"
        objectFit="cover"
      />
    )
  }
  return (
    <chakra.img
      ref={image}
      src={thumbnailUrl(id)}
      alt=""
      htmlWidth="480"
      htmlHeight="360"
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setMissing(true)}
      onLoad={(event) => {
        if (event.currentTarget.naturalWidth <= unknownWidth) setMissing(true)
      }}
      w="full"
      aspectRatio="16/9"
      objectFit="cover"
    />
  )
}
