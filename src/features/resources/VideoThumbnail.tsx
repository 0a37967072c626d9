import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { Picture } from '#ui/Picture.tsx'
import { thumbnailUrl, videoId } from './videoId.ts'

/** What the video service sends for an id that it does not know is a grey picture of this width. */
const unknownWidth = 120

/** The thumbnail of the video's id, asked for when it comes near; local art where it cannot load (decision 10). */
export function VideoThumbnail({ link, standIn }: { link: string; standIn: string }) {
  const id = videoId(link)
  const image = useRef<HTMLImageElement>(null)
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    // It may have failed before there was anybody to hear of it.
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
