import { chakra } from '@chakra-ui/react'
import { readingTexts as texts } from '#content/texts/reading.ts'
import { minutesLeft } from '#offline/progress.ts'
import { Icon } from '#ui/media/Icon.tsx'
import { useReadingProgress } from './readingStore.ts'

interface ReadMarkProps {
  slug: string
  readingTime: string
}

/** Overlay on an article's card: read, or minutes left. As an overlay it shifts nothing. */
export function ReadMark({ slug, readingTime }: ReadMarkProps) {
  const progress = useReadingProgress(slug)
  if (!progress || (!progress.read && progress.headingId === undefined)) return null
  return (
    <chakra.span
      data-read-mark=""
      position="absolute"
      top="3"
      right="3"
      display="inline-flex"
      alignItems="center"
      gap="6px"
      px="12px"
      pt="7px"
      pb="5px"
      borderRadius="pill"
      bg="panel"
      color="ink"
      boxShadow="rest"
      textStyle="meta"
      fontSize="0.875rem"
      lineHeight="1.2"
    >
      <Icon name={progress.read ? 'check' : 'clock'} size="15px" />
      {progress.read ? texts.read : texts.started(minutesLeft(readingTime, progress.fraction))}
    </chakra.span>
  )
}
